import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { createSearchKey } from '../secured-key'
import { startServer } from '../testing/engine.test-support'
import {
  ADMIN_KEY,
  createGuide,
  createGuides,
  inAnHour,
  startEngine,
  SEARCH_KEY_SECRET,
} from '../testing/engine-on-database.test-support'

let database: TestDatabase
let running: Awaited<ReturnType<typeof startEngine>>
const client = (key?: string, port?: number) => running.client(key, port)
const idsOf = (...args: Parameters<(typeof running)['idsOf']>) => running.idsOf(...args)
/** The types are those of the browser build, which cannot sign. */
const keySigner = (key: string) =>
  client(key) as unknown as { generateSecuredApiKey(of: { parentApiKey: string; restrictions: object }): string }

beforeAll(async () => {
  database = await createTestDatabase()
  running = await startEngine(database.pool)
})
afterAll(async () => {
  await running.close()
  await database.drop()
})

describe('access to indexes', () => {
  test('[STK-06] limits keys, and keys secured by them, to their permissions, indexes and expiry', async () => {
    const admin = client()
    await admin.saveObjects({ indexName: 'leaflets', objects: createGuides(10) })
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
      () => reader.saveObject({ indexName: 'leaflets', body: createGuide(99) }),
      () => reader.deleteIndex({ indexName: 'leaflets' }),
      () => reader.clearObjects({ indexName: 'leaflets' }),
      () => reader.setSettings({ indexName: 'leaflets', indexSettings: {} }),
      () => reader.listApiKeys(),
      () => reader.listIndices(),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 403, message: 'Method not allowed with this API key' })
    const secured = (restrictions: object, parentApiKey = key): string =>
      keySigner(key).generateSecuredApiKey({ parentApiKey, restrictions })
    const towingKey = secured({ filters: 'topic:towing', validUntil: inAnHour, restrictIndices: ['leaflets'] })
    expect((await idsOf('leaflets', { filters: 'topic:hybrids OR topic:towing' }, towingKey)).sort()).toEqual([
      'g0',
      'g2',
      'g4',
      'g6',
    ])
    expect(await idsOf('leaflets', { filters: 'topic:hybrids' }, towingKey)).toEqual([])
    await expect(client(towingKey).getObject({ indexName: 'leaflets', objectID: 'g1' })).rejects.toMatchObject({
      status: 404,
    })
    expect(await client(towingKey).getObject({ indexName: 'leaflets', objectID: 'g2' })).toMatchObject({
      topic: 'towing',
    })
    await expect(client(towingKey).browse({ indexName: 'leaflets' })).rejects.toMatchObject({ status: 403 })
    for (const invalidKey of [
      secured({ filters: 'topic:towing', validUntil: 1000 }),
      secured({}),
      secured({ filters: 'topic:towing', restrictSources: '192.0.2.0/24' }),
      secured({ filters: 'topic:towing' }, ADMIN_KEY),
      secured({ filters: 'topic:towing' }, towingKey),
    ])
      await expect(idsOf('leaflets', {}, invalidKey)).rejects.toMatchObject({
        status: 403,
        message: 'Invalid Application-ID or API key',
      })
    await admin.updateApiKey({ key, apiKey: { acl: ['browse'], description: 'changed' } })
    expect(await admin.getApiKey({ key })).toMatchObject({ value: key, acl: ['browse'], description: 'changed' })
    expect((await admin.listApiKeys()).keys.map(({ value }) => value)).toContain(key)
    await admin.deleteApiKey({ key })
    await expect(admin.getApiKey({ key })).rejects.toMatchObject({ status: 404 })
    await expect(client(key).browse({ indexName: 'leaflets' })).rejects.toMatchObject({ status: 403 })
    for (const description of ['a\0b', '\ud83d'])
      await expect(admin.addApiKey({ acl: ['search'], description })).rejects.toMatchObject({ status: 400 })
    const slow = await admin.addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 1 })
    const raw = () =>
      running.engine.handle({
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

  test("[STK-03] [STK-06] no key can write the stock index, and only a site's key can search it", async () => {
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
    const shopper = client(createSearchKey(SEARCH_KEY_SECRET, 'a', inAnHour))
    for (const refused of [
      () => shopper.saveObject({ indexName: 'vehicles', body: { objectID: 'x' } }),
      () => shopper.saveObject({ indexName: 'guides', body: { objectID: 'x' } }),
      () => shopper.searchSingleIndex({ indexName: 'guides' }),
      () => shopper.deleteIndex({ indexName: 'vehicles' }),
      () => shopper.listApiKeys(),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 403 })
    expect(await idsOf('vehicles', {}, createSearchKey(SEARCH_KEY_SECRET, 'a', inAnHour))).toHaveLength(5)
  })

  test('[STK-05] other processes see a write, including one started after the writer was killed', async () => {
    const admin = client()
    await admin.saveObjects({ indexName: 'lasting', objects: createGuides(3) })
    const [second, third] = [running.start(), running.start()]
    const servers = await Promise.all([startServer(second), startServer(third)])
    expect(await idsOf('lasting', {}, ADMIN_KEY, servers[0].port)).toHaveLength(3)
    await client(ADMIN_KEY, servers[0].port).saveObject({ indexName: 'lasting', body: createGuide(50) })
    expect(await idsOf('lasting')).toHaveLength(4)
    await second.close()
    servers[0].close()
    expect(await idsOf('lasting', {}, ADMIN_KEY, servers[1].port)).toContain('g50')
    const writers = Array.from({ length: 20 }, (_, i) =>
      client(ADMIN_KEY, i % 2 === 0 ? running.port : servers[1].port).partialUpdateObject({
        indexName: 'lasting',
        objectID: 'sum',
        attributesToUpdate: { n: { _operation: 'Increment', value: 1 } },
      }),
    )
    await Promise.all(writers)
    expect(await admin.getObject({ indexName: 'lasting', objectID: 'sum' })).toMatchObject({ n: 20 })
    await third.close()
    servers[1].close()
  })

  test('[STK-05] a batch with an invalid operation is refused and nothing of it is stored', async () => {
    const admin = client()
    const big = { objectID: 'big', text: 'x'.repeat(120_000) }
    await expect(admin.saveObjects({ indexName: 'refusals', objects: [createGuide(1), big] })).rejects.toMatchObject({
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
      const answer = await running.engine.handle({
        method: 'POST',
        path: '/1/indexes/refusals/batch',
        query: new URLSearchParams(),
        headers: { 'x-algolia-api-key': ADMIN_KEY },
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
    const answer = await running.engine.handle({
      method: 'POST',
      path: '/1/events',
      query: new URLSearchParams({ 'x-algolia-api-key': key }),
      headers: {},
      body: Buffer.from(JSON.stringify(body)),
    })
    return { status: answer.status, body: JSON.parse(answer.body) as unknown }
  }
  const event = { eventType: 'view', eventName: 'Seen', index: 'vehicles', userToken: 'u', objectIDs: ['x'] }

  test("[STK-05] [STK-06] stores all events of a request or none, for the key's tenant", async () => {
    const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
    for (const [i, id] of ids.entries())
      await database.pool.query(
        `INSERT INTO tenants (id, name, slug, status, updated_at, created_at) VALUES ($1, $2, $2, 'active', now(), now())`,
        [id, `tenant-${i}`],
      )
    const [own = '', foreign = ''] = ids
    const key = createSearchKey(SEARCH_KEY_SECRET, own, inAnHour)
    expect(await send(key, { events: [event, { ...event, index: foreign }] })).toEqual({
      status: 200,
      body: { status: 200, message: 'OK' },
    })
    expect(await send(key, { events: [event, { ...event, eventType: 'no' }] })).toMatchObject({ status: 422 })
    expect(await send(key, { events: [{ ...event, tenant_id: foreign }] })).toMatchObject({ status: 422 })
    for (const invalidKey of [
      '',
      'x',
      ADMIN_KEY,
      createSearchKey(SEARCH_KEY_SECRET, own, 1000),
      createSearchKey('other', own, inAnHour),
    ])
      expect(await send(invalidKey, { events: [event] })).toEqual({
        status: 401,
        body: { status: 401, message: 'Invalid credentials' },
      })
    const { rows } = await database.pool.query('SELECT tenant_id, event_type FROM search_events')
    expect(rows).toEqual([
      { tenant_id: own, event_type: 'view' },
      { tenant_id: own, event_type: 'view' },
    ])
    expect(
      await send(createSearchKey(SEARCH_KEY_SECRET, own.replace(/1/g, '3'), inAnHour), { events: [event] }),
    ).toMatchObject({
      status: 200,
    })
    expect((await database.pool.query('SELECT 1 FROM search_events')).rowCount).toBe(2)
  })
})
