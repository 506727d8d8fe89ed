import { randomUUID } from 'node:crypto'
import { requestSearchKey, sql } from './arrange'
import { requestSite, expect, test } from './fixtures'

const DEALER = 'banksia-motor-group'
const QUERIES_PATH = '/api/search/1/indexes/*/queries'

type ApiRequest = { readonly key?: string; readonly body: string; readonly method?: string; readonly target: string }

const requestApi = async ({ key, body, method = 'POST', target }: ApiRequest) => {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-algolia-api-key': key }) }
  const answer = await requestSite(DEALER, target, { method, headers, body })
  return { status: answer.status, json: JSON.parse(answer.body) as unknown }
}

const expectRefused = async (request: ApiRequest, status: number): Promise<void> => {
  const answer = await requestApi(request)
  expect(answer, `${request.target} with ${request.key ?? 'no key'}`).toEqual({
    status,
    json: { message: expect.any(String), status },
  })
}

test('[STK-05] [STK-06] only the installation’s admin key can write indexes and keys', async () => {
  const key = await requestSearchKey(DEALER)
  const writes: readonly ApiRequest[] = [
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
  const key = await requestSearchKey(DEALER)
  const userToken = `e2e-${randomUUID()}`
  const event = { eventType: 'view', eventName: 'Vehicles seen', index: 'vehicles', userToken, objectIDs: ['x'] }
  const target = '/api/search/1/events'
  const body = JSON.stringify({ events: [event] })
  expect((await requestApi({ key, target, body })).json).toEqual({ status: 200, message: 'OK' })
  await expectRefused({ key, target, body: '{"events":[{}]}' }, 422)
  await expectRefused({ target, body }, 401)
  const storedEvents = await sql<{ slug: string }>(
    'SELECT t.slug FROM search_events e JOIN tenants t ON t.id = e.tenant_id WHERE e.user_token = $1',
    [userToken],
  )
  expect(storedEvents).toEqual([{ slug: DEALER }])
})

test('[STK-05] synonyms of the trade find matches, and answers are compressed', async () => {
  const key = await requestSearchKey(DEALER)
  const search = async (params: object, headers: Record<string, string> = {}) =>
    requestSite(DEALER, QUERIES_PATH, {
      method: 'POST',
      headers: { 'x-algolia-api-key': key, ...headers },
      body: JSON.stringify({ requests: [{ indexName: 'vehicles', ...params }] }),
    })
  const countHits = async (query: string): Promise<number> => {
    const { body } = await search({ query, hitsPerPage: 0 })
    return (JSON.parse(body) as { results: { nbHits: number }[] }).results[0]?.nbHits ?? -1
  }
  expect(await countHits('volkswagen')).toBeGreaterThan(0)
  expect(await countHits('vw')).toBe(await countHits('volkswagen'))
  expect(await countHits('4x4')).toBeGreaterThan(0)
  const compressed = await search({ hitsPerPage: 50 }, { 'accept-encoding': 'gzip' })
  expect(compressed.headers['content-encoding']).toBe('gzip')
})
