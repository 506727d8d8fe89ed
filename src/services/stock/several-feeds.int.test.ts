import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type pg from 'pg'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles } from '@/scripts/testing/stock'

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

describe('[STK-02] several feeds of one tenant', () => {
  test('[STK-02] change vehicles of their own feed and tenant only', async () => {
    const other = await addTenant(client)
    await importCsv(client, other, toCsv(dealerRows(12)))
    await importCsv(client, tenant, toCsv(dealerRows(12)), { feedKey: 'second' })
    await importCsv(client, tenant, toCsv(dealerRows(12)))
    expect((await listVehicles(client, tenant)).length).toBe(24)
    await importCsv(client, tenant, toCsv(dealerRows(9)))
    expect((await listVehicles(client, tenant)).length).toBe(21)
    expect((await listVehicles(client, other)).length).toBe(12)
  })

  test('[STK-02] have separate vehicles, even with the same stock number', async () => {
    await importCsv(client, tenant, toCsv([dealerRow('S1')]), { feedKey: 'first' })
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), Odometer: '7' }]), { feedKey: 'second' })
    const both = await listVehicles(client, tenant)
    expect(both.map((one) => one['km']).sort()).toEqual([45_000, 7])
    expect(new Set(both.map((one) => one['feed_id'])).size).toBe(2)
    expect(new Set(both.map((one) => one.slug)).size).toBe(2)
    await importCsv(client, tenant, toCsv([{ ...dealerRow('S1'), Odometer: '8' }]), { feedKey: 'second' })
    expect((await listVehicles(client, tenant)).map((one) => one['km']).sort()).toEqual([45_000, 8])
  })

  test('[STK-02] count only their own vehicles for the removal limit', async () => {
    await importCsv(client, tenant, toCsv(dealerRows(200)), { feedKey: 'large' })
    await importCsv(client, tenant, toCsv(dealerRows(20)))
    expect(await importCsv(client, tenant, toCsv(dealerRows(12)))).toMatchObject({
      ok: false,
      reason: 'removal',
      missing: 8,
      existing: 20,
    })
    await importCsv(client, tenant, toCsv(dealerRows(11)), { feedKey: 'small' })
    expect(await importCsv(client, tenant, toCsv(dealerRows(150)), { feedKey: 'large' })).toMatchObject({
      ok: true,
      report: { removed: 50 },
    })
    expect((await listVehicles(client, tenant)).length).toBe(20 + 11 + 150)
  })
})
