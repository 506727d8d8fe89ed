import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import type { HitsResponse } from '@/src/integrations/search/port'
import { createEmbeddedEngine, type EmbeddedEngine } from './engine'
import { createSearchKey } from './secured-key'
import { bundleWorker, createVehicle, startServer, createStock } from './testing/engine.test-support'

const SEARCH_KEY_SECRET = 'a-secret'
const ADMIN_KEY = 'an-admin-key'
const inAnHour = Math.floor(Date.now() / 1000) + 3600
let worker: Awaited<ReturnType<typeof bundleWorker>>
let engine: EmbeddedEngine
let server: Awaited<ReturnType<typeof startServer>>

const createEngine = (onLost?: () => void): EmbeddedEngine =>
  createEmbeddedEngine({
    workerUrl: worker.url,
    searchKeySecret: SEARCH_KEY_SECRET,
    adminKey: ADMIN_KEY,
    settings: stockIndexSettings,
    ...(onLost && { onLost }),
  })
const clientHost = () => ({ url: '127.0.0.1', port: server.port, protocol: 'http', accept: 'readWrite' }) as const
const createLiteClient = (key: string) => liteClient('app', key, { hosts: [clientHost()] })
const createClient = (key: string) => algoliasearch('app', key, { hosts: [clientHost()] })
const createKey = (tenantId: string): string => createSearchKey(SEARCH_KEY_SECRET, tenantId, inAnHour)
const countHits = async (on: EmbeddedEngine, tenantId: string, params = {}): Promise<number> => {
  const [found] = (await on.search(tenantId, [{ indexName: 'vehicles', hitsPerPage: 0, ...params }])) as HitsResponse[]
  return found?.nbHits ?? -1
}

beforeAll(async () => {
  worker = await bundleWorker()
  engine = createEngine()
  server = await startServer(engine)
  await engine.replaceSegment('a', createStock('a', 1200))
  await engine.replaceSegment('b', createStock('b', 40))
}, 60_000)
afterAll(async () => {
  server.close()
  await engine.close()
  await worker.remove()
})

describe('embedded engine', () => {
  test("[STK-04] the browser's client searches, with facets, stats, highlighting and pages", async () => {
    const { results } = await createLiteClient(createKey('a')).search<Record<string, unknown>>([
      {
        indexName: 'vehicles',
        params: { query: 'corola', facets: ['*'], hitsPerPage: 5, page: 1, clickAnalytics: true },
      },
      {
        indexName: 'vehicles_price_asc',
        params: { facetFilters: [['colour:red']], facets: 'colour' as unknown as string[], hitsPerPage: 1 },
      },
    ])
    const [text, sorted] = results as unknown as HitsResponse[]
    expect(text).toMatchObject({
      nbHits: 240,
      page: 1,
      nbPages: 48,
      hitsPerPage: 5,
      index: 'vehicles',
      query: 'corola',
    })
    expect(text?.hits[0]).toMatchObject({
      model: 'Corolla',
      _highlightResult: { model: { value: '<em>Corolla</em>', matchLevel: 'full' } },
    })
    expect(text?.facets?.model).toEqual({ Corolla: 240 })
    expect(text?.facets?.tenant_id).toBeUndefined()
    expect(text?.facets_stats?.price).toMatchObject({ min: 10_000, max: 32_500 })
    expect(text?.queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(sorted?.hits[0]?.price).toBe(10_000)
    expect(sorted?.facets).toEqual({ colour: { Red: 300 } })
  })

  test('[STK-05] the full client gets facet values, objects, settings and tasks', async () => {
    const client = createClient(createKey('a'))
    const facets = await client.searchForFacetValues({
      indexName: 'vehicles',
      facetName: 'filtered_features',
      searchForFacetValuesRequest: { facetQuery: 'hea' },
    })
    expect(facets.facetHits).toEqual([{ value: 'Heated Seats', highlighted: '<em>Hea</em>ted Seats', count: 1200 }])
    const { results } = await client.search({
      requests: [{ indexName: 'vehicles', type: 'facet', facet: 'model', facetQuery: 'hi', filters: 'colour:Blue' }],
    })
    expect(results[0]).toMatchObject({ facetHits: [{ value: 'Hilux', count: 0 + 60 }] })
    expect(await client.getObject({ indexName: 'vehicles', objectID: 'a-7' })).toEqual(createVehicle('a', 7))
    const objects = await client.getObjects({
      requests: ['a-1', 'none', 'b-1'].map((objectID) => ({
        indexName: 'vehicles',
        objectID,
        attributesToRetrieve: ['make'],
      })),
    })
    expect(objects.results).toEqual([{ objectID: 'a-1', make: 'Toyota' }, null, null])
    await expect(client.browse({ indexName: 'vehicles' })).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    })
    const admin = createClient(ADMIN_KEY)
    expect((await admin.getSettings({ indexName: 'vehicles' })).searchableAttributes).toEqual(
      stockIndexSettings.searchableAttributes,
    )
    expect(await admin.indexExists({ indexName: 'nothing' })).toBe(false)
    expect(await admin.getTask({ indexName: 'gone', taskID: 5 })).toEqual({ status: 'published' })
  })

  test('[STK-06] no request of one tenant reaches another', async () => {
    const client = createClient(createKey('b'))
    const escapes = [
      { filters: 'tenant_id:a' },
      { filters: 'NOT tenant_id:b OR tenant_id:a' },
      { facetFilters: [['tenant_id:a', 'tenant_id:b']] },
      { query: '', facetFilters: ['tenant_id:-b'] },
      { params: 'filters=tenant_id:a' },
      { restrictSearchableAttributes: ['tenant_id'], query: 'a' },
    ]
    for (const params of escapes) {
      const { results } = await client.search({
        requests: [{ indexName: 'vehicles', ...params, facets: ['*'], hitsPerPage: 1000 } as never],
      })
      const { hits } = results[0] as unknown as HitsResponse
      expect(hits.filter((hit) => hit.tenant_id !== 'b')).toEqual([])
    }
    await expect(client.getObject({ indexName: 'vehicles', objectID: 'a-7' })).rejects.toMatchObject({ status: 404 })
    for (const indexName of ['other', 'vehicles/../a', '*'])
      await expect(client.searchSingleIndex({ indexName })).rejects.toMatchObject({
        status: expect.toSatisfy((status: number) => status === 403 || status === 404) as number,
      })
    await expect(client.searchSingleIndex({ indexName: 'vehicles_unknown' })).rejects.toMatchObject({
      status: 404,
      message: 'Index vehicles_unknown does not exist',
    })
    await expect(createClient(ADMIN_KEY).searchSingleIndex({ indexName: 'vehicles' })).rejects.toMatchObject({
      status: 403,
    })
    await expect(createClient(SEARCH_KEY_SECRET).searchSingleIndex({ indexName: 'vehicles' })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    })
    await expect(client.getSettings({ indexName: 'vehicles' })).rejects.toMatchObject({ status: 403 })
    await expect(client.saveObject({ indexName: 'vehicles', body: { objectID: 'x' } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('[STK-06] a record of another tenant in a segment is never found', async () => {
    await engine.applyChanges('b', { save: [createVehicle('c', 1)], remove: [] })
    expect(await countHits(engine, 'b')).toBe(40)
  })

  test('[STK-05] changes are visible when their call resolves, few or many', async () => {
    const own = createEngine()
    const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `t-${from + i}`)
    await own.replaceSegment('t', createStock('t', 1000))
    await own.applyChanges('t', {
      save: [createVehicle('t', 5, { colour: 'Gold' }), createVehicle('t', 2000)],
      remove: ['t-1', 'none'],
    })
    expect([await countHits(own, 't'), await countHits(own, 't', { filters: 'colour:gold' })]).toEqual([1000, 1])
    await own.applyChanges('t', {
      save: Array.from({ length: 700 }, (_, i) => createVehicle('t', 3000 + i)),
      remove: ids(100, 200),
    })
    expect(await countHits(own, 't')).toBe(1600)
    for (let i = 0; i < 30; i += 1)
      await own.applyChanges('t', {
        save: Array.from({ length: 20 }, (_, j) => createVehicle('t', 5000 + i * 20 + j)),
        remove: [],
      })
    expect([await countHits(own, 't'), await countHits(own, 't', { filters: 'colour:gold' })]).toEqual([2200, 1])
    expect((await own.stats()).records).toBe(2200)
    await own.removeSegment('t')
    expect(await countHits(own, 't')).toBe(0)
    await own.close()
  }, 30_000)

  test('[STK-05] many changes are visible before the segment is rebuilt, and so are those made meanwhile', async () => {
    const own = createEngine()
    const size = 30_000
    await own.replaceSegment('t', createStock('t', size))
    const dear = Array.from({ length: 3000 }, (_, i) => createVehicle('t', i, { price: 900_000 }))
    const startedAt = performance.now()
    await own.applyChanges('t', { save: dear, remove: [] })
    const visibleAfterMs = performance.now() - startedAt
    expect(await countHits(own, 't', { filters: 'price=900000' })).toBe(3000)
    expect(await countHits(own, 't')).toBe(size)
    // The segment is being built: this call waits for it and resolves when its changes are visible.
    await own.applyChanges('t', { save: [createVehicle('t', 7, { price: 950_000 })], remove: ['t-8'] })
    const mergedAfterMs = performance.now() - startedAt
    expect(await countHits(own, 't', { filters: 'price=900000' })).toBe(2998)
    expect(await countHits(own, 't', { filters: 'price=950000' })).toBe(1)
    expect(await countHits(own, 't')).toBe(size - 1)
    expect(visibleAfterMs).toBeLessThan(mergedAfterMs / 2)
    await own.close()
  }, 60_000)

  test('[STK-05] the last of any concurrent changes to a vehicle wins', async () => {
    const own = createEngine()
    const size = 4000
    await own.replaceSegment('t', createStock('t', size))
    const prices = new Map(Array.from({ length: size }, (_, i) => [i, 0]))
    // A seeded generator, so that a failure can be reproduced.
    let seed = 7
    const below = (limit: number): number => (seed = (seed * 48_271) % 2_147_483_647) % limit
    const change = async (): Promise<void> => {
      const many = [1, 20, 300, 900][below(4)] ?? 1
      const ids = [...new Set(Array.from({ length: many }, () => below(size + 200)))]
      const price = 1_000_000 + below(1_000_000)
      const remove = ids.filter((id) => id % 9 === 0)
      const save = ids.filter((id) => id % 9 !== 0)
      for (const id of remove) prices.delete(id)
      for (const id of save) prices.set(id, price)
      await own.applyChanges('t', {
        save: save.map((id) => createVehicle('t', id, { price })),
        remove: remove.map((id) => `t-${id}`),
      })
    }
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 8 }, change))
      expect(await countHits(own, 't')).toBe(prices.size)
      for (const price of new Set([...prices.values()].filter((one) => one > 0))) {
        const expected = [...prices.values()].filter((one) => one === price).length
        expect(await countHits(own, 't', { filters: `price=${price}` })).toBe(expected)
      }
    }
    await own.close()
  }, 60_000)

  test('[STK-05] answers queries while a segment is rebuilt, and keeps changes made meanwhile', async () => {
    const own = createEngine()
    await own.replaceSegment('t', createStock('t', 200))
    let swapped = false
    let markStarted = (): void => undefined
    const started = new Promise<void>((resolve) => (markStarted = resolve))
    async function* source() {
      markStarted()
      yield* createStock('t', 20_000)
    }
    const replaced = own.replaceSegment('t', source()).then(() => (swapped = true))
    const counts = new Set<number>()
    await started
    await own.applyChanges('t', { save: [createVehicle('t', 99_999)], remove: ['t-3'] })
    while (!swapped) counts.add(await countHits(own, 't'))
    await replaced
    expect([...counts].filter((found) => found !== 200 && found !== 20_000)).toEqual([])
    expect(counts.has(200)).toBe(true)
    expect(await countHits(own, 't')).toBe(20_000)
    expect(await countHits(own, 't', { facetFilters: [], query: '', filters: 'created_at=1700000003' })).toBe(0)
    await own.close()
  }, 60_000)

  test('[STK-05] a failing source keeps the old segment, and the next build works', async () => {
    const own = createEngine()
    await own.replaceSegment('t', createStock('t', 10))
    async function* broken() {
      yield [createVehicle('t', 50)]
      throw new Error('the database went away')
    }
    await expect(own.replaceSegment('t', broken())).rejects.toThrow('the database went away')
    expect(await countHits(own, 't')).toBe(10)
    await own.replaceSegment('t', createStock('t', 30))
    expect(await countHits(own, 't')).toBe(30)
    await own.close()
  })

  test('[STK-04] after a crash the engine recovers and notifies its owner, which loads missed changes', async () => {
    let crashes = 0
    const crashing = createEmbeddedEngine({
      workerUrl: worker.crashingUrl,
      searchKeySecret: SEARCH_KEY_SECRET,
      adminKey: ADMIN_KEY,
      settings: stockIndexSettings,
      onLost: () => (crashes += 1),
    })
    await crashing.replaceSegment('t', createStock('t', 5))
    expect(await crashing.search('crash', [{ indexName: 'vehicles' }])).toMatchObject([{ hits: [], nbHits: 0 }])
    expect(crashes).toBe(1)
    expect(await countHits(crashing, 't')).toBe(5)
    await crashing.removeSegment('t')
    await crashing.search('crash', [{ indexName: 'vehicles' }])
    expect(crashes).toBe(2)
    expect(await countHits(crashing, 't')).toBe(0)
    await crashing.replaceSegment('t', createStock('t', 6))
    expect(await countHits(crashing, 't')).toBe(6)
    await crashing.close()
    expect(crashes).toBe(2)
  })

  test('[STK-04] search for rendering never rejects: a failure is an empty result with a reason', async () => {
    const answers = (await engine.search('a', [
      { indexName: 'vehicles', filters: 'a AND' },
      { indexName: 'vehicles', type: 'facet', facet: 'make' },
    ])) as HitsResponse[]
    expect(answers).toHaveLength(2)
    const message = expect.stringContaining('filters') as string
    expect(answers[0]).toMatchObject({ hits: [], nbHits: 0, index: 'vehicles', message })
    expect(await engine.search('never-loaded', [{ indexName: 'vehicles' }])).toMatchObject([
      { hits: [], message: expect.stringContaining('being built') as string },
    ])
    const closed = createEngine()
    await closed.replaceSegment('t', createStock('t', 5))
    const pending = closed.search('t', [{ indexName: 'vehicles' }])
    await closed.close()
    expect(await pending).toMatchObject([{ index: 'vehicles' }])
  })
})
