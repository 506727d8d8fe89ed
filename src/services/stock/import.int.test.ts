import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type pg from 'pg'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles, countVehicleWrites } from '@/scripts/testing/stock'
import { importStock } from './import'
import { loadBuiltInMappings } from './mapping-files'
import type { StockSource } from '@/src/feed-reader'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'

let database: TestDatabase
let client: pg.PoolClient
let tenant: string

beforeAll(async () => {
  database = await createTestDatabase()
  client = await database.pool.connect()
})
afterAll(async () => {
  client.release()
  await database.drop()
})
beforeEach(async () => {
  tenant = await addTenant(client)
})

const dealerRows = (count: number) => Array.from({ length: count }, (_, index) => dealerRow(`S${index + 1}`))

describe('[STK-02] an import', () => {
  test('[STK-02] creates vehicles, and writes nothing when repeated', async () => {
    const first = await importCsv(client, tenant, toCsv(dealerRows(12)))
    expect(first).toMatchObject({ ok: true, report: { read: 12, created: 12, updated: 0, removed: 0, rejected: 0 } })
    const before = await countVehicleWrites(client)
    const again = await importCsv(client, tenant, toCsv(dealerRows(12)))
    expect(again).toMatchObject({ ok: true, report: { read: 12, created: 0, updated: 0, unchanged: 12, removed: 0 } })
    expect(await countVehicleWrites(client)).toBe(before)
  })

  test('[STK-02] writes only changes; the address and the listing date stay', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    const before = await listVehicles(client, tenant)
    const rows = dealerRows(12)
    rows[3] = { ...dealerRow('S4'), Badge: 'Sport', 'EGC Price': '$19,990' }
    const mark = await countVehicleWrites(client)
    expect(await importCsv(client, tenant, toCsv(rows))).toMatchObject({
      ok: true,
      report: { updated: 1, unchanged: 11 },
    })
    expect(await countVehicleWrites(client)).toBe(mark + 1)
    const after = await listVehicles(client, tenant)
    const [was, is] = [before, after].map((all) => all.find((one) => one.feed_key === 's4'))
    expect(is).toMatchObject({
      price_cents: 1_999_000,
      badge: 'Sport',
      slug: was?.slug,
      id: was?.id,
      created_at: was?.created_at,
    })
  })

  test('[STK-02] [ADM-02] logs what it changed of price and status, and when a vehicle left', async () => {
    const readLog = async () =>
      (
        await client.query<{ who: string; changes: unknown }>(
          'SELECT who, changes FROM audit WHERE tenant_id = $1 ORDER BY created_at, id',
          [tenant],
        )
      ).rows
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    await client.query('UPDATE vehicles SET price_cents = 1799000 WHERE tenant_id = $1', [tenant])
    const rows = dealerRows(12)
    rows[3] = { ...dealerRow('S4'), 'EGC Price': '$19,990' }
    await importCsv(client, tenant, toCsv(rows))
    const price = { field: 'price_cents', label: 'Price', before: '$17,990', after: '$19,990' }
    expect(await readLog()).toEqual([{ who: 'Stock feed', changes: [price] }])
    await importCsv(client, tenant, toCsv(rows.slice(0, 11)))
    const left = { field: 'in_feed', label: 'In the stock feed', before: 'Yes', after: 'No' }
    expect(await readLog()).toContainEqual({ who: 'Stock feed', changes: [left] })
  })

  test('[STK-02] removes vehicles that left, and restores those that return', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    expect(await importCsv(client, tenant, toCsv(dealerRows(10)))).toMatchObject({ ok: true, report: { removed: 2 } })
    expect((await listVehicles(client, tenant)).length).toBe(10)
    expect(await importCsv(client, tenant, toCsv(dealerRows(10)))).toMatchObject({
      ok: true,
      report: { removed: 0, unchanged: 10 },
    })
    expect(await importCsv(client, tenant, toCsv(dealerRows(12)))).toMatchObject({
      ok: true,
      report: { updated: 2, created: 0 },
    })
    expect((await listVehicles(client, tenant)).length).toBe(12)
  })

  test('[STK-02] marks leaving vehicles as sold if the feed is configured so', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    await client.query("UPDATE stock_feeds SET on_missing = 'sold' WHERE tenant_id = $1", [tenant])
    await importCsv(client, tenant, toCsv(dealerRows(11)))
    const sold = async () => (await listVehicles(client, tenant)).find((one) => one.feed_key === 's12')
    expect(await sold()).toMatchObject({ status: 'sold', sold_at: expect.any(Date) })
    expect(await importCsv(client, tenant, toCsv(dealerRows(11)))).toMatchObject({
      ok: true,
      report: { removed: 0, updated: 0 },
    })
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    expect(await sold()).toMatchObject({ status: 'in_stock', sold_at: null })
  })

  test('[STK-02] keeps values set by staff', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(3)))
    await client.query(`UPDATE vehicles SET hidden = true, overrides = '{"tag":"Ours"}' WHERE tenant_id = $1`, [tenant])
    await importCsv(client, tenant, toCsv(dealerRows(3).map((row) => ({ ...row, Odometer: '99999' }))))
    for (const one of await listVehicles(client, tenant)) {
      expect(one).toMatchObject({ hidden: true, overrides: { tag: 'Ours' }, km: 99_999 })
    }
  })

  test('[STK-02] writes nothing in a dry run', async () => {
    const tables = ['vehicles', 'stock_feeds', 'stock_imports', 'stock_changes']
    const counts = async () => {
      const found = []
      for (const table of tables) found.push((await client.query(`SELECT count(*) FROM ${table}`)).rows[0])
      return found
    }
    const before = await counts()
    const result = await importCsv(client, tenant, toCsv(dealerRows(12)), { dryRun: true })
    expect(result).toMatchObject({ ok: true, report: { created: 12, dryRun: true } })
    expect(await counts()).toEqual(before)
  })

  test('[STK-02] takes city and state from the location if the feed has none', async () => {
    const location = randomUUID()
    await client.query(
      `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode)
       VALUES ($1, $2, 'Yard', 'yard', 'Australia/Melbourne', '1 Road', 'Geelong', 'VIC', '3220')`,
      [location, tenant],
    )
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), 'Location code': 'Yard' }]))
    expect(await listVehicles(client, tenant)).toMatchObject([{ location_id: location, city: 'Geelong', state: 'VIC' }])
  })

  test('[STK-02] validates vehicles that need no mapping', async () => {
    const vehicle: FeedVehicle = {
      key: 'k1',
      year: 2024,
      make: 'Kia',
      model: 'EV6',
      item_type: 'car',
      car_type: 'new',
      status: 'in_stock',
      reserved: false,
      certified: false,
      preorder: false,
      price_type: 'drive_away',
      show_on_dealer_website: true,
      images: [{ url: '/a.jpg' }],
      spin_images: [],
      features: ['Tow bar'],
      standardEquipment: [],
      listed_at: '2026-05-01T00:00:00Z',
      youxQuote: { weeklyRepaymentAmount: 1, comparisonRate: 2, advertisedRate: 3 },
    }
    const source: StockSource = {
      kind: 'vehicles',
      name: 'demo',
      vehicles: [vehicle, { ...vehicle, key: 'k2', year: 1 }, vehicle],
    }
    const result = await importStock(client, { tenantId: tenant, feedKey: 'demo', source, now: new Date('2026-06-01') })
    expect(result).toMatchObject({ ok: true, report: { read: 3, created: 1, rejected: 2 } })
    const [one] = await listVehicles(client, tenant)
    expect(one).toMatchObject({
      created_at: new Date('2026-05-01T00:00:00Z'),
      images: vehicle.images,
      youx_quote: vehicle.youxQuote,
      slug: expect.stringMatching(/^2024-kia-ev6-[a-z0-9]{8}$/u),
    })
  })

  test('[STK-02] warns about an unknown location and does not create it', async () => {
    const { rows } = await client.query('SELECT count(*) FROM locations')
    const result = await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), 'Location code': 'nowhere' }]))
    expect(result).toMatchObject({
      ok: true,
      report: { created: 1, warned: 1, warnings: [{ value: 'nowhere', line: 2 }] },
    })
    expect((await client.query('SELECT count(*) FROM locations')).rows).toEqual(rows)
  })

  test('[STK-02] records the run with its numbers', async () => {
    await importCsv(client, tenant, toCsv([...dealerRows(2), { ...dealerRow('S9'), Year: 'soon' }]))
    const { rows } = await client.query('SELECT state, counts, rejections FROM stock_imports WHERE tenant_id = $1', [
      tenant,
    ])
    expect(rows).toEqual([
      {
        state: 'done',
        counts: { read: 3, created: 2, updated: 0, unchanged: 0, removed: 0, rejected: 1 },
        rejections: [
          { line: 4, stocknum: 'S9', column: 'Year', value: 'soon', reason: 'Expected a year from 1885 to 2100.' },
        ],
      },
    ])
  })

  test('[STK-02] keeps the values that it does not know with the run, most frequent first', async () => {
    const conditions = ['Consigned', 'Fleet', 'Consigned', 'Used']
    await importCsv(
      client,
      tenant,
      toCsv(conditions.map((one, index) => ({ ...dealerRow(`S${index}`), 'Car type': one }))),
    )
    const { rows } = await client.query('SELECT unread_values FROM stock_imports WHERE tenant_id = $1', [tenant])
    expect(rows[0].unread_values).toMatchObject([
      { field: 'car_type', column: 'Car type', value: 'Consigned', count: 2 },
      { field: 'car_type', column: 'Car type', value: 'Fleet', count: 1 },
    ])
  })

  test('[STK-02] waits for another import of the feed', async () => {
    const second = await database.pool.connect()
    await importCsv(client, tenant, toCsv(dealerRows(1)))
    await second.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`stock-import:${tenant}:dealer-csv`])
    try {
      expect(await importCsv(client, tenant, toCsv(dealerRows(1)), { lockWaitMs: 300 })).toMatchObject({
        ok: false,
        reason: 'busy',
      })
      expect(await importCsv(client, tenant, toCsv(dealerRows(1)), { lockWaitMs: 300, dryRun: true })).toMatchObject({
        ok: true,
      })
    } finally {
      second.release(true)
    }
  })
})

describe('[STK-02] the guard', () => {
  test('[STK-02] refuses to remove more than 30 %, before anything is written', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(20)))
    const before = await countVehicleWrites(client)
    const half = await importCsv(client, tenant, toCsv([...dealerRows(13).slice(0, 12), { ...dealerRow('new') }]))
    expect(half).toMatchObject({ ok: false, reason: 'removal', missing: 8, existing: 20 })
    expect(await countVehicleWrites(client)).toBe(before)
    expect(await importCsv(client, tenant, toCsv(dealerRows(12)), { allowRemoval: true })).toMatchObject({
      ok: true,
      report: { removed: 8 },
    })
  })

  test('[STK-02] an empty file never removes all vehicles', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(3)))
    for (const text of ['', toCsv([]), `${toCsv([])}\n\n`]) {
      expect(await importCsv(client, tenant, text, { allowRemoval: true })).toMatchObject({
        ok: false,
        reason: 'empty',
      })
    }
    expect((await listVehicles(client, tenant)).length).toBe(3)
  })

  test('[STK-02] a truncated file removes no vehicle', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    const text = toCsv(dealerRows(12))
    const cut = text.slice(0, text.lastIndexOf('S12') + 8)
    expect(await importCsv(client, tenant, cut)).toMatchObject({
      ok: true,
      report: { removed: 0, skippedRemovals: 1, rejected: 1 },
    })
    expect((await listVehicles(client, tenant)).length).toBe(12)
  })

  test('[STK-02] a vehicle whose row is rejected is not removed', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    const rows = dealerRows(12)
    rows[0] = { ...dealerRow('S1'), 'EGC Price': 'lots' }
    expect(await importCsv(client, tenant, toCsv(rows))).toMatchObject({
      ok: true,
      report: { removed: 0, rejected: 1 },
    })
    expect((await listVehicles(client, tenant)).length).toBe(12)
  })
})

const REAL_FEED = '../shared/data/au-listings.csv'
describe.skipIf(!existsSync(REAL_FEED))(`[STK-02] the listings of 2023 (skipped without ${REAL_FEED})`, () => {
  const importReal = async () =>
    importStock(client, {
      tenantId: tenant,
      source: {
        kind: 'csv',
        name: 'au-listings.csv',
        bytes: createReadStream(REAL_FEED),
        mappings: await loadBuiltInMappings('.'),
      },
      now: new Date('2026-06-01T00:00:00Z'),
    })

  test('[STK-02] counts every row, rejects at most 3 %, and writes nothing when repeated', async () => {
    const first = await importReal()
    if (!first.ok) throw new Error(first.message)
    const { read, created, rejected } = first.report
    expect(read).toBe(16_734)
    expect(created + rejected).toBe(read)
    expect(rejected).toBeLessThanOrEqual(read * 0.03)
    expect((await listVehicles(client, tenant)).length).toBe(created)
    const mark = await countVehicleWrites(client)
    const again = await importReal()
    expect(again).toMatchObject({
      ok: true,
      report: { created: 0, updated: 0, removed: 0, unchanged: created, rejected },
    })
    expect(await countVehicleWrites(client)).toBe(mark)
  })
})
