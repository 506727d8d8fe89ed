import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, dealerRow, importCsv, toCsv } from '@/scripts/testing/stock'
import { loadDealerStatistics } from '@/src/services/statistics/dealer-statistics'
import { seedDemoHistory } from './seed-history'

let database: TestDatabase
const now = new Date('2026-11-25T02:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('[STF-04] a demo dealer has two months of history, once, without any delivery of its leads', async () => {
  const tenant = await addTenant(database.pool)
  const client = await database.pool.connect()
  await importCsv(client, tenant, toCsv(Array.from({ length: 12 }, (_, at) => dealerRow(`A${String(at)}`))))
  client.release()
  const seed = () => seedDemoHistory({ connectionString: database.url, tenantId: tenant, slug: 'demo', now })
  await seed()
  const statistics = await loadDealerStatistics(database.pool, [tenant], 30, now)
  expect(statistics.views).toBeGreaterThan(statistics.before.views)
  expect(statistics.leads).toBeGreaterThan(5)
  expect(statistics.before.leads).toBeGreaterThan(5)
  expect(statistics.top_vehicles).toHaveLength(8)
  expect(statistics.zero_results.length).toBeGreaterThan(3)
  await seed()
  expect(await loadDealerStatistics(database.pool, [tenant], 30, now)).toEqual(statistics)
  const { rows } = await database.pool.query(
    'SELECT count(*)::int FROM leads WHERE tenant_id = $1 AND routed_at IS NULL',
    [tenant],
  )
  expect(rows).toEqual([{ count: 0 }])
})
