import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockSettings } from '@/src/domain/stock/search-record'
import type { HitsResponse } from '../port'
import { createEmbeddedEngine, type EmbeddedEngine } from './engine'
import { limits } from './limits'
import { mintSearchKey } from './secured-key'
import { bundleWorker, stockOf } from './testing/engine.test-support'

const searchKeySecret = 'a-secret'
const inAnHour = Math.floor(Date.now() / 1000) + 3600
let worker: Awaited<ReturnType<typeof bundleWorker>>
let engine: EmbeddedEngine
let lost = 0

beforeAll(async () => {
  worker = await bundleWorker()
  engine = createEmbeddedEngine({
    workerUrl: worker.url,
    searchKeySecret,
    adminKey: 'an-admin-key',
    settings: stockSettings,
    onLost: () => (lost += 1),
    // Generous, because a busy machine is slow and this file only tests the order of answers.
    searchTimeoutMs: 60_000,
  })
  await engine.replaceSegment('a', stockOf('a', 2000))
  await engine.replaceSegment('b', stockOf('b', 40))
}, 60_000)
afterAll(async () => {
  await engine.close()
  await worker.remove()
})

const heavy = Array.from({ length: 50 }, () => ({
  indexName: 'vehicles',
  query: 't',
  hitsPerPage: 20,
  attributesToSnippet: ['*:100'],
  facets: ['*'],
}))
const small = [{ indexName: 'vehicles', hitsPerPage: 1 }]
const ended: string[] = []
const ask = async (tenantId: string, address: string, requests: readonly object[]) => {
  const answer = await engine.handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    query: new URLSearchParams(),
    headers: { 'x-algolia-api-key': mintSearchKey(searchKeySecret, tenantId, inAnHour) },
    body: Buffer.from(JSON.stringify({ requests })),
    address,
  })
  ended.push(`${tenantId} ${answer.status}`)
  return answer
}

test('[STK-06] a flood of requests to one dealer’s site delays neither another’s shoppers nor any page', async () => {
  const most = limits.waitingOfSender + limits.atOnce
  const flood = Array.from({ length: most + 10 }, () => ask('a', '192.0.2.1', heavy))
  const page = engine.search('b', small).then((found) => (ended.push('page'), found as HitsResponse[]))
  const other = await ask('b', '192.0.2.2', small)
  expect(other.status).toBe(200)
  expect((await page)[0]?.nbHits).toBe(40)
  expect(ended.filter((one) => one === 'a 200').length).toBeLessThan(most)
  const before = ended.slice(0, Math.max(ended.indexOf('b 200'), ended.indexOf('page')))
  expect(before.filter((one) => one === 'a 200').length).toBeLessThanOrEqual(limits.atOnce * 2)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
  expect(lost).toBe(0)
}, 60_000)
