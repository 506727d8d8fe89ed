import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, dealerRow, importCsv, toCsv } from '@/scripts/testing/stock'
import { withClient } from '@/src/platform/postgres/connections'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
import { insertSavedVehicle } from './saved-vehicles'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('[ACC-02] saves of one shopper at the same time never exceed the limit', async () => {
  const tenantId = await addTenant(database.pool)
  const shopperId = randomUUID()
  await database.pool.query("INSERT INTO shoppers (id, tenant_id, phone) VALUES ($1, $2, '+61491570156')", [
    shopperId,
    tenantId,
  ])
  const stockNumbers = Array.from({ length: MAX_SAVED_VEHICLES + 20 }, (_, index) => `S${String(index)}`)
  await withClient(database.pool, (client) => importCsv(client, tenantId, toCsv(stockNumbers.map(dealerRow))))
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM vehicles WHERE tenant_id = $1', [tenantId])
  const vehicleIds = rows.map(({ id }) => id)
  const save = (vehicleId: string) =>
    insertSavedVehicle(database.pool, { tenantId, shopperId, vehicleId, list: 'watchlist', priceCents: null })
  const count = async () => {
    const { rows: counts } = await database.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM saved_vehicles WHERE shopper_id = $1',
      [shopperId],
    )
    return counts[0]?.count
  }
  for (const vehicleId of vehicleIds.slice(0, MAX_SAVED_VEHICLES - 5)) await save(vehicleId)
  const results = await Promise.all(vehicleIds.slice(MAX_SAVED_VEHICLES - 5).map(save))
  expect(results.filter(Boolean)).toHaveLength(5)
  expect(await count()).toBe(MAX_SAVED_VEHICLES)
  expect(await save(vehicleIds[0] ?? '')).toBe(false)
})
