import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type pg from 'pg'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles } from '@/scripts/testing/stock'
import type { Mapping } from '@/src/domain/stock/feed/mapping'
import { importStock, type ImportOptions } from './import'

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

const importRecords = (mapping: Mapping, records: unknown, more: Partial<ImportOptions> = {}) =>
  importStock(client, {
    tenantId: tenant,
    feedKey: 'own',
    source: { kind: 'json', name: 'own.json', bytes: [Buffer.from(JSON.stringify(records))], mappings: [mapping] },
    now: new Date('2026-06-01T02:00:00Z'),
    ...more,
  })
const only = async () => (await listVehicles(client, tenant))[0]

const staffValuesSql = `
  spin_images = '["/1.webp","/2.webp"]', hotspots = '{"exterior":[]}', caravan = '{"sleeps":4}',
  finance_lenders = '{"Taurus":{"paymentWeek":99}}', autograb_data = '{"average_market_price":20000}',
  youx_quote = '{"weeklyRepaymentAmount":1,"comparisonRate":2,"advertisedRate":3}', series = 'ZWE211R', tag = 'Hot',
  variant = coalesce(variant, '{}') || '{"towingcapacitybraked":1300}', reserved = true, price_type = 'drive_away'`

describe('[STK-02] values of staff in fields a feed does not provide', () => {
  test('[STK-02] stay when the feed changes the vehicle, column by column and within grouped fields', async () => {
    const row = { ...dealerRow('S1'), 'EGC Price': '' }
    await importCsv(client, tenant, toCsv([row]))
    await client.query(`UPDATE vehicles SET ${staffValuesSql} WHERE tenant_id = $1`, [tenant])
    const before = await only()
    const again = await importCsv(client, tenant, toCsv([{ ...row, Odometer: '50,000' }]))
    expect(again).toMatchObject({ ok: true, report: { updated: 1 } })
    const after = await only()
    const columns = 'spin_images hotspots caravan finance_lenders autograb_data youx_quote series tag variant'.split(
      ' ',
    )
    for (const column of [...columns, 'reserved', 'price_type']) expect(after?.[column]).toEqual(before?.[column])
    expect(after).toMatchObject({
      km: 50_000,
      name: '2020 Toyota Corolla Ascent ZWE211R',
      caravan: { sleeps: 4 },
      spin_images: ['/1.webp', '/2.webp'],
      variant: { towingcapacitybraked: 1300 },
    })
  })

  test('[STK-02] are replaced by the feed’s values; values the feed no longer provides are cleared', async () => {
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), 'Exterior Colour': 'Red' }]))
    await client.query(`UPDATE vehicles SET price_cents = 100, interior_colour = 'Tan' WHERE tenant_id = $1`, [tenant])
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), 'EGC Price': '$19,990' }]))
    expect(await only()).toMatchObject({ price_cents: 1_999_000, colour: null, interior_colour: 'Tan' })
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), 'EGC Price': 'POA' }]))
    expect(await only()).toMatchObject({ price_cents: null, price_type: 'excl_govt', interior_colour: 'Tan' })
  })

  const mapping = (...fields: readonly Mapping['columns'][number]['field'][]): Mapping => ({
    name: 'own',
    label: 'Own',
    format: 'json',
    key: { columns: ['id'], duplicates: 'reject' },
    columns: [{ column: 'id', field: 'stocknum' }, ...fields.map((field) => ({ column: field, field }))],
    constants: { year: 2024, make: 'Jayco', model: 'Silverline' },
  })
  test('[STK-02] the kind of a vehicle whose feed names none is deduced once and reported; staff correct it', async () => {
    const own = mapping('simple_body', 'km')
    const trucks = [1, 2].map((number) => ({ id: `T${number}`, simple_body: 'Prime Mover', km: 1000 }))
    expect(await importRecords(own, trucks)).toMatchObject({
      ok: true,
      report: {
        created: 2,
        warned: 1,
        warnings: [{ value: '2 trucks', reason: expect.stringContaining('Prime Mover') }],
      },
    })
    const kinds = async () => (await listVehicles(client, tenant)).map((one) => one['item_type'])
    expect(await kinds()).toEqual(['truck', 'truck'])
    await client.query(`UPDATE vehicles SET item_type = 'car' WHERE tenant_id = $1 AND feed_key = 't1'`, [tenant])
    const again = await importRecords(
      own,
      trucks.map((truck) => ({ ...truck, km: 2000 })),
    )
    expect(again).toMatchObject({ ok: true, report: { updated: 2, warned: 0 } })
    expect((await kinds()).toSorted()).toEqual(['car', 'truck'])
  })

  const lender = { paymentWeek: 151.6, interestRate: 8.49, comparisonRate: 9.61 }
  const spot = { title: 'Awning', description: 'Electric', positions: { 0: { x: 10, y: 20 } } }

  test('[STK-02] [FIN-03] [GAL-03] [GAL-04] objects of a record are read by path, and lenders are kept apart', async () => {
    const own = mapping('hotspots', 'finance_lenders', 'spin_images', 'caravan.sleeps')
    const vehicle = {
      id: 'V1',
      hotspots: { exterior: [spot] },
      finance_lenders: { Angle: lender },
      spin_images: ['/1.webp', '/2.webp'],
      caravan: { sleeps: 4 },
    }
    const result = await importRecords(own, [vehicle])
    expect(result).toMatchObject({ ok: true, report: { created: 1, unknownColumns: [], absentColumns: [] } })
    const feedValues = {
      hotspots: { exterior: [spot] },
      finance_lenders: { Angle: lender },
      spin_images: vehicle.spin_images,
      caravan: { sleeps: 4 },
    }
    expect(await only()).toMatchObject(feedValues)
    expect(await importRecords(own, [vehicle])).toMatchObject({ ok: true, report: { updated: 0, unchanged: 1 } })
    await client.query(
      `UPDATE vehicles SET finance_lenders = finance_lenders || '{"Taurus":{"paymentWeek":99}}',
         caravan = caravan || '{"axle_type":"Tandem"}' WHERE tenant_id = $1`,
      [tenant],
    )
    await importRecords(own, [{ id: 'V1', hotspots: vehicle.hotspots, caravan: { sleeps: 6 } }])
    expect(await only()).toMatchObject({
      hotspots: feedValues.hotspots,
      spin_images: [],
      finance_lenders: { Taurus: { paymentWeek: 99 } },
      caravan: { sleeps: 6, axle_type: 'Tandem' },
    })
    expect((await only())?.['finance_lenders']).not.toHaveProperty('Angle')
  })

  test('[STK-02] a field removed from the mapping keeps its value; an empty group becomes null', async () => {
    await importRecords(mapping('tag', 'caravan.sleeps', 'km'), [
      { id: 'V1', tag: 'Hot', caravan: { sleeps: 4 }, km: 5 },
    ])
    await importRecords(mapping('caravan.sleeps', 'km'), [{ id: 'V1', km: 6 }])
    expect(await only()).toMatchObject({ tag: 'Hot', caravan: null, km: 6 })
  })

  test('[STK-02] a pushed record updates the feed’s fields and keeps those of staff', async () => {
    const own = mapping('tag', 'km', 'spin_code')
    await importRecords(own, [{ id: 'V1', tag: 'Hot', km: 5 }], { isPartial: true })
    await client.query(`UPDATE vehicles SET spin_code = 'typed' WHERE tenant_id = $1`, [tenant])
    await importRecords(own, [{ id: 'V1', km: 6 }], { isPartial: true })
    expect(await only()).toMatchObject({ tag: null, spin_code: 'typed', km: 6 })
  })

  test('[STK-02] for vehicles without recorded feed fields, the fields in the mapping count as the feed’s', async () => {
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), 'Exterior Colour': 'Red' }]))
    await client.query(`UPDATE vehicles SET feed_fields = NULL, spin_code = 'typed' WHERE tenant_id = $1`, [tenant])
    await importCsv(client, tenant, toCsv([dealerRow('S1')]))
    expect(await only()).toMatchObject({ colour: null, spin_code: 'typed' })
  })
})

test('[FIN-01] stores the price that a lender’s example applies to, whether staff or feed change it', async () => {
  const row = (price: string) => ({ ...dealerRow('F1'), 'EGC Price': price })
  await importCsv(client, tenant, toCsv([row('20000')]))
  const readFinancePrice = async () => Number((await only())?.['finance_price_cents'] ?? 0)
  const set = (change: string) => client.query(`UPDATE vehicles SET ${change} WHERE tenant_id = $1`, [tenant])
  expect(await readFinancePrice()).toBe(0)
  await set(`finance_lenders = '{"Taurus":{"paymentWeek":99}}'`)
  expect(await readFinancePrice()).toBe(2_000_000)
  await importCsv(client, tenant, toCsv([row('21000')]))
  expect(Number((await only())?.['price_cents'])).toBe(2_100_000)
  expect(await readFinancePrice()).toBe(2_000_000)
  await set(`finance_lenders = '{"Taurus":{"paymentWeek":104}}', offer_price_cents = 2050000`)
  expect(await readFinancePrice()).toBe(2_050_000)
  await set('finance_lenders = NULL, youx_quote = NULL')
  expect(await readFinancePrice()).toBe(0)
})
