import { describe, expect, test } from 'vitest'
import { createSearchKey } from '../secured-key'
import { createIndex, smallPlan } from '../testing/small-index.test-support'
import { handleRequest } from './handle'

const key = createSearchKey('secret', 'a', 2000)

describe('odd input', () => {
  const oddValues = [
    'A/B',
    'A: B',
    '100% A',
    '🚙 ute',
    'سيارة',
    '\u202eevil',
    'a"b\'c',
    '<script>',
    'A&B=C',
    '%252F',
    'a\\b',
  ]
  const oddContext = {
    plan: {
      ...smallPlan,
      sorts: smallPlan.sorts.map((sort) => ({ ...sort, index: sort.index.replace('cars', 'vehicles') })),
    },
    searchKeySecret: 'secret',
    adminKey: 'admin',
    nowSeconds: 1000,
    ambient: { elapsed: () => 0, queryId: () => 'f'.repeat(32) },
    indexOf: () => ({
      index: createIndex(
        oddValues.map((make, i) => ({ objectID: `o${i}`, tenant_id: 'a', make, rank: i, features: [], sold: false })),
      ),
      ready: true,
    }),
  }
  const search = (params: object) => {
    const startedAt = performance.now()
    const { status, body } = handleRequest(oddContext, {
      method: 'POST',
      path: '/1/indexes/vehicles/query',
      query: '',
      headers: { 'x-algolia-api-key': key },
      body: Buffer.from(JSON.stringify(params)),
    })
    return { status, ms: performance.now() - startedAt, body: JSON.parse(body) as { nbHits?: number } }
  }

  test.each([
    [{ hitsPerPag: 5 }, 'Unknown parameter: hitsPerPag'],
    [{ params: 'qurey=ute' }, 'Unknown parameter: qurey'],
    [{ ['x'.repeat(5000)]: 1 }, `Unknown parameter: ${'x'.repeat(100)}`],
    [{ similarQuery: 'ute' }, 'The parameter "similarQuery" is not supported by this search engine'],
    [{ ignorePlurals: true }, 'The parameter "ignorePlurals" is not supported by this search engine'],
  ])('[STK-05] %j is refused by name, as an answer without it would look right', (params, message) => {
    expect(search(params)).toMatchObject({ status: 400, body: { message, status: 400 } })
  })

  test('[STK-05] parameters that ask for nothing, or only for statistics, are accepted', () => {
    const params = { query: '', distinct: false, aroundLatLng: '', userToken: 'a', ruleContexts: ['b'], explain: null }
    expect(search(params)).toMatchObject({ status: 200, body: { nbHits: oddValues.length } })
  })

  test.each(oddValues)('[STK-05] filters by, returns and finds a value such as %s', (make) => {
    expect(search({ facetFilters: [[`make:${make}`]], facets: ['make'] })).toMatchObject({
      status: 200,
      body: { nbHits: 1, facets: { make: { [make]: 1 } } },
    })
    const quoted = `make:"${make.replace(/["\\]/g, '\\$&')}"`
    expect(search({ filters: quoted })).toMatchObject({ status: 200, body: { nbHits: 1 } })
    expect(search({ params: `facetFilters=${encodeURIComponent(JSON.stringify([`make:${make}`]))}` })).toMatchObject({
      status: 200,
      body: { nbHits: 1 },
    })
  })

  test.each([
    ['5,000 refinements', { facetFilters: [Array.from({ length: 5000 }, (_, i) => `make:${i}`)] }, 400],
    ['5,000 clauses', { facetFilters: Array.from({ length: 5000 }, (_, i) => [`make:${i}`]) }, 400],
    ['a query of 1 MB', { query: 'a '.repeat(500_000) }, 400],
    ['ten words of 50 letters', { query: `${'abcdefghij'.repeat(5)} `.repeat(10) }, 200],
    ['a page far off', { page: 999_999 }, 200],
    ['a page before the first', { page: -1 }, 400],
    ['a range the wrong way round', { numericFilters: ['price>=9', 'price<=1'] }, 200],
    ['an absurd range', { numericFilters: ['price>=1e300'] }, 200],
    ['a range to nowhere', { numericFilters: ['price>=1e999999'] }, 400],
    ['an unknown facet', { facets: ['nothing'], facetFilters: ['nothing:1'] }, 200],
    ['a value that is gone', { facetFilters: ['make:Gone'] }, 200],
    ['encoded twice', { params: 'facetFilters=%255B%2522make%253AA%2522%255D' }, 400],
    ['emoji', { query: '🚙🚙🚙' }, 200],
    ['right to left', { query: 'سيارة بيضاء' }, 200],
    ['markup', { query: '<script>alert(1)</script>', highlightPreTag: '<script>' }, 200],
  ])('[STK-05] %s: answers in time', (_, params, status) => {
    const answer = search(params)
    expect(answer.status).toBe(status)
    expect(answer.ms).toBeLessThan(1000)
  })

  const circle = Array.from({ length: 10_000 }, (_, i) => [Math.sin(i), Math.cos(i)]).flat()
  test.each([
    [{ hitsPerPgae: 5 }, 'Unknown parameter: hitsPerPgae'],
    [{ ['x'.repeat(1_000_000)]: 1 }, `Unknown parameter: ${'x'.repeat(100)}`],
    [{ ignorePlurals: true }, 'The parameter "ignorePlurals" is not supported by this search engine'],
    [
      { params: 'query=a&advancedSyntax=true' },
      'The parameter "advancedSyntax" is not supported by this search engine',
    ],
    [{ distinct: 1 }, '"distinct" needs the setting "attributeForDistinct", which this index does not have'],
    [{ aroundLatLng: '91,0' }, 'Invalid value for "aroundLatLng" parameter: 91 is not a latitude (-90 to 90)'],
    [
      { aroundLatLng: '-27.4,1e3' },
      'Invalid value for "aroundLatLng" parameter: 1000 is not a longitude (-180 to 180)',
    ],
    [
      { aroundLatLng: 'Brisbane' },
      'Invalid value for "aroundLatLng" parameter, expected pairs of latitude and longitude',
    ],
    [
      { aroundLatLng: '1,2', aroundRadius: -1 },
      'Invalid value for "aroundRadius" parameter, expected an integer between 0 and 1000000000',
    ],
    [{ insidePolygon: [circle] }, '"insidePolygon" has more than 1000 points'],
    [
      { insidePolygon: [[1, 2, 3]] },
      'Invalid value for "insidePolygon" parameter, expected pairs of latitude and longitude',
    ],
    [{ insidePolygon: [[1, 2]] }, 'Invalid value for "insidePolygon" parameter, expected at least three points'],
    [{ insideBoundingBox: [[1, 2]] }, 'Invalid value for "insideBoundingBox" parameter, expected two opposite corners'],
    [
      { insideBoundingBox: { a: 1 } },
      'Invalid value for "insideBoundingBox" parameter, expected a list of coordinates',
    ],
    [{ query: 'x'.repeat(1_000_000) }, '"query" is longer than 512 characters'],
  ])('[STK-05] refuses a request that it cannot answer in words (%#)', (params, message) => {
    expect(search(params)).toMatchObject({ status: 400, body: { message } })
  })

  test.each([
    { ignorePlurals: false, removeStopWords: [], advancedSyntax: false, mode: 'keywordSearch' },
    { analytics: false, userToken: 'u', clickAnalytics: true, ruleContexts: ['a'], enablePersonalization: null },
    { query: `'; DROP TABLE vehicles; --` },
    { query: '.*(a+)+$ [' },
    { query: '🚙'.repeat(100) },
    { query: '\u202e\u0000سيارة' },
    { insidePolygon: [circle.slice(0, 2000)] },
  ])('[STK-05] answers %j', (params) => {
    expect(search(params).status).toBe(200)
  })
})
