import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSearchKey } from '../secured-key'
import { anyRecords, createIndex, smallPlan } from '../testing/small-index.test-support'
import { handleRequest } from './handle'
import type { HttpContext, HttpRequest } from './types'

const records = fc.sample(anyRecords, { numRuns: 20, seed: 3 }).sort((a, b) => b.length - a.length)[0] ?? []
const index = createIndex(records.map((record) => ({ ...record, tenant_id: 'a' })))
const context: HttpContext = {
  plan: {
    ...smallPlan,
    sorts: smallPlan.sorts.map((sort) => ({ ...sort, index: sort.index.replace('cars', 'vehicles') })),
  },
  indexOf: () => ({ index, ready: true }),
  searchKeySecret: 'secret',
  adminKey: 'admin',
  nowSeconds: 1000,
  ambient: { elapsed: () => 0, queryId: () => 'f'.repeat(32) },
}
const key = createSearchKey('secret', 'a', 2000)
const sendRequest = (path: string, body: unknown, more: Partial<HttpRequest> = {}) => {
  const sent = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  const response = handleRequest(context, {
    method: 'POST',
    path,
    query: '',
    headers: { 'x-algolia-api-key': key },
    body: Buffer.from(sent),
    ...more,
  })
  return { status: response.status, body: JSON.parse(response.body) as Record<string, unknown> }
}

describe('handleRequest', () => {
  test('[SRCH-13] [STK-04] answers every query with 503 while a site’s stock is being loaded', () => {
    const building = { ...context, indexOf: () => ({ index: createIndex([]), ready: false }) }
    const requestWhileBuilding = (method: string, path: string, body: unknown) => {
      const headers = { 'x-algolia-api-key': key }
      const request = { method, path, query: '', headers, body: Buffer.from(JSON.stringify(body)) }
      const response = handleRequest(building, request)
      return { status: response.status, body: JSON.parse(response.body) as unknown }
    }
    const refused = { status: 503, body: { status: 503, message: 'The index of this site is being built.' } }
    expect(requestWhileBuilding('POST', '/1/indexes/*/queries', { requests: [{ indexName: 'vehicles' }] })).toEqual(
      refused,
    )
    expect(requestWhileBuilding('POST', '/1/indexes/vehicles/query', {})).toEqual(refused)
    expect(requestWhileBuilding('POST', '/1/indexes/vehicles/facets/make/query', {})).toEqual(refused)
    const objects = { requests: [{ indexName: 'vehicles', objectID: 'a' }] }
    expect(requestWhileBuilding('POST', '/1/indexes/*/objects', objects)).toEqual(refused)
    expect(requestWhileBuilding('GET', '/1/indexes/vehicles/a', {})).toEqual(refused)
    // An invalid request is still reported as such.
    expect(requestWhileBuilding('POST', '/1/indexes/vehicles/query', { filters: 'a AND' }).status).toBe(400)
  })

  test('[STK-05] accepts credentials in headers or the query, and plain or gzipped bodies', () => {
    const plain = sendRequest('/1/indexes/vehicles/query', { query: '' })
    expect(plain).toMatchObject({ status: 200, body: { nbHits: records.length } })
    expect(
      sendRequest('/1/indexes/vehicles/query', '', {
        query: `x-algolia-api-key=${encodeURIComponent(key)}`,
        headers: {},
      }),
    ).toEqual(sendRequest('/1/indexes/vehicles/query', ''))
    const gzipped = {
      headers: { 'x-algolia-api-key': key, 'content-encoding': 'gzip' },
      body: gzipSync('{"query":""}'),
    }
    expect(sendRequest('/1/indexes/vehicles/query', '', gzipped)).toEqual(plain)
    expect(sendRequest('/1/indexes/vehicles/query', '', { ...gzipped, body: Buffer.from('{}') })).toMatchObject({
      status: 400,
    })
    expect(
      sendRequest('/1/indexes/vehicles/query', '', { ...gzipped, body: gzipSync(' '.repeat(3_000_000)) }),
    ).toMatchObject({
      status: 413,
    })
    expect(sendRequest('/1/indexes/vehicles/query', ' '.repeat(3_000_000))).toMatchObject({ status: 413 })
  })

  test('[STK-05] supports URL-encoded params, offset and length, and limits the pages', () => {
    const { body } = sendRequest('/1/indexes/vehicles/query', {
      params: 'query=&facets=%5B%22make%22%5D&offset=1&length=2&filters=make%3AFord%20OR%20make%3AToyota',
    })
    expect(body).toMatchObject({
      offset: 1,
      length: 2,
      params: 'query=&facets=%5B%22make%22%5D&offset=1&length=2&filters=make%3AFord+OR+make%3AToyota',
    })
    expect(body.page).toBeUndefined()
    const beyond = sendRequest('/1/indexes/vehicles/query', { page: 100, hitsPerPage: 20 })
    expect(beyond).toMatchObject({
      status: 200,
      body: { hits: [], page: 100, message: expect.stringContaining('1000 hits') as string },
    })
  })

  test.each([
    ['/1/indexes/vehicles/query', '{', 400],
    ['/1/indexes/vehicles/query', [1], 400],
    ['/1/indexes/vehicles/query', { hitsPerPage: 1001 }, 400],
    ['/1/indexes/vehicles/query', { page: -1 }, 400],
    ['/1/indexes/vehicles/query', { query: 7 }, 400],
    ['/1/indexes/vehicles/query', { query: 'x'.repeat(600) }, 400],
    ['/1/indexes/vehicles/query', { facets: [{}] }, 400],
    ['/1/indexes/vehicles/query', { filters: 'a OR' }, 400],
    ['/1/indexes/vehicles/query', { filters: Array.from({ length: 900 }, (_, i) => `a:${i}`).join(' OR ') }, 400],
    ['/1/indexes/vehicles/query', `{"facetFilters":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['/1/indexes/vehicles/query', `{"other":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['/1/indexes/*/queries', {}, 400],
    ['/1/indexes/*/queries', { requests: [{}] }, 400],
    ['/1/indexes/*/queries', { requests: Array.from({ length: 51 }, () => ({ indexName: 'vehicles' })) }, 400],
    [
      '/1/indexes/*/queries',
      { requests: Array.from({ length: 4 }, () => ({ indexName: 'vehicles', hitsPerPage: 1000 })) },
      400,
    ],
    ['/1/indexes/vehicles/facets/colour/query', {}, 400],
    ['/1/indexes/vehicles/facets/tenant_id/query', {}, 400],
    ['/1/indexes/vehicles/browse', {}, 403],
    ['/1/indexes/vehicles_x/query', {}, 404],
    ['/1/indexes/other/query', {}, 403],
    ['/1/indexes/%/query', {}, 400],
    ['/1/nothing', {}, 404],
    ['/2/indexes/vehicles/query', {}, 404],
    ['/1/indexes/vehicles/batch', {}, 403],
    ['/1/indexes/vehicles/query', { strategy: 'none', typoTolerance: 'often' }, 400],
    ['/1/indexes/*/queries', { requests: [], strategy: 'some' }, 400],
    ['/1/indexes/vehicles/query', { queryType: 'suffix' }, 400],
    ['/1/indexes/vehicles/query', { removeWordsIfNoResults: 'middle' }, 400],
    ['/1/indexes/vehicles/query', { optionalFilters: ['make'] }, 400],
    ['/1/indexes/vehicles/query', { optionalWords: Array.from({ length: 100 }, () => 'a b c d e f') }, 400],
  ])('[STK-05] %s refuses invalid input in Algolia’s format (%#)', (path, body, status) => {
    const refused = sendRequest(path, body)
    expect(refused).toEqual({ status, body: { status, message: expect.any(String) as string } })
  })

  const name = fc.constantFrom(
    'query',
    'filters',
    'facetFilters',
    'numericFilters',
    'tagFilters',
    'facets',
    'page',
    'hitsPerPage',
    'offset',
    'length',
    'params',
    'indexName',
    'type',
    'facet',
    'facetQuery',
    'maxFacetHits',
    'cursor',
    'attributesToRetrieve',
    'attributesToHighlight',
    'restrictSearchableAttributes',
    'maxValuesPerFacet',
    'sortFacetValuesBy',
    'typoTolerance',
    'queryType',
    'optionalWords',
    'optionalFilters',
    'removeWordsIfNoResults',
    'attributesToSnippet',
    'getRankingInfo',
    'responseFields',
    'strategy',
    'minProximity',
    'minWordSizefor1Typo',
    '__proto__',
    'constructor',
    'objectID',
    'requests',
  )
  const value = fc.oneof(
    { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
    {
      arbitrary: fc.constantFrom(
        'make:Ford',
        'tenant_id:b',
        ['make:-Ford', ['price:1']],
        'price>5',
        ['price=1', ['doors:1 to 4']],
        '*',
        ['*'],
        '__proto__',
        'make',
        'toString',
        0,
        1,
        20,
        1e9,
        -1,
        1.5,
        'vehicles',
        'toyota cor',
        '"',
        'a=1&b=%',
        null,
      ),
      weight: 3,
    },
  )
  const params = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((entries) => Object.fromEntries(entries))
  const body = fc.oneof(
    params,
    fc.record({
      requests: fc.array(
        params.map((rest) => ({ indexName: 'vehicles', ...rest })),
        { maxLength: 5 },
      ),
    }),
    fc.jsonValue(),
    fc.string().map((text) => text),
  )
  const part = fc.oneof(
    fc.constantFrom(
      '1',
      'indexes',
      '*',
      'vehicles',
      'vehicles_price_asc',
      'query',
      'queries',
      'facets',
      'make',
      'browse',
      'objects',
      'settings',
      'task',
      '7',
      'recommendations',
      '__proto__',
      '%',
    ),
    fc.string({ maxLength: 5 }),
  )
  const path = fc.oneof(
    fc.constantFrom(
      '/1/indexes/*/queries',
      '/1/indexes/vehicles/query',
      '/1/indexes/vehicles_price_asc/query',
      '/1/indexes/vehicles/facets/make/query',
      '/1/indexes/vehicles/browse',
      '/1/indexes/*/objects',
      '/1/indexes/*/recommendations',
    ),
    fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  )

  test("[STK-05] any request is answered or refused, and never returns another tenant's records", () => {
    const tainted = createIndex([
      ...records.map((record) => ({ ...record, tenant_id: 'a' })),
      { objectID: 'theirs', tenant_id: 'b', make: 'Secret', rank: 9, features: [], sold: false },
    ])
    const guarded = { ...context, indexOf: () => ({ index: tainted, ready: true }) }
    fc.assert(
      fc.property(
        path,
        body,
        fc.constantFrom('POST', 'GET', 'PUT', 'DELETE'),
        fc.string(),
        (at, sent, method, query) => {
          const text = typeof sent === 'string' ? sent : (JSON.stringify(sent) ?? '')
          const response = handleRequest(guarded, {
            method,
            path: at,
            query,
            headers: { 'x-algolia-api-key': key },
            body: Buffer.from(text),
          })
          expect(response.status).toBeLessThan(500)
          const answered = JSON.parse(response.body) as Record<string, unknown>
          if (response.status !== 200)
            expect(answered).toEqual({ status: response.status, message: expect.any(String) as string })
          else expect(response.body).not.toMatch(/Secret|"theirs"/)
        },
      ),
      { numRuns: 2000 },
    )
  }, 60_000)

  test('[STK-06] a forged key is refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('secret', 'admi', 'null')),
        fc.string(),
        (forged, text) => {
          for (const made of [forged, Buffer.from(text).toString('base64'), `${key}${forged}x`.slice(1)])
            expect(
              sendRequest('/1/indexes/vehicles/query', {}, { headers: { 'x-algolia-api-key': made } }).status,
            ).toBe(403)
        },
      ),
      { numRuns: 500 },
    )
  })
})
