import { randomUUID } from 'node:crypto'
import { searchKey, sql } from './arrange'
import { ask, expect, test } from './fixtures'

const own = 'banksia-motor-group'
const queries = '/api/search/1/indexes/*/queries'

type Call = { readonly key?: string; readonly body: string; readonly method?: string; readonly target: string }

const call = async ({ key, body, method = 'POST', target }: Call) => {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-algolia-api-key': key }) }
  const answer = await ask(own, target, { method, headers, body })
  return { status: answer.status, json: JSON.parse(answer.body) as unknown }
}

const expectRefused = async (given: Call, status: number): Promise<void> => {
  const answer = await call(given)
  expect(answer, `${given.target} with ${given.key ?? 'no key'}`).toEqual({
    status,
    json: { message: expect.any(String), status },
  })
}

test('[STK-05] [STK-06] only the installation’s admin key can write indexes and keys', async () => {
  const key = await searchKey(own)
  const writes: readonly Call[] = [
    { target: '/api/search/1/indexes/notes', body: '{"objectID":"x"}' },
    { target: '/api/search/1/indexes/vehicles/batch', body: '{"requests":[{"action":"clear"}]}' },
    { target: '/api/search/1/indexes/vehicles/deleteByQuery', body: '{"filters":"make:Toyota"}' },
    { target: '/api/search/1/indexes/vehicles/settings', method: 'PUT', body: '{}' },
    { target: '/api/search/1/keys', body: '{"acl":["search"]}' },
  ]
  for (const write of writes) {
    await expectRefused({ ...write, key }, 403)
    await expectRefused({ ...write, key: 'f'.repeat(32) }, 403)
    await expectRefused(write, 403)
  }
})

test('[STK-05] [STK-06] events are accepted, validated, and stored for the dealer whose key sent them', async () => {
  const key = await searchKey(own)
  const userToken = `e2e-${randomUUID()}`
  const event = { eventType: 'view', eventName: 'Vehicles seen', index: 'vehicles', userToken, objectIDs: ['x'] }
  const target = '/api/search/1/events'
  const body = JSON.stringify({ events: [event] })
  expect((await call({ key, target, body })).json).toEqual({ status: 200, message: 'OK' })
  await expectRefused({ key, target, body: '{"events":[{}]}' }, 422)
  await expectRefused({ target, body }, 401)
  const stored = await sql<{ slug: string }>(
    'SELECT t.slug FROM search_events e JOIN tenants t ON t.id = e.tenant_id WHERE e.user_token = $1',
    [userToken],
  )
  expect(stored).toEqual([{ slug: own }])
})

test('[STK-05] synonyms of the trade find matches, and answers are compressed', async () => {
  const key = await searchKey(own)
  const search = async (params: object, headers: Record<string, string> = {}) =>
    ask(own, queries, {
      method: 'POST',
      headers: { 'x-algolia-api-key': key, ...headers },
      body: JSON.stringify({ requests: [{ indexName: 'vehicles', ...params }] }),
    })
  const counted = async (query: string): Promise<number> => {
    const { body } = await search({ query, hitsPerPage: 0 })
    return (JSON.parse(body) as { results: { nbHits: number }[] }).results[0]?.nbHits ?? -1
  }
  expect(await counted('volkswagen')).toBeGreaterThan(0)
  expect(await counted('vw')).toBe(await counted('volkswagen'))
  expect(await counted('4x4')).toBeGreaterThan(0)
  const compressed = await search({ hitsPerPage: 50 }, { 'accept-encoding': 'gzip' })
  expect(compressed.headers['content-encoding']).toBe('gzip')
})
