import { expect, test } from 'vitest'
import { limits } from '../limits'
import { createSearchKey } from '../secured-key'
import { createIndex, smallPlan } from '../testing/small-index.test-support'
import { handleRequest } from './handle'

const key = createSearchKey('secret', 'a', 2000)
const vehicle = (i: number) => ({ tenant_id: 'a', make: `Ute ${i}`, rank: i, features: [], sold: false })
const index = createIndex(
  Array.from({ length: 100 }, (_, i) => ({ objectID: `o${i}`, ...vehicle(i), notes: 'x'.repeat(10_000) })),
)
const context = {
  plan: {
    ...smallPlan,
    sorts: smallPlan.sorts.map((sort) => ({ ...sort, index: sort.index.replace('cars', 'vehicles') })),
  },
  searchKeySecret: 'secret',
  adminKey: 'admin',
  nowSeconds: 1000,
  ambient: { elapsed: () => 0, queryId: () => 'f'.repeat(32) },
  indexOf: () => ({ index, ready: true }),
}
const sendRequest = (requests: readonly object[], path = '/1/indexes/*/queries', method = 'POST', tick = 0) => {
  let elapsedMs = 0
  const ambient = { ...context.ambient, elapsed: () => (elapsedMs += tick) }
  const { status, body } = handleRequest(
    { ...context, ambient },
    {
      method,
      path,
      query: '',
      headers: { 'x-algolia-api-key': key },
      body: Buffer.from(JSON.stringify({ requests })),
    },
  )
  return { status, message: (JSON.parse(body) as { message?: string }).message, length: body.length }
}
const repeatRequest = (count: number, params: object) =>
  Array.from({ length: count }, () => ({ indexName: 'vehicles', attributesToRetrieve: ['make'], ...params }))

test('[STK-06] a shopper’s key gets at most a thousand hits in one call', () => {
  expect(sendRequest(repeatRequest(10, { hitsPerPage: 100 })).status).toBe(200)
  expect(
    sendRequest([...repeatRequest(10, { hitsPerPage: 100 }), ...repeatRequest(1, { hitsPerPage: 1 })]),
  ).toMatchObject({
    status: 400,
    message: 'More than 1000 hits asked for',
  })
})

test.each(['highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'])(
  '[STK-06] a shopper’s key may only use short highlight tags: %s',
  (name) => {
    expect(sendRequest(repeatRequest(1, { [name]: 'x'.repeat(32) })).status).toBe(200)
    expect(sendRequest(repeatRequest(1, { [name]: 'x'.repeat(33) }))).toMatchObject({
      status: 400,
      message: 'A highlight tag is longer than 32 characters',
    })
  },
)

test('[STK-06] an answer that is too long is refused with advice', () => {
  const complete = { attributesToRetrieve: ['*'], hitsPerPage: 100, attributesToHighlight: [] }
  const fits = sendRequest(repeatRequest(2, complete))
  expect(fits).toMatchObject({ status: 200 })
  expect(fits.length).toBeGreaterThan(2_000_000)
  const tooLong = { status: 400, message: expect.stringContaining('ask for fewer hits or attributes') as string }
  expect(sendRequest(repeatRequest(4, complete))).toMatchObject(tooLong)
  const objects = Array.from({ length: limits.objects }, (_, i) => ({ indexName: 'vehicles', objectID: `o${i % 100}` }))
  expect(sendRequest(objects, '/1/indexes/*/objects')).toMatchObject(tooLong)
})

test.each([{}, { type: 'facet', facet: 'make' }, { hitsPerPage: 0 }])(
  '[STK-06] a call that takes too long is refused between its parts: %j',
  (params) => {
    const { status } = sendRequest(repeatRequest(3, params), undefined, undefined, 1)
    expect(status).toBe(200)
    expect(sendRequest(repeatRequest(3, params), undefined, undefined, 1000)).toMatchObject({
      status: 400,
      message: 'The search takes too long: ask for less in one call',
    })
  },
)

test.each(['POST', 'GET'])('[STK-06] a shopper’s key cannot browse: %s', (method) => {
  expect(sendRequest([], '/1/indexes/vehicles/browse', method)).toMatchObject({
    status: 403,
    message: 'Method not allowed with this API key',
  })
})
