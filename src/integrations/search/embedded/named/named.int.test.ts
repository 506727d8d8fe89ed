import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockSettings } from '@/src/domain/stock/search-record'
import { testDatabase, type TestDatabase } from '@/scripts/testing/database'
import { createEmbeddedEngine, type EmbeddedEngine } from '../engine'
import { mintSearchKey } from '../secured-key'
import { bundleWorker, serve, stockOf } from '../testing/engine.test-support'

const searchKeySecret = 'a-secret'
const adminKey = 'an-admin-key'
const inAnHour = Math.floor(Date.now() / 1000) + 3600
let worker: Awaited<ReturnType<typeof bundleWorker>>
let database: TestDatabase
let engine: EmbeddedEngine
let server: Awaited<ReturnType<typeof serve>>

const start = (): EmbeddedEngine =>
  createEmbeddedEngine({
    workerUrl: worker.url,
    searchKeySecret,
    adminKey,
    settings: stockSettings,
    db: database.pool,
  })
const host = (port: number) => ({ url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const })
const client = (key = adminKey, port = server.port) => algoliasearch('app', key, { hosts: [host(port)] })
/** Its types are those of the browser's build, which cannot sign. */
const signs = (key: string) =>
  client(key) as unknown as { generateSecuredApiKey(of: { parentApiKey: string; restrictions: object }): string }
const guide = (i: number, more: object = {}) => ({
  objectID: `g${i}`,
  title: `Guide ${i} to ${i % 2 === 0 ? 'towing' : 'hybrids'}`,
  topic: i % 2 === 0 ? 'towing' : 'hybrids',
  words: i * 10,
  ...more,
})
const guides = (count: number) => Array.from({ length: count }, (_, i) => guide(i))
const idsOf = async (indexName: string, params: object = {}, key = adminKey, port = server.port): Promise<string[]> => {
  const { hits } = await client(key, port).searchSingleIndex({
    indexName,
    searchParams: { hitsPerPage: 1000, ...params },
  })
  return hits.map((hit) => hit.objectID)
}

beforeAll(async () => {
  ;[worker, database] = await Promise.all([bundleWorker(), testDatabase()])
  engine = start()
  server = await serve(engine)
  await engine.replaceSegment('a', stockOf('a', 5))
})
afterAll(async () => {
  server.close()
  await engine.close()
  await worker.remove()
  await database.drop()
})

describe('indexes written over the protocol', () => {
  test("[STK-05] the client's own helpers write, wait, browse, replace and delete", async () => {
    const admin = client()
    expect(await admin.indexExists({ indexName: 'guides' })).toBe(false)
    await admin.saveObjects({ indexName: 'guides', objects: guides(25), waitForTasks: true, batchSize: 10 })
    expect(await admin.indexExists({ indexName: 'guides' })).toBe(true)
    expect(await idsOf('guides')).toHaveLength(25)
    await admin.partialUpdateObjects({
      indexName: 'guides',
      objects: [
        { objectID: 'g1', words: { _operation: 'Increment', value: 5 } },
        { objectID: 'g2', topic: 'caravans' },
        { objectID: 'none', topic: 'nowhere' },
      ],
      createIfNotExists: false,
      waitForTasks: true,
    })
    expect(await admin.getObject({ indexName: 'guides', objectID: 'g1' })).toEqual(guide(1, { words: 15 }))
    expect(await admin.getObject({ indexName: 'guides', objectID: 'g2' })).toMatchObject({
      topic: 'caravans',
      words: 20,
    })
    await expect(admin.getObject({ indexName: 'guides', objectID: 'none' })).rejects.toMatchObject({ status: 404 })
    await admin.deleteObjects({ indexName: 'guides', objectIDs: ['g3', 'g4'], waitForTasks: true })
    const browsed: string[] = []
    await admin.browseObjects({
      indexName: 'guides',
      browseParams: { hitsPerPage: 7 },
      aggregator: ({ hits }) => browsed.push(...hits.map((hit) => hit.objectID)),
    })
    expect(new Set(browsed).size).toBe(23)
    expect(browsed).toHaveLength(23)
    await admin.setSettings({
      indexName: 'guides',
      indexSettings: { attributesForFaceting: ['searchable(topic)'], customRanking: ['desc(words)'] },
    })
    await admin.saveSynonyms({
      indexName: 'guides',
      synonymHit: [{ objectID: 's', type: 'synonym', synonyms: ['electric', 'hybrids'] }],
    })
    const replaced = await admin.replaceAllObjects({ indexName: 'guides', objects: guides(12), batchSize: 5 })
    expect(replaced.batchResponses).toHaveLength(3)
    expect(await idsOf('guides')).toEqual(
      guides(12)
        .reverse()
        .map(({ objectID }) => objectID),
    )
    expect(await idsOf('guides', { query: 'electric', filters: 'topic:hybrids' })).toHaveLength(6)
    const { items } = await admin.listIndices()
    expect(items.map(({ name }) => name).filter((name) => name.startsWith('guides'))).toEqual(['guides'])
    expect(items.find(({ name }) => name === 'guides')).toMatchObject({ entries: 12 })
    const facets = await admin.searchForFacets({
      requests: [{ indexName: 'guides', type: 'facet', facet: 'topic', facetQuery: 'tow' }],
    })
    expect(facets.results[0]).toMatchObject({
      facetHits: [{ value: 'towing', highlighted: '<em>tow</em>ing', count: 6 }],
    })
  })

  test('[STK-05] single records, a batch of every action, one batch over indexes, deleteBy, clear', async () => {
    const admin = client()
    const saved = await admin.saveObject({ indexName: 'notes', body: { text: 'one' } })
    expect(saved).toMatchObject({ objectID: expect.any(String) as string, taskID: expect.any(Number) as number })
    await admin.addOrUpdateObject({ indexName: 'notes', objectID: 'two', body: { text: 'two', tags: ['x'] } })
    for (const [operation, value] of [
      ['Add', 'y'],
      ['AddUnique', 'y'],
      ['Remove', 'x'],
    ] as const)
      await admin.partialUpdateObject({
        indexName: 'notes',
        objectID: 'two',
        attributesToUpdate: { tags: { _operation: operation, value } },
      })
    await admin.partialUpdateObject({
      indexName: 'notes',
      objectID: 'three',
      attributesToUpdate: { count: { _operation: 'IncrementFrom', value: 0 } },
    })
    await admin.partialUpdateObject({
      indexName: 'notes',
      objectID: 'three',
      attributesToUpdate: { count: { _operation: 'IncrementFrom', value: 7 }, text: 'not this' },
    })
    await admin.partialUpdateObject({
      indexName: 'notes',
      objectID: 'three',
      attributesToUpdate: { top: { _operation: 'IncrementSet', value: 9 } },
    })
    const { results } = await admin.getObjects({
      requests: ['two', 'three', 'four'].map((objectID) => ({ indexName: 'notes', objectID })),
    })
    expect(results).toEqual([
      { objectID: 'two', text: 'two', tags: ['y'] },
      { objectID: 'three', count: 1, top: 9 },
      null,
    ])
    const { objectIDs } = await admin.batch({
      indexName: 'notes',
      batchWriteParams: {
        requests: [
          { action: 'clear', body: {} },
          { action: 'addObject', body: { objectID: 'a', kind: 'x', n: 1 } },
          { action: 'updateObject', body: { objectID: 'b', kind: 'x', n: 2 } },
          { action: 'partialUpdateObject', body: { objectID: 'a', n: 3 } },
          { action: 'partialUpdateObjectNoCreate', body: { objectID: 'c', n: 3 } },
          { action: 'addObject', body: { objectID: 'd', kind: 'y', n: 4 } },
          { action: 'deleteObject', body: { objectID: 'b' } },
        ],
      },
    })
    expect(objectIDs).toEqual(['a', 'b', 'a', 'c', 'd', 'b'])
    expect((await idsOf('notes')).sort()).toEqual(['a', 'd'])
    const many = await admin.multipleBatch({
      requests: [
        { action: 'addObject', indexName: 'notes', body: { objectID: 'e', kind: 'y', n: 5 } },
        { action: 'addObject', indexName: 'others', body: { objectID: 'f' } },
      ],
    })
    expect(Object.keys(many.taskID)).toEqual(['notes', 'others'])
    await admin.setSettings({ indexName: 'notes', indexSettings: { attributesForFaceting: ['kind'] } })
    await admin.deleteBy({ indexName: 'notes', deleteByParams: { filters: 'kind:y AND n > 4' } })
    expect((await idsOf('notes')).sort()).toEqual(['a', 'd'])
    await expect(admin.deleteBy({ indexName: 'notes', deleteByParams: { filters: '' } })).rejects.toMatchObject({
      status: 400,
    })
    await admin.clearObjects({ indexName: 'notes' })
    expect(await idsOf('notes')).toEqual([])
    await admin.deleteIndex({ indexName: 'notes' })
    await admin.deleteIndex({ indexName: 'notes' })
    await expect(idsOf('notes')).rejects.toMatchObject({ status: 404, message: 'Index notes does not exist' })
  })

  test('[STK-05] settings: null resets, the rest stays; replicas show the records in an order of their own', async () => {
    const admin = client()
    await admin.saveObjects({ indexName: 'boats', objects: guides(6) })
    await admin.setSettings({
      indexName: 'boats',
      indexSettings: {
        replicas: ['boats_by_title', 'boats_by_words'],
        hitsPerPage: 3,
        searchableAttributes: ['title'],
      },
    })
    await admin.setSettings({ indexName: 'boats_by_words', indexSettings: { ranking: ['asc(words)', 'typo'] } })
    await admin.setSettings({ indexName: 'boats_by_title', indexSettings: { ranking: ['desc(title)'] } })
    expect(await idsOf('boats_by_words')).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5'])
    expect(await idsOf('boats_by_title')).toEqual(['g5', 'g4', 'g3', 'g2', 'g1', 'g0'])
    expect(await admin.getSettings({ indexName: 'boats_by_words' })).toMatchObject({ primary: 'boats' })
    await admin.saveObject({ indexName: 'boats', body: guide(9) })
    expect(await idsOf('boats_by_words')).toContain('g9')
    await expect(admin.saveObject({ indexName: 'boats_by_words', body: guide(10) })).rejects.toMatchObject({
      status: 400,
    })
    const { hits } = await admin.searchSingleIndex({ indexName: 'boats' })
    expect(hits).toHaveLength(3)
    await admin.setSettings({
      indexName: 'boats',
      indexSettings: { hitsPerPage: null as never, attributesForFaceting: ['topic'] },
    })
    const settings = await admin.getSettings({ indexName: 'boats' })
    expect(settings).toMatchObject({
      hitsPerPage: 20,
      searchableAttributes: ['title'],
      attributesForFaceting: ['topic'],
      replicas: ['boats_by_title', 'boats_by_words'],
    })
    const { taskID } = await admin.operationIndex({
      indexName: 'boats',
      operationIndexParams: { operation: 'copy', destination: 'boats2', scope: ['settings'] },
    })
    expect(await admin.getTask({ indexName: 'anything', taskID })).toMatchObject({ status: 'published' })
    await expect(admin.getTask({ indexName: 'boats', taskID: 999_999 })).rejects.toMatchObject({ status: 404 })
    expect(await idsOf('boats2')).toEqual([])
    await admin.operationIndex({
      indexName: 'gone',
      operationIndexParams: { operation: 'move', destination: 'boats2' },
    })
    await admin.operationIndex({
      indexName: 'boats2',
      operationIndexParams: { operation: 'move', destination: 'boats' },
    })
    expect(await idsOf('boats_by_words')).toEqual([])
    expect(await admin.indexExists({ indexName: 'boats2' })).toBe(false)
  })

  test('[STK-05] synonyms and rules are kept and given back', async () => {
    const admin = client()
    await admin.saveSynonyms({
      indexName: 'parts',
      synonymHit: [
        { objectID: 'one', type: 'synonym', synonyms: ['boot', 'trunk'] },
        { objectID: 'two', type: 'oneWaySynonym', input: 'wheel', synonyms: ['rim'] },
      ],
      forwardToReplicas: true,
    })
    expect(await admin.getSynonym({ indexName: 'parts', objectID: 'two' })).toMatchObject({ input: 'wheel' })
    const found: string[] = []
    await admin.browseSynonyms({
      indexName: 'parts',
      aggregator: ({ hits }) => found.push(...hits.map((one) => one.objectID)),
    })
    expect(found.sort()).toEqual(['one', 'two'])
    await admin.deleteSynonym({ indexName: 'parts', objectID: 'one' })
    expect((await admin.searchSynonyms({ indexName: 'parts' })).nbHits).toBe(1)
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'x', anchoring: 'is' as const }],
      consequence: { params: {} },
    }
    await admin.saveRules({ indexName: 'parts', rules: [rule], clearExistingRules: true })
    expect(await admin.getRule({ indexName: 'parts', objectID: 'r' })).toEqual(rule)
    expect((await admin.searchRules({ indexName: 'parts' })).nbHits).toBe(1)
    await admin.clearRules({ indexName: 'parts' })
    expect((await admin.searchRules({ indexName: 'parts' })).nbHits).toBe(0)
    await expect(
      admin.saveSynonyms({ indexName: 'parts', synonymHit: [{ objectID: 'x', type: 'nonsense' as never }] }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('[STK-06] keys: what they may, where, until when, and what a key secured by them may', async () => {
    const admin = client()
    await admin.saveObjects({ indexName: 'leaflets', objects: guides(10) })
    await admin.setSettings({ indexName: 'leaflets', indexSettings: { attributesForFaceting: ['topic'] } })
    const { key } = await admin.addApiKey({ acl: ['search'], indexes: ['leaflets*'], maxHitsPerQuery: 4 })
    expect(await idsOf('leaflets', {}, key)).toHaveLength(4)
    await expect(idsOf('others', {}, key)).rejects.toMatchObject({
      status: 403,
      message: 'Index not allowed with this API key',
    })
    const reader = client(key)
    for (const refused of [
      () => reader.browse({ indexName: 'leaflets' }),
      () => reader.saveObject({ indexName: 'leaflets', body: guide(99) }),
      () => reader.deleteIndex({ indexName: 'leaflets' }),
      () => reader.clearObjects({ indexName: 'leaflets' }),
      () => reader.setSettings({ indexName: 'leaflets', indexSettings: {} }),
      () => reader.listApiKeys(),
      () => reader.listIndices(),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 403, message: 'Method not allowed with this API key' })
    const secured = (restrictions: object, parentApiKey = key): string =>
      signs(key).generateSecuredApiKey({ parentApiKey, restrictions })
    const towing = secured({ filters: 'topic:towing', validUntil: inAnHour, restrictIndices: ['leaflets'] })
    expect((await idsOf('leaflets', { filters: 'topic:hybrids OR topic:towing' }, towing)).sort()).toEqual([
      'g0',
      'g2',
      'g4',
      'g6',
    ])
    expect(await idsOf('leaflets', { filters: 'topic:hybrids' }, towing)).toEqual([])
    await expect(client(towing).getObject({ indexName: 'leaflets', objectID: 'g1' })).rejects.toMatchObject({
      status: 404,
    })
    expect(await client(towing).getObject({ indexName: 'leaflets', objectID: 'g2' })).toMatchObject({ topic: 'towing' })
    await expect(client(towing).browse({ indexName: 'leaflets' })).rejects.toMatchObject({ status: 403 })
    for (const bad of [
      secured({ filters: 'topic:towing', validUntil: 1000 }),
      secured({}),
      secured({ filters: 'topic:towing', restrictSources: '192.0.2.0/24' }),
      secured({ filters: 'topic:towing' }, adminKey),
      secured({ filters: 'topic:towing' }, towing),
    ])
      await expect(idsOf('leaflets', {}, bad)).rejects.toMatchObject({
        status: 403,
        message: 'Invalid Application-ID or API key',
      })
    await admin.updateApiKey({ key, apiKey: { acl: ['browse'], description: 'changed' } })
    expect(await admin.getApiKey({ key })).toMatchObject({ value: key, acl: ['browse'], description: 'changed' })
    expect((await admin.listApiKeys()).keys.map(({ value }) => value)).toContain(key)
    await admin.deleteApiKey({ key })
    await expect(admin.getApiKey({ key })).rejects.toMatchObject({ status: 404 })
    await expect(client(key).browse({ indexName: 'leaflets' })).rejects.toMatchObject({ status: 403 })
    const slow = await admin.addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 1 })
    const raw = () =>
      engine.handle({
        method: 'POST',
        path: '/1/indexes/leaflets/query',
        query: new URLSearchParams(),
        headers: { 'x-algolia-api-key': slow.key },
        body: Buffer.from('{}'),
        address: '192.0.2.7',
      })
    expect((await raw()).status).toBe(200)
    const limited = await raw()
    expect(limited).toMatchObject({ status: 429, body: '{"message":"Too Many Requests","status":429}' })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('[STK-03] [STK-06] the stock is written by nobody here, and searched with no key but a site’s', async () => {
    const admin = client()
    const { key } = await admin.addApiKey({ acl: ['search', 'browse', 'addObject', 'deleteIndex'] })
    for (const one of [admin, client(key)]) {
      for (const refused of [
        () => one.saveObject({ indexName: 'vehicles', body: { objectID: 'x' } }),
        () => one.clearObjects({ indexName: 'vehicles' }),
        () => one.deleteIndex({ indexName: 'vehicles_price_asc' }),
        () =>
          one.operationIndex({
            indexName: 'guides',
            operationIndexParams: { operation: 'copy', destination: 'vehicles' },
          }),
        () =>
          one.multipleBatch({ requests: [{ action: 'addObject', indexName: 'vehicles', body: { objectID: 'x' } }] }),
        () => one.searchSingleIndex({ indexName: 'vehicles' }),
        () => one.getObject({ indexName: 'vehicles', objectID: 'a-1' }),
        () => one.browse({ indexName: 'vehicles' }),
      ])
        await expect(refused()).rejects.toMatchObject({
          status: 403,
          message: expect.stringContaining('vehicles') as string,
        })
    }
    const shopper = client(mintSearchKey(searchKeySecret, 'a', inAnHour))
    for (const refused of [
      () => shopper.saveObject({ indexName: 'vehicles', body: { objectID: 'x' } }),
      () => shopper.saveObject({ indexName: 'guides', body: { objectID: 'x' } }),
      () => shopper.searchSingleIndex({ indexName: 'guides' }),
      () => shopper.deleteIndex({ indexName: 'vehicles' }),
      () => shopper.listApiKeys(),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 403 })
    expect(await idsOf('vehicles', {}, mintSearchKey(searchKeySecret, 'a', inAnHour))).toHaveLength(5)
  })

  test('[STK-05] a write is in the answers of another process, and of one started after the first was killed', async () => {
    const admin = client()
    await admin.saveObjects({ indexName: 'lasting', objects: guides(3) })
    const [second, third] = [start(), start()]
    const doors = await Promise.all([serve(second), serve(third)])
    expect(await idsOf('lasting', {}, adminKey, doors[0].port)).toHaveLength(3)
    await client(adminKey, doors[0].port).saveObject({ indexName: 'lasting', body: guide(50) })
    expect(await idsOf('lasting')).toHaveLength(4)
    await second.close()
    doors[0].close()
    expect(await idsOf('lasting', {}, adminKey, doors[1].port)).toContain('g50')
    const writers = Array.from({ length: 20 }, (_, i) =>
      client(adminKey, i % 2 === 0 ? server.port : doors[1].port).partialUpdateObject({
        indexName: 'lasting',
        objectID: 'sum',
        attributesToUpdate: { n: { _operation: 'Increment', value: 1 } },
      }),
    )
    await Promise.all(writers)
    expect(await admin.getObject({ indexName: 'lasting', objectID: 'sum' })).toMatchObject({ n: 20 })
    await third.close()
    doors[1].close()
  })

  test('[STK-05] what cannot be written is refused, and nothing of its batch is kept', async () => {
    const admin = client()
    const big = { objectID: 'big', text: 'x'.repeat(120_000) }
    await expect(admin.saveObjects({ indexName: 'refusals', objects: [guide(1), big] })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('too big') as string,
    })
    expect(await admin.indexExists({ indexName: 'refusals' })).toBe(false)
    for (const body of [
      { requests: [{ action: 'explode', body: { objectID: 'x' } }] },
      { requests: [{ action: 'updateObject', body: {} }] },
      { requests: 'all' },
      { requests: [{ action: 'addObject', body: { objectID: 'a\0b' } }] },
      [],
    ]) {
      const answer = await engine.handle({
        method: 'POST',
        path: '/1/indexes/refusals/batch',
        query: new URLSearchParams(),
        headers: { 'x-algolia-api-key': adminKey },
        body: Buffer.from(JSON.stringify(body)),
      })
      expect(answer.status).toBe(400)
    }
    await expect(
      admin.setSettings({ indexName: 'refusals', indexSettings: { searchableAttributes: 7 as never } }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

describe('insights', () => {
  const send = async (key: string, body: unknown) => {
    const answer = await engine.handle({
      method: 'POST',
      path: '/1/events',
      query: new URLSearchParams({ 'x-algolia-api-key': key }),
      headers: {},
      body: Buffer.from(JSON.stringify(body)),
    })
    return { status: answer.status, body: JSON.parse(answer.body) as unknown }
  }
  const event = { eventType: 'view', eventName: 'Seen', index: 'vehicles', userToken: 'u', objectIDs: ['x'] }

  test("[STK-05] [STK-06] events are stored for the key's tenant, all of a request or none", async () => {
    const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
    for (const [i, id] of ids.entries())
      await database.pool.query(
        `INSERT INTO tenants (id, name, slug, status, updated_at, created_at) VALUES ($1, $2, $2, 'active', now(), now())`,
        [id, `tenant-${i}`],
      )
    const [own = '', foreign = ''] = ids
    const key = mintSearchKey(searchKeySecret, own, inAnHour)
    expect(await send(key, { events: [event, { ...event, index: foreign }] })).toEqual({
      status: 200,
      body: { status: 200, message: 'OK' },
    })
    expect(await send(key, { events: [event, { ...event, eventType: 'no' }] })).toMatchObject({ status: 422 })
    expect(await send(key, { events: [{ ...event, tenant_id: foreign }] })).toMatchObject({ status: 422 })
    for (const bad of [
      '',
      'x',
      adminKey,
      mintSearchKey(searchKeySecret, own, 1000),
      mintSearchKey('other', own, inAnHour),
    ])
      expect(await send(bad, { events: [event] })).toEqual({
        status: 401,
        body: { status: 401, message: 'Invalid credentials' },
      })
    const { rows } = await database.pool.query('SELECT tenant_id, event_type FROM search_events')
    expect(rows).toEqual([
      { tenant_id: own, event_type: 'view' },
      { tenant_id: own, event_type: 'view' },
    ])
    expect(
      await send(mintSearchKey(searchKeySecret, own.replace(/1/g, '3'), inAnHour), { events: [event] }),
    ).toMatchObject({
      status: 200,
    })
    expect((await database.pool.query('SELECT 1 FROM search_events')).rowCount).toBe(2)
  })
})
