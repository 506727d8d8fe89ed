import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockSettings } from '@/src/domain/stock/search-record'
import type { HitsResponse } from '../port'
import { createEmbeddedEngine, type EmbeddedEngine } from './engine'
import { mintSearchKey } from './secured-key'
import { bundleWorker, car, serve, stockOf } from './testing/engine.test-support'

const searchKeySecret = 'a-secret'
const adminKey = 'an-admin-key'
const inAnHour = Math.floor(Date.now() / 1000) + 3600
let worker: Awaited<ReturnType<typeof bundleWorker>>
let engine: EmbeddedEngine
let server: Awaited<ReturnType<typeof serve>>

const start = (onLost?: () => void): EmbeddedEngine =>
  createEmbeddedEngine({
    workerUrl: worker.url,
    searchKeySecret,
    adminKey,
    settings: stockSettings,
    ...(onLost && { onLost }),
  })
const host = () => ({ url: '127.0.0.1', port: server.port, protocol: 'http' as const, accept: 'readWrite' as const })
const lite = (key: string) => liteClient('app', key, { hosts: [host()] })
const full = (key: string) => algoliasearch('app', key, { hosts: [host()] })
const keyOf = (tenantId: string): string => mintSearchKey(searchKeySecret, tenantId, inAnHour)
const count = async (on: EmbeddedEngine, tenantId: string, params = {}): Promise<number> => {
  const [found] = (await on.search(tenantId, [{ indexName: 'vehicles', hitsPerPage: 0, ...params }])) as HitsResponse[]
  return found?.nbHits ?? -1
}

beforeAll(async () => {
  worker = await bundleWorker()
  engine = start()
  server = await serve(engine)
  await engine.replaceSegment('a', stockOf('a', 1200))
  await engine.replaceSegment('b', stockOf('b', 40))
}, 60_000)
afterAll(async () => {
  server.close()
  await engine.close()
  await worker.remove()
})

describe('embedded engine', () => {
  test("[STK-04] the browser's client searches, with facets, stats, highlighting and pages", async () => {
    const { results } = await lite(keyOf('a')).search<Record<string, unknown>>([
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
    const client = full(keyOf('a'))
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
    expect(await client.getObject({ indexName: 'vehicles', objectID: 'a-7' })).toEqual(car('a', 7))
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
    const admin = full(adminKey)
    expect((await admin.getSettings({ indexName: 'vehicles' })).searchableAttributes).toEqual(
      stockSettings.searchableAttributes,
    )
    expect(await admin.indexExists({ indexName: 'nothing' })).toBe(false)
    expect(await admin.getTask({ indexName: 'gone', taskID: 5 })).toEqual({ status: 'published' })
  })

  test('[STK-06] no request of one tenant reaches another', async () => {
    const client = full(keyOf('b'))
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
    await expect(full(adminKey).searchSingleIndex({ indexName: 'vehicles' })).rejects.toMatchObject({ status: 403 })
    await expect(full(searchKeySecret).searchSingleIndex({ indexName: 'vehicles' })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    })
    await expect(client.getSettings({ indexName: 'vehicles' })).rejects.toMatchObject({ status: 403 })
    await expect(client.saveObject({ indexName: 'vehicles', body: { objectID: 'x' } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('[STK-06] a record of another tenant in a segment is never found', async () => {
    await engine.applyChanges('b', { save: [car('c', 1)], remove: [] })
    expect(await count(engine, 'b')).toBe(40)
  })

  test('[STK-05] changes are visible when their call resolves, few or many', async () => {
    const own = start()
    const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `t-${from + i}`)
    await own.replaceSegment('t', stockOf('t', 1000))
    await own.applyChanges('t', { save: [car('t', 5, { colour: 'Gold' }), car('t', 2000)], remove: ['t-1', 'none'] })
    expect([await count(own, 't'), await count(own, 't', { filters: 'colour:gold' })]).toEqual([1000, 1])
    await own.applyChanges('t', {
      save: Array.from({ length: 700 }, (_, i) => car('t', 3000 + i)),
      remove: ids(100, 200),
    })
    expect(await count(own, 't')).toBe(1600)
    for (let i = 0; i < 30; i += 1)
      await own.applyChanges('t', {
        save: Array.from({ length: 20 }, (_, j) => car('t', 5000 + i * 20 + j)),
        remove: [],
      })
    expect([await count(own, 't'), await count(own, 't', { filters: 'colour:gold' })]).toEqual([2200, 1])
    expect((await own.stats()).records).toBe(2200)
    await own.dropSegment('t')
    expect(await count(own, 't')).toBe(0)
    await own.close()
  }, 30_000)

  test('[STK-05] many changes are visible before the segment is rebuilt, and so are those made meanwhile', async () => {
    const own = start()
    const size = 30_000
    await own.replaceSegment('t', stockOf('t', size))
    const dear = Array.from({ length: 3000 }, (_, i) => car('t', i, { price: 900_000 }))
    const began = performance.now()
    await own.applyChanges('t', { save: dear, remove: [] })
    const shown = performance.now() - began
    expect(await count(own, 't', { filters: 'price=900000' })).toBe(3000)
    expect(await count(own, 't')).toBe(size)
    // The segment is being built: this call waits for it and resolves when its changes are visible.
    await own.applyChanges('t', { save: [car('t', 7, { price: 950_000 })], remove: ['t-8'] })
    const merged = performance.now() - began
    expect(await count(own, 't', { filters: 'price=900000' })).toBe(2998)
    expect(await count(own, 't', { filters: 'price=950000' })).toBe(1)
    expect(await count(own, 't')).toBe(size - 1)
    expect(shown).toBeLessThan(merged / 2)
    await own.close()
  }, 60_000)

  test('[STK-05] the last of any concurrent changes to a vehicle wins', async () => {
    const own = start()
    const size = 4000
    await own.replaceSegment('t', stockOf('t', size))
    const prices = new Map(Array.from({ length: size }, (_, i) => [i, 0]))
    // A seeded generator, so that a failure can be reproduced.
    let seed = 7
    const below = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most
    const change = async (): Promise<void> => {
      const many = [1, 20, 300, 900][below(4)] ?? 1
      const ids = [...new Set(Array.from({ length: many }, () => below(size + 200)))]
      const price = 1_000_000 + below(1_000_000)
      const remove = ids.filter((id) => id % 9 === 0)
      const save = ids.filter((id) => id % 9 !== 0)
      for (const id of remove) prices.delete(id)
      for (const id of save) prices.set(id, price)
      await own.applyChanges('t', {
        save: save.map((id) => car('t', id, { price })),
        remove: remove.map((id) => `t-${id}`),
      })
    }
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 8 }, change))
      expect(await count(own, 't')).toBe(prices.size)
      for (const price of new Set([...prices.values()].filter((one) => one > 0))) {
        const expected = [...prices.values()].filter((one) => one === price).length
        expect(await count(own, 't', { filters: `price=${price}` })).toBe(expected)
      }
    }
    await own.close()
  }, 60_000)

  test('[STK-05] answers queries while a segment is rebuilt, and keeps changes made meanwhile', async () => {
    const own = start()
    await own.replaceSegment('t', stockOf('t', 200))
    let swapped = false
    let begin = (): void => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    async function* source() {
      begin()
      yield* stockOf('t', 20_000)
    }
    const replaced = own.replaceSegment('t', source()).then(() => (swapped = true))
    const counts = new Set<number>()
    await begun
    await own.applyChanges('t', { save: [car('t', 99_999)], remove: ['t-3'] })
    while (!swapped) counts.add(await count(own, 't'))
    await replaced
    expect([...counts].filter((found) => found !== 200 && found !== 20_000)).toEqual([])
    expect(counts.has(200)).toBe(true)
    expect(await count(own, 't')).toBe(20_000)
    expect(await count(own, 't', { facetFilters: [], query: '', filters: 'created_at=1700000003' })).toBe(0)
    await own.close()
  }, 60_000)

  test('[STK-05] a failing source keeps the old segment, and the next build works', async () => {
    const own = start()
    await own.replaceSegment('t', stockOf('t', 10))
    async function* broken() {
      yield [car('t', 50)]
      throw new Error('the database went away')
    }
    await expect(own.replaceSegment('t', broken())).rejects.toThrow('the database went away')
    expect(await count(own, 't')).toBe(10)
    await own.replaceSegment('t', stockOf('t', 30))
    expect(await count(own, 't')).toBe(30)
    await own.close()
  })

  test('[STK-04] after a crash the engine recovers and notifies its owner, which loads missed changes', async () => {
    let lost = 0
    const crashing = createEmbeddedEngine({
      workerUrl: worker.crashingUrl,
      searchKeySecret,
      adminKey,
      settings: stockSettings,
      onLost: () => (lost += 1),
    })
    await crashing.replaceSegment('t', stockOf('t', 5))
    expect(await crashing.search('crash', [{ indexName: 'vehicles' }])).toMatchObject([{ hits: [], nbHits: 0 }])
    expect(lost).toBe(1)
    expect(await count(crashing, 't')).toBe(5)
    await crashing.dropSegment('t')
    await crashing.search('crash', [{ indexName: 'vehicles' }])
    expect(lost).toBe(2)
    expect(await count(crashing, 't')).toBe(0)
    await crashing.replaceSegment('t', stockOf('t', 6))
    expect(await count(crashing, 't')).toBe(6)
    await crashing.close()
    expect(lost).toBe(2)
  })

  test('[STK-04] search for rendering never rejects: a failure is an empty result with a reason', async () => {
    const answers = (await engine.search('a', [
      { indexName: 'vehicles', filters: 'a AND' },
      { indexName: 'vehicles', type: 'facet', facet: 'make' },
    ])) as HitsResponse[]
    expect(answers).toHaveLength(2)
    expect(answers[0]).toMatchObject({
      hits: [],
      nbHits: 0,
      index: 'vehicles',
      message: expect.stringContaining('filters') as string,
    })
    expect(await engine.search('never-loaded', [{ indexName: 'vehicles' }])).toMatchObject([
      { hits: [], message: expect.stringContaining('being built') as string },
    ])
    const closed = start()
    await closed.replaceSegment('t', stockOf('t', 5))
    const under = closed.search('t', [{ indexName: 'vehicles' }])
    await closed.close()
    expect(await under).toMatchObject([{ index: 'vehicles' }])
  })
})
