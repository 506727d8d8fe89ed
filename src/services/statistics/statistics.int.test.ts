import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles, countVehicleWrites } from '@/scripts/testing/stock'
import { createAnalytics } from '@/src/integrations/analytics'
import { createBeacons } from '@/src/web/beacons'
import { copyViews } from './copy-views'
import { pruneEvents } from './prune-events'
import { listPopularSearches } from './popular-searches'

let database: TestDatabase
let tenantId: string
let vehicles: readonly string[]

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  tenantId = await addTenant(database.pool)
  const client = await database.pool.connect()
  await importCsv(client, tenantId, toCsv([1, 2, 3].map((n) => dealerRow(`S${n}`))))
  client.release()
  vehicles = (await listVehicles(database.pool, tenantId)).map(({ id }) => id)
})

const rows = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  (await database.pool.query<T>(text, values)).rows
const viewsOf = async (id: string | undefined) =>
  Number((await rows<{ views: string }>('SELECT views FROM vehicles WHERE id = $1', [id]))[0]?.views)
const beacon = (body: object): string => JSON.stringify(body)
const at = new Date('2026-06-01T15:00:00Z')
const open = () => createBeacons({ store: createAnalytics(database.pool), log: () => undefined, now: () => at })

/** Content notifications while `work` runs, each of which would expire pages. */
const collectNotifications = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const notifications: string[] = []
  client.on('notification', ({ channel, payload }) => notifications.push(`${channel} ${payload ?? ''}`))
  await client.query('LISTEN forecourt_content; LISTEN forecourt_stock')
  await work()
  await client.query('SELECT 1')
  await client.end()
  return notifications
}

describe('beacons', () => {
  test('[ANL-01] [VDP-13] writes events and views together, for this dealer’s vehicles only, without expiring a page', async () => {
    const foreign = await addTenant(database.pool)
    const beacons = open()
    const notifications = await collectNotifications(async () => {
      for (let n = 0; n < 3; n += 1)
        beacons.accept(
          tenantId,
          `192.0.2.${String(10 + n)}`,
          beacon({ events: [{ id: 4, car_id: vehicles[0], path: '/cars/x' }], views: [vehicles[0]] }),
        )
      beacons.accept(
        foreign,
        '192.0.2.1',
        beacon({ events: [{ id: 25, car_id: vehicles[0], path: '/' }], views: [vehicles[0]] }),
      )
      beacons.accept(tenantId, '192.0.2.2', beacon({ views: [vehicles[1], randomUUID()] }))
      await beacons.close()
    })
    expect(notifications).toEqual([])
    expect(await rows('SELECT event, car_id, path, at FROM events WHERE tenant_id = $1', [tenantId])).toEqual(
      Array(3).fill({ event: 4, car_id: vehicles[0], path: '/cars/x', at }),
    )
    expect(await rows('SELECT event, car_id FROM events WHERE tenant_id = $1', [foreign])).toEqual([
      { event: 25, car_id: null },
    ])
    // Past midnight in Brisbane.
    expect(
      await rows('SELECT vehicle_id, day::text, count FROM vehicle_views WHERE tenant_id = $1 ORDER BY count DESC', [
        tenantId,
      ]),
    ).toEqual([
      { vehicle_id: vehicles[0], day: '2026-06-02', count: 3 },
      { vehicle_id: vehicles[1], day: '2026-06-02', count: 1 },
    ])
    expect(await rows('SELECT 1 FROM vehicle_views WHERE tenant_id = $1', [foreign])).toEqual([])
  })

  test('[ANL-01] stores nothing for an archived dealer, and loses nothing of the others', async () => {
    const archived = await addTenant(database.pool)
    await database.pool.query("UPDATE tenants SET status = 'archived' WHERE id = $1", [archived])
    const beacons = open()
    beacons.accept(archived, 'a', beacon({ events: [{ id: 22, path: '/' }] }))
    beacons.accept(randomUUID(), 'a', beacon({ events: [{ id: 22, path: '/' }] }))
    beacons.accept(tenantId, 'a', beacon({ events: [{ id: 22, path: '/' }] }))
    await beacons.close()
    expect(await rows('SELECT 1 FROM events WHERE tenant_id = $1', [archived])).toEqual([])
    expect(await rows('SELECT 1 FROM events WHERE tenant_id = $1', [tenantId])).toHaveLength(1)
  })

  test('[ANL-01] writes failed events later, and reports no error to the visitor', async () => {
    const store = createAnalytics(database.pool)
    let remainingFailures = 1
    const logLines: string[] = []
    const beacons = createBeacons({
      store: {
        ...store,
        saveEvents: (events) =>
          remainingFailures-- > 0 ? Promise.reject(new Error('away')) : store.saveEvents(events),
      },
      log: (line) => logLines.push(line),
    })
    expect(beacons.accept(tenantId, 'a', beacon({ events: [{ id: 61, path: '/' }] }))).toBe(204)
    await beacons.flush()
    expect(logLines).toHaveLength(1)
    await beacons.flush()
    await beacons.close()
    expect(await rows('SELECT event FROM events WHERE tenant_id = $1', [tenantId])).toEqual([{ event: 61 }])
  })

  test('[ANL-01] logs and discards what Postgres rejects permanently, and writes the events after it', async () => {
    const store = createAnalytics(database.pool)
    const logLines: string[] = []
    let first = true
    const beacons = createBeacons({
      store: {
        ...store,
        saveEvents: (events) => {
          const path = first ? '/\u0000' : '/'
          first = false
          return store.saveEvents(events.map((one) => ({ ...one, path })))
        },
      },
      log: (line) => logLines.push(line),
    })
    beacons.accept(tenantId, 'a', beacon({ events: [{ id: 61, path: '/' }] }))
    await beacons.flush()
    beacons.accept(tenantId, 'a', beacon({ events: [{ id: 60, path: '/' }] }))
    await beacons.close()
    expect(logLines).toEqual([expect.stringContaining('Postgres rejects them')])
    expect(await rows('SELECT event FROM events WHERE tenant_id = $1', [tenantId])).toEqual([{ event: 60 }])
  })

  test('[ANL-01] limits each sender, and rejects invalid beacons', async () => {
    const beacons = open()
    expect(beacons.accept(tenantId, 'b', '{')).toBe(400)
    const answers = Array.from({ length: 300 }, () => beacons.accept(tenantId, 'c', '{}'))
    expect(answers.filter((one) => one === 204)).toHaveLength(240)
    expect(beacons.accept(tenantId, 'd', '{}')).toBe(204)
    await beacons.close()
  })

  test('[ANL-01] deletes events older than any report', async () => {
    await database.pool.query(
      "INSERT INTO events (tenant_id, event, path, at) VALUES ($1, 4, '/', now() - interval '801 days'), ($1, 4, '/', now() - interval '799 days')",
      [tenantId],
    )
    expect(await pruneEvents(database.pool)).toBe(1)
    expect(await rows('SELECT 1 FROM events WHERE tenant_id = $1', [tenantId])).toHaveLength(1)
  })
})

describe('views', () => {
  const store = () => createAnalytics(database.pool)
  const addView = (id: string | undefined, count: number, day = '2026-06-01') =>
    store().addViews([{ tenantId, car_id: id ?? '', day, count }])

  test('[VDP-13] are added to the vehicle once, in one change however many there were', async () => {
    await copyViews(database.pool)
    await addView(vehicles[0], 5)
    await addView(vehicles[0], 2, '2026-06-02')
    await addView(vehicles[1], 1)
    const before = await countVehicleWrites(database.pool)
    const notifications = await collectNotifications(() => copyViews(database.pool))
    expect(notifications).toEqual([`forecourt_stock ${tenantId}`])
    expect((await countVehicleWrites(database.pool)) - before).toBe(2)
    expect([await viewsOf(vehicles[0]), await viewsOf(vehicles[1]), await viewsOf(vehicles[2])]).toEqual([7, 1, 0])
    expect(await collectNotifications(() => copyViews(database.pool))).toEqual([])
    await addView(vehicles[0], 1)
    await copyViews(database.pool)
    expect(await viewsOf(vehicles[0])).toBe(8)
  })

  test('[VDP-13] are neither lost nor counted twice with concurrent jobs and new views', async () => {
    const looks = Array.from({ length: 20 }, () => addView(vehicles[0], 1))
    const copies = Array.from({ length: 6 }, () => copyViews(database.pool))
    await Promise.all([...looks, ...copies])
    await copyViews(database.pool)
    expect(await viewsOf(vehicles[0])).toBe(20)
  })
})

describe('price changes', () => {
  const changes = (id: string | undefined) =>
    rows(
      'SELECT from_cents::int, to_cents::int, price_type FROM vehicle_price_changes WHERE vehicle_id = $1 ORDER BY id',
      [id],
    )
  const updateVehicle = (text: string) =>
    database.pool.query(`UPDATE vehicles SET ${text} WHERE id = $1`, [vehicles[0]])

  test('[VDP-13] are recorded for the price that shoppers pay: price, offer, offer of staff, none', async () => {
    const [{ price_type: type } = { price_type: '' }] = await rows<{ price_type: string }>(
      'SELECT price_type FROM vehicles WHERE id = $1',
      [vehicles[0]],
    )
    for (const text of [
      'price_cents = 2000000',
      'km = 1',
      'offer_price_cents = 1900000',
      'price_cents = 2100000',
      `overrides = '{"offer_price_cents": 1800000}'`,
      `overrides = '{"offer_price_cents": "dear"}'`,
      'offer_price_cents = NULL',
      'price_cents = 900',
      'price_cents = 99999999999999999',
    ])
      await updateVehicle(text)
    expect(await changes(vehicles[0])).toEqual(
      [
        [2_199_000, 2_000_000],
        [2_000_000, 1_900_000],
        [1_900_000, 1_800_000],
        [1_800_000, 1_900_000],
        [1_900_000, 2_100_000],
        [2_100_000, null],
      ].map(([from_cents, to_cents]) => ({ from_cents, to_cents, price_type: type })),
    )
    expect(await changes(vehicles[1])).toEqual([])
  })
})

describe('popular searches', () => {
  const addSearches = (words: string, count: number, daysAgo = 0, tenant = tenantId) =>
    database.pool.query(
      `INSERT INTO popular_searches (tenant_id, day, words, count)
       VALUES ($1, (now() AT TIME ZONE 'Australia/Brisbane')::date - $4::integer, $2, $3)`,
      [tenant, words, count, daysAgo],
    )

  test('[SHP-02] are those of five shoppers of this dealer within 90 days, and expire no page when counted', async () => {
    const foreign = await addTenant(database.pool)
    const notifications = await collectNotifications(async () => {
      const beacons = open()
      for (let n = 0; n < 6; n += 1)
        beacons.accept(tenantId, `192.0.2.${String(n)}`, beacon({ searches: ['White Ute', 'white  ute'] }))
      for (let n = 0; n < 9; n += 1) beacons.accept(tenantId, '192.0.2.99', beacon({ searches: ['my own words'] }))
      await beacons.close()
    })
    expect(notifications).toEqual([])
    expect(await rows('SELECT words, count FROM popular_searches WHERE tenant_id = $1 ORDER BY 1', [tenantId])).toEqual(
      [
        { words: 'my own words', count: 1 },
        { words: 'white ute', count: 6 },
      ],
    )
    await database.pool.query('DELETE FROM popular_searches')
    await addSearches('hilux', 3)
    await addSearches('hilux', 4, 80)
    await addSearches('prado', 5)
    await addSearches('golf', 4)
    await addSearches('old', 50, 91)
    await addSearches('foreign', 50, 0, foreign)
    expect(await listPopularSearches(database.pool, tenantId)).toEqual(['hilux', 'prado'])
    await pruneEvents(database.pool)
    expect(await rows("SELECT 1 FROM popular_searches WHERE words = 'old'")).toEqual([])
    expect(await listPopularSearches(database.pool, tenantId)).toEqual(['hilux', 'prado'])
  })
})
