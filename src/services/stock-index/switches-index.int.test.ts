import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv } from '@/scripts/testing/stock'
import { EVERY_VEHICLE, logAllStock } from './change-log'
import { readChangedRecords, readStock } from './read-stock'

let database: TestDatabase
let tenantId: string
let otherId: string
const templateId = randomUUID()
const lender = { Taurus: { paymentWeek: 101.4, interestRate: 8.49, comparisonRate: 9.61 } }

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  tenantId = await addTenant(pool)
  otherId = await addTenant(pool)
  await pool.query("INSERT INTO templates (id, slug, name, switches) VALUES ($1, 'yard', 'Yard', '{}')", [templateId])
  await pool.query('UPDATE tenants SET template_id = $1 WHERE id = $2', [templateId, tenantId])
  await pool.query("INSERT INTO site_settings (id, tenant_id, switches) VALUES ($1, $2, '{}')", [
    randomUUID(),
    tenantId,
  ])
  const client = await pool.connect()
  await importCsv(client, tenantId, toCsv([dealerRow('S1'), { ...dealerRow('S2'), Year: '2009' }]))
  client.release()
  await pool.query('UPDATE vehicles SET finance_lenders = $1 WHERE tenant_id = $2', [lender, tenantId])
})
afterAll(() => database.drop())

const records = async () => {
  const all = []
  for await (const batch of readStock(database.pool, tenantId)) all.push(...batch)
  return all
}
const weeklyPrices = async (): Promise<Record<string, number | undefined>> =>
  Object.fromEntries((await records()).map((one) => [one.stocknum ?? '', one.weekly_price]))

/** Tenants whose whole stock is to be read again after `change`. */
const tenantsLogged = async (change: () => Promise<unknown>): Promise<readonly string[]> => {
  await database.pool.query('DELETE FROM stock_changes')
  await change()
  const { rows } = await database.pool.query<{ tenant_id: string }>(
    'SELECT tenant_id FROM stock_changes WHERE vehicle_id = $1',
    [EVERY_VEHICLE],
  )
  return rows.map((row) => row.tenant_id)
}
const setTenantSwitches = (switches: object) => () =>
  database.pool.query('UPDATE site_settings SET switches = $1 WHERE tenant_id = $2', [switches, tenantId])
const setTemplateSwitches = (switches: object) => () =>
  database.pool.query('UPDATE templates SET switches = $1 WHERE id = $2', [switches, templateId])

test('[FIN-01] [STK-04] the index follows the finance switches of the tenant, then of its template', async () => {
  expect(await weeklyPrices()).toEqual({ S1: undefined, S2: undefined })

  expect(await tenantsLogged(setTemplateSwitches({ finance: { provider: 'taurus' } }))).toEqual([tenantId])
  // The second vehicle is too old for this lender.
  expect(await weeklyPrices()).toEqual({ S1: 101, S2: undefined })

  expect(await tenantsLogged(setTenantSwitches({ finance: { estimate: false } }))).toEqual([tenantId])
  expect(await weeklyPrices()).toEqual({ S1: undefined, S2: undefined })

  expect(await tenantsLogged(setTenantSwitches({ finance: { hide_new: true } }))).toEqual([tenantId])
  expect(await weeklyPrices()).toEqual({ S1: 101, S2: undefined })
  expect(await tenantsLogged(setTenantSwitches({ finance: { hide_used: true } }))).toEqual([tenantId])
  expect(await weeklyPrices()).toEqual({ S1: undefined, S2: undefined })

  expect(await tenantsLogged(setTenantSwitches({ finance: { provider: 'manual' } }))).toEqual([tenantId])
  expect(await weeklyPrices()).toEqual({ S1: undefined, S2: undefined })

  expect(await tenantsLogged(setTenantSwitches({}))).toEqual([tenantId])
  const [first] = (await records()).filter((one) => one.stocknum === 'S1')
  const changed = await readChangedRecords(database.pool, tenantId, [first?.objectID ?? ''])
  expect(changed.save).toEqual([first])
})

test('[SRCH-04] [SRCH-11] the index follows the certified make and the order by series, of the tenant and of its template', async () => {
  const certifiedAndFirst = async () =>
    (await records()).map(({ certified, rank }) => ({ certified, first: rank > 100_000_000 }))
  await database.pool.query("UPDATE vehicles SET car_type = 'used', series = 'City' WHERE tenant_id = $1", [tenantId])
  const [{ make } = { make: '' }] = await records()
  expect(await certifiedAndFirst()).toEqual([
    { certified: false, first: false },
    { certified: false, first: false },
  ])
  expect(await tenantsLogged(setTenantSwitches({ display: { certified_make: make } }))).toEqual([tenantId])
  expect((await certifiedAndFirst()).every(({ certified }) => certified)).toBe(true)
  expect(await tenantsLogged(setTenantSwitches({ search: { series_order: true } }))).toEqual([tenantId])
  expect((await certifiedAndFirst()).every(({ certified, first }) => !certified && first)).toBe(true)
  expect(await tenantsLogged(setTenantSwitches({}))).toEqual([tenantId])
  expect(
    await tenantsLogged(setTemplateSwitches({ finance: { provider: 'taurus' }, search: { series_order: true } })),
  ).toEqual([tenantId])
  expect((await certifiedAndFirst()).every(({ first }) => first)).toBe(true)
  expect(await tenantsLogged(setTemplateSwitches({ finance: { provider: 'taurus' } }))).toEqual([tenantId])
})

test('[STK-03] a change of other switches does not change the index', async () => {
  expect(await tenantsLogged(setTenantSwitches({ search: { page_size: 12 } }))).toEqual([])
  expect(
    await tenantsLogged(setTemplateSwitches({ finance: { provider: 'taurus' }, search: { page_size: 12 } })),
  ).toEqual([])
})

test('[FIN-01] logs all stock as changed with a new year', async () => {
  const tenants = await tenantsLogged(() => logAllStock(database.pool))
  expect([...tenants].sort()).toEqual([tenantId, otherId].sort())
})

test('[STK-03] [STK-04] a hidden or removed vehicle is not in the index, and leaves it at once', async () => {
  const stockNumbers = async () => (await records()).map((one) => one.stocknum).sort()
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT id FROM vehicles WHERE tenant_id = $1 AND stocknum = $2',
    [tenantId, 'S1'],
  )
  const ids = rows.map(({ id }) => id)
  expect(await stockNumbers()).toEqual(['S1', 'S2'])
  for (const change of ['hidden = true', 'removed_at = now()']) {
    await database.pool.query(`UPDATE vehicles SET ${change} WHERE id = ANY($1)`, [ids])
    expect(await stockNumbers(), change).toEqual(['S2'])
    expect(await readChangedRecords(database.pool, tenantId, ids), change).toMatchObject({ save: [], remove: ids })
    await database.pool.query('UPDATE vehicles SET hidden = false, removed_at = NULL WHERE id = ANY($1)', [ids])
  }
  expect(await stockNumbers()).toEqual(['S1', 'S2'])
})

test('[STK-04] a record has the coordinates of its location, else of the location’s suburb', async () => {
  const locationId = randomUUID()
  await database.pool.query(
    `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode,
       address_lat, address_long)
     VALUES ($1, $2, 'Nundah', 'nundah', 'Australia/Brisbane', '1 Bage Street', 'Nundah', 'QLD', '4012', -27.4021, 153.0608)`,
    [locationId, tenantId],
  )
  await database.pool.query("UPDATE vehicles SET location_id = $1 WHERE tenant_id = $2 AND stocknum = 'S1'", [
    locationId,
    tenantId,
  ])
  const placesOf = async () =>
    Object.fromEntries((await records()).map(({ stocknum, _geoloc }) => [stocknum ?? '', _geoloc]))
  expect(await placesOf()).toEqual({ S1: { lat: -27.4021, lng: 153.0608 }, S2: undefined })
  await database.pool.query('UPDATE locations SET address_long = NULL WHERE id = $1', [locationId])
  const suburb = { lat: expect.closeTo(-27.4, 1) as number, lng: expect.closeTo(153.06, 1) as number }
  expect(await placesOf()).toEqual({ S1: suburb, S2: undefined })
  const unknown = "UPDATE locations SET address_city = 'Nowhere', address_postcode = '9999' WHERE id = $1"
  await database.pool.query(unknown, [locationId])
  expect(await placesOf()).toEqual({ S1: undefined, S2: undefined })
})

test('[SHP-06] [STK-04] the index reads the facts of a kind from the nested technical data', async () => {
  await database.pool.query(
    `UPDATE vehicles SET simple_fuel = 'Electric', variant = '{"electric_range": 455, "towingcapacitybraked": 1500}'
     WHERE tenant_id = $1 AND stocknum = 'S1'`,
    [tenantId],
  )
  const record = (await records()).find(({ stocknum }) => stocknum === 'S1')
  expect(record).toMatchObject({ electric_range: 455, towing: 1500 })
})
