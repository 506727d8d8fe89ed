import { createHmac } from 'node:crypto'
import { requestRaw, hostOf, requestSearchKey, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, test } from './fixtures'

const DEALER = 'banksia-motor-group'
const OTHER_DEALER = 'yarra-value-cars'
const QUERIES_PATH = '/api/search/1/indexes/*/queries'

type ApiRequest = {
  readonly key?: string
  readonly body?: string
  readonly method?: string
  readonly target?: string
  readonly host?: string
}

const requestApi = async ({ key, body, method = 'POST', target = QUERIES_PATH, host = DEALER }: ApiRequest) => {
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': 'forecourt',
    ...(key === undefined ? {} : { 'x-algolia-api-key': key }),
  }
  const answer = await requestSite(host, target, { method, headers, ...(body === undefined ? {} : { body }) })
  return { ...answer, json: JSON.parse(answer.body) as Record<string, unknown> }
}

type SearchResult = {
  readonly hits: readonly { readonly objectID: string; readonly tenant_id: string }[]
  readonly nbHits: number
}

const searchVehicles = async (key: string, params: Record<string, unknown>, host = DEALER): Promise<SearchResult> => {
  const body = JSON.stringify({ requests: [{ indexName: 'vehicles', ...params }] })
  const { status, json } = await requestApi({ key, body, host })
  expect(status, JSON.stringify(params)).toBe(200)
  return (json['results'] as SearchResult[])[0] ?? { hits: [], nbHits: -1 }
}

const tenantId = async (slug: string): Promise<string> =>
  (await sql<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [slug]))[0]?.id ?? ''

/** Checks that a request is refused as by Algolia: with a status below 500 and `{message, status}`. */
const expectRefused = async (
  what: string,
  request: ApiRequest,
  statuses = [400, 403, 404, 405, 413],
): Promise<void> => {
  const { status, headers, json } = await requestApi(request)
  expect(statuses, `${what}: ${JSON.stringify(json).slice(0, 200)}`).toContain(status)
  expect(headers['content-type'], what).toContain('application/json')
  expect(json, what).toEqual({ message: expect.any(String), status })
  expect(String(json['message']), what).not.toMatch(/\n|node_modules|\.m?[jt]s:|undefined|TypeError/)
  expect(String(json['message']).length, what).toBeLessThan(400)
}

test('[STK-06] a request without a valid key is refused', async () => {
  const key = await requestSearchKey(DEALER)
  const body = JSON.stringify({ requests: [{ indexName: 'vehicles' }] })
  const text = Buffer.from(key, 'base64').toString('utf8')
  const restrictions = text.slice(64)
  const base64 = (value: string) => Buffer.from(value).toString('base64')
  const signedBy = (secret: string, value: string) =>
    base64(createHmac('sha256', secret).update(value).digest('hex') + value)
  const id = await tenantId(OTHER_DEALER)
  const expired = restrictions.replace(/validUntil=\d+/, 'validUntil=1000000000')
  const widened = restrictions.replace(/filters=[^&]+/, `filters=${encodeURIComponent(`tenant_id:${id}`)}`)
  const keys: Readonly<Record<string, string | undefined>> = {
    'no key': undefined,
    'an empty key': '',
    'a word': 'search',
    'the platform’s name': 'forecourt',
    'an expired key': base64(text.slice(0, 64) + expired),
    'a key of another tenant on the old signature': base64(text.slice(0, 64) + widened),
    'no restrictions': base64(text.slice(0, 64)),
    'one more restriction': base64(`${text}&filters=${encodeURIComponent(`tenant_id:${id}`)}`),
    'signed with nothing': signedBy('', restrictions),
    'signed with a guess': signedBy('forecourt', widened),
    'not base64': `${key}%%%`.slice(5),
    'a long key': 'A'.repeat(6000),
    'a prototype': '__proto__',
  }
  for (const [what, one] of Object.entries(keys)) {
    await expectRefused(what, { body, ...(one === undefined ? {} : { key: one }) }, [403])
  }
  // With a key in the header and another in the address, one of them is used, and it is checked.
  await expectRefused('a wrong key in the address', { body, target: `${QUERIES_PATH}?x-algolia-api-key=abc` }, [403])
  const inAddress = await requestApi({ body, target: `${QUERIES_PATH}?x-algolia-api-key=${encodeURIComponent(key)}` })
  expect(inAddress.status).toBe(200)
})

test('[STK-05] any body is answered with a result or a refusal in Algolia’s format', async () => {
  const key = await requestSearchKey(DEALER)
  const one = (params: unknown) => JSON.stringify({ requests: [{ indexName: 'vehicles', ...(params as object) }] })
  const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
  const refusedBodies: Readonly<Record<string, string>> = {
    'not JSON': '{',
    text: 'hello',
    'half a string': '{"requests":"',
    'a lone NUL': '\0',
    null: 'null',
    'a number': '42',
    'a list': '[1,2,3]',
    'requests as text': '{"requests":"all"}',
    'requests of null': '{"requests":[null]}',
    'requests of lists': '{"requests":[[]]}',
    'no index': '{"requests":[{}]}',
    'an index of the wrong type': '{"requests":[{"indexName":{}}]}',
    'an unknown index': '{"requests":[{"indexName":"users"}]}',
    'an index that does not exist': '{"requests":[{"indexName":"vehicles_secret"}]}',
    'a long index': JSON.stringify({ requests: [{ indexName: 'v'.repeat(100_000) }] }),
    'too many requests': JSON.stringify({ requests: Array.from({ length: 1000 }, () => ({ indexName: 'vehicles' })) }),
    'lists in lists': deep('[', ']', 50_000),
    'objects in objects': `${'{"requests":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    'filters in filters': one({ filters: deep('(', ')', 5000) }),
    'filters half open': one({ filters: 'make:Toyota AND (' }),
    'filters of the wrong type': one({ filters: 12 }),
    'filters too long': one({ filters: `make:A${' OR make:A'.repeat(20_000)}` }),
    'a NUL in filters': one({ filters: 'make:\0 AND' }),
    'facetFilters in depth': `{"requests":[{"indexName":"vehicles","facetFilters":${deep('[', ']', 3000)}}]}`,
    'numericFilters of words': one({ numericFilters: ['price > cheap'] }),
    'a page of the wrong type': one({ page: {} }),
    'a page below zero': one({ page: -1 }),
    'too many hits per page': one({ hitsPerPage: 1e9 }),
    'an infinite number': '{"requests":[{"indexName":"vehicles","hitsPerPage":1e999}]}',
    'facets of the wrong type': one({ facets: 7 }),
    'a query of the wrong type': one({ query: { $gt: '' } }),
  }
  for (const [what, body] of Object.entries(refusedBodies)) await expectRefused(what, { key, body })
  const answeredParams = [
    { query: 'a'.repeat(500) },
    { query: 'toyota '.repeat(70) },
    { query: '\u202e\ud83d\ude97 %00 <script>' },
    { page: 1e6 },
    { facets: ['*'] },
    { facets: ['no_such_facet', '__proto__', 'constructor'] },
    { filters: 'price > 99999999999999999999999' },
    { numericFilters: ['price>=-1e300', 'price<=1e300'] },
    { facetFilters: [['make:Toyota', 'make:-Kia']] },
    { no_such_parameter: { deep: [1, 2, 3] } },
    { attributesToRetrieve: ['__proto__', 'constructor'] },
  ]
  for (const params of answeredParams) {
    const { status, json } = await requestApi({ key, body: one(params) })
    if (status === 200) expect(json['results'], JSON.stringify(params)).toHaveLength(1)
    else await expectRefused(JSON.stringify(params).slice(0, 80), { key, body: one(params) })
  }
  expect((await requestSite(DEALER, '/healthz')).status).toBe(200)
})

test('[STK-05] unknown paths and methods, and bodies that are too large, are refused in the same format', async () => {
  const key = await requestSearchKey(DEALER)
  const calls: readonly ApiRequest[] = [
    { method: 'GET', target: '/api/search/1/indexes' },
    { method: 'GET', target: '/api/search/1/indexes/vehicles/settings' },
    { method: 'PUT', target: '/api/search/1/indexes/vehicles/settings', body: '{}' },
    { method: 'DELETE', target: '/api/search/1/indexes/vehicles' },
    { method: 'POST', target: '/api/search/1/indexes/vehicles/batch', body: '{"requests":[]}' },
    { method: 'POST', target: '/api/search/1/indexes/vehicles/clear', body: '{}' },
    { method: 'GET', target: '/api/search/1/keys' },
    { method: 'GET', target: '/api/search/1/task/1' },
    { method: 'POST', target: '/api/search/2/indexes/*/queries', body: '{}' },
    { method: 'POST', target: '/api/search/', body: '{}' },
    { method: 'POST', target: '/api/search/1/indexes/users/query', body: '{}' },
    { method: 'POST', target: '/api/search/1/indexes/%E0%A4%A/query', body: '{}' },
    { method: 'POST', target: '/api/search/1/indexes/vehicles/facets/tenant_id/query', body: '{}' },
    { method: 'GET', target: '/api/search/1/indexes/vehicles/__proto__' },
    { method: 'PATCH', body: '{}' },
    { method: 'OPTIONS' },
    { method: 'TRACE' },
  ]
  for (const one of calls) {
    const answer = await requestSite(DEALER, one.target ?? QUERIES_PATH, {
      method: one.method ?? 'POST',
      headers: { 'x-algolia-api-key': key, 'content-type': 'application/json' },
      ...(one.body === undefined ? {} : { body: one.body }),
    })
    const what = `${one.method} ${one.target}`
    expect([400, 403, 404, 405], what).toContain(answer.status)
    if (answer.headers['content-type']?.includes('json')) {
      expect(JSON.parse(answer.body), what).toEqual({ message: expect.any(String), status: answer.status })
    }
  }
  const large = JSON.stringify({ requests: [{ indexName: 'vehicles', query: 'x'.repeat(3_000_000) }] })
  await expectRefused('3 MB', { key, body: large }, [413])
  const compressed = await requestSite(DEALER, QUERIES_PATH, {
    method: 'POST',
    headers: { 'x-algolia-api-key': key, 'content-encoding': 'gzip' },
    body: 'not packed at all',
  })
  expect(compressed.status).toBe(400)
  expect((await requestRaw(hostOf(DEALER), `/api/search/1/indexes/${'a'.repeat(7000)}/query`)).status).toBeLessThan(500)
})

test('[STK-06] a key gives access to its own tenant’s stock only, on any host', async () => {
  const [key, other, id, foreignId] = await Promise.all([
    requestSearchKey(DEALER),
    requestSearchKey(OTHER_DEALER),
    tenantId(DEALER),
    tenantId(OTHER_DEALER),
  ])
  const [foreignCar] = await sql<{ id: string }>(
    'SELECT id FROM vehicles WHERE tenant_id = $1 AND hidden IS NOT TRUE AND removed_at IS NULL LIMIT 1',
    [foreignId],
  )
  const mine = await searchVehicles(key, { hitsPerPage: 1000 })
  expect(mine.nbHits).toBeGreaterThan(100)
  expect(new Set(mine.hits.map((one) => one.tenant_id))).toEqual(new Set([id]))
  const theirs = await searchVehicles(other, { hitsPerPage: 1000 }, OTHER_DEALER)
  const ownIds = new Set(mine.hits.map((one) => one.objectID))
  expect(theirs.hits.filter((one) => ownIds.has(one.objectID))).toEqual([])
  // On another tenant's host the key still belongs to its tenant.
  const elsewhere = await searchVehicles(key, { hitsPerPage: 1000 }, OTHER_DEALER)
  expect(elsewhere.hits.filter((one) => one.tenant_id !== id)).toEqual([])

  const crafted = [
    { filters: `tenant_id:${foreignId}` },
    { filters: `tenant_id:"${foreignId}"` },
    { filters: `tenant_id:${id} OR tenant_id:${foreignId}`, expected: 'own' },
    { filters: `NOT tenant_id:${id}` },
    { filters: `make:Toyota OR tenant_id:${foreignId}`, expected: 'own' },
    { filters: `) OR (tenant_id:${foreignId}`, expected: 'refused' },
    { filters: `objectID:${foreignCar?.id ?? ''}` },
    { facetFilters: [[`tenant_id:${foreignId}`]] },
    { facetFilters: [`tenant_id:-${id}`] },
    { facetFilters: [[`tenant_id:${id}`, `tenant_id:${foreignId}`]], expected: 'own' },
    { tagFilters: [foreignId], expected: 'any' },
    { optionalFilters: [`tenant_id:${foreignId}`], expected: 'own' },
    { query: foreignId },
    { query: '', facets: ['tenant_id'], maxValuesPerFacet: 100, expected: 'own' },
    { query: '', userToken: foreignId, expected: 'own' },
    { query: '', restrictSearchableAttributes: ['tenant_id'], expected: 'any' },
    { query: '', params: `filters=tenant_id%3A${foreignId}` },
    { query: '', params: { filters: `tenant_id:${foreignId}` } },
  ]
  for (const { expected = 'none', ...params } of crafted) {
    const what = JSON.stringify(params)
    const body = JSON.stringify({ requests: [{ indexName: 'vehicles', hitsPerPage: 1000, ...params }] })
    const { status, body: text, json } = await requestApi({ key, body })
    expect([200, 400], what).toContain(status)
    if (expected === 'refused') expect(status, what).toBe(400)
    const [result] = (json['results'] ?? []) as SearchResult[]
    expect(
      (result?.hits ?? []).filter((one) => one.tenant_id !== id),
      what,
    ).toEqual([])
    if (expected === 'none') expect(result?.nbHits ?? 0, what).toBe(0)
    if (expected === 'own') expect(result?.nbHits ?? 0, what).toBeGreaterThan(0)
    expect(text.replaceAll(JSON.stringify(params).slice(1, -1), ''), what).not.toContain(`"tenant_id":"${foreignId}"`)
    expect(text, what).not.toContain(`"${foreignId}":`)
  }
  const target = `/api/search/1/indexes/vehicles/${foreignCar?.id ?? ''}`
  expect((await requestApi({ key, method: 'GET', target })).status).toBe(404)
  const objects = JSON.stringify({ requests: [{ indexName: 'vehicles', objectID: foreignCar?.id }] })
  const objectsAnswer = await requestApi({ key, target: '/api/search/1/indexes/*/objects', body: objects })
  expect(objectsAnswer.json).toEqual({ results: [null] })
  const make = await requestApi({
    key,
    target: '/api/search/1/indexes/vehicles/facets/make/query',
    body: '{"facetQuery":""}',
  })
  expect(make.status).toBe(200)
  const browsed = await requestApi({
    key,
    target: '/api/search/1/indexes/vehicles/browse',
    body: JSON.stringify({ filters: `tenant_id:${foreignId}` }),
  })
  expect(browsed.status).toBe(403)
})

test('[STK-06] [STK-07] vehicles that are hidden from the website or removed are in no answer', async ({ dealer }) => {
  const { slug, id } = await dealer(OTHER_DEALER)
  const key = await requestSearchKey(slug)
  const vehicle = await findVehicleSlug(slug, "v.status = 'in_stock'")
  const hide = (hidden: boolean) =>
    sql('UPDATE vehicles SET hidden = $3 WHERE tenant_id = $1 AND slug = $2', [id, vehicle, hidden])
  const names = async () => {
    const { hits } = await searchVehicles(key, { hitsPerPage: 1000, attributesToRetrieve: ['slug'] }, slug)
    return hits.map((one) => (one as unknown as { slug: string }).slug)
  }
  expect(await names()).toContain(vehicle)
  await hide(true)
  await expect.poll(names).not.toContain(vehicle)
  await hide(false)
  await expect.poll(names).toContain(vehicle)
})
