import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import type { HitsResponse } from '@/src/integrations/search/port'
import { createEmbeddedEngine, type EmbeddedEngine } from './engine'
import { limits } from './limits'
import { createSearchKey } from './secured-key'
import { bundleWorker, createStock } from './testing/engine.test-support'

const SEARCH_KEY_SECRET = 'a-secret'
const inAnHour = Math.floor(Date.now() / 1000) + 3600
let worker: Awaited<ReturnType<typeof bundleWorker>>
let engine: EmbeddedEngine
let crashes = 0

beforeAll(async () => {
  worker = await bundleWorker()
  engine = createEmbeddedEngine({
    threads: 1,
    workerUrl: worker.url,
    searchKeySecret: SEARCH_KEY_SECRET,
    adminKey: 'an-admin-key',
    settings: stockIndexSettings,
    onLost: () => (crashes += 1),
    // Generous, because a busy machine is slow and this file only tests the order of answers.
    searchTimeoutMs: 60_000,
  })
  await engine.replaceSegment('a', createStock('a', 2000))
  await engine.replaceSegment('b', createStock('b', 40))
}, 60_000)
afterAll(async () => {
  await engine.close()
  await worker.remove()
})

// Far below the thread time of one call, because a call that takes too long is refused instead of waiting.
const heavyRequests = Array.from({ length: 8 }, () => ({
  indexName: 'vehicles',
  query: 't',
  hitsPerPage: 20,
  attributesToSnippet: ['*:100'],
  facets: ['*'],
}))
const smallRequest = [{ indexName: 'vehicles', hitsPerPage: 1 }]
const endedRequests: string[] = []
const request = async (tenantId: string, address: string, requests: readonly object[]) => {
  const answer = await engine.handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: new URLSearchParams(),
    headers: { 'x-algolia-api-key': createSearchKey(SEARCH_KEY_SECRET, tenantId, inAnHour) },
    body: Buffer.from(JSON.stringify({ requests })),
    address,
  })
  endedRequests.push(`${tenantId} ${answer.status}`)
  return answer
}

test('[STK-06] a flood of requests to one dealer’s site delays neither another’s shoppers nor any page', async () => {
  const maxOfSender = limits.waitingOfSender + limits.atOnce
  const flood = Array.from({ length: maxOfSender + 10 }, () => request('a', '192.0.2.1', heavyRequests))
  const page = engine.search('b', smallRequest).then((found) => (endedRequests.push('page'), found as HitsResponse[]))
  const other = await request('b', '192.0.2.2', smallRequest)
  expect(other.status).toBe(200)
  expect((await page)[0]?.nbHits).toBe(40)
  expect(endedRequests.filter((one) => one === 'a 200').length).toBeLessThan(maxOfSender)
  const before = endedRequests.slice(0, Math.max(endedRequests.indexOf('b 200'), endedRequests.indexOf('page')))
  expect(before.filter((one) => one === 'a 200').length).toBeLessThanOrEqual(limits.atOnce * 2)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxOfSender)
  expect(crashes).toBe(0)
}, 60_000)
