import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant, toCsv, dealerRow, importCsv, listVehicles } from '@/scripts/testing/stock'
import { createAnalytics } from '@/src/integrations/analytics'
import { loadDealerStatistics } from './dealer-statistics'

let database: TestDatabase
let tenant: string
let other: string
let firstVehicle: string
const now = new Date('2026-06-30T02:00:00Z')
const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * 86_400_000 + minutes * 60_000)

const addLead = (more: Record<string, unknown>) => {
  const row = { id: randomUUID(), tenant_id: tenant, key: randomUUID(), category: 'Sales', source: 'Website', ...more }
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${String(index + 1)}`)
  return database.pool.query(
    `INSERT INTO leads (${names.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  )
}

beforeAll(async () => {
  database = await createTestDatabase()
  tenant = await addTenant(database.pool)
  other = await addTenant(database.pool)
  const client = await database.pool.connect()
  await importCsv(client, tenant, toCsv([dealerRow('A1'), dealerRow('A2'), dealerRow('A3')]))
  client.release()
  const vehicles = await listVehicles(database.pool, tenant)
  firstVehicle = vehicles[0]?.id ?? ''
  for (const [index, days] of [10, 40, 100].entries())
    await database.pool.query('UPDATE vehicles SET created_at = $2 WHERE id = $1', [vehicles[index]?.id, ago(days)])
  for (const [day, count] of [
    [ago(2), 5],
    [ago(20), 7],
    [ago(60), 11],
  ] as const)
    await database.pool.query('INSERT INTO vehicle_views (tenant_id, vehicle_id, day, count) VALUES ($1, $2, $3, $4)', [
      tenant,
      vehicles[0]?.id,
      day.toISOString().slice(0, 10),
      count,
    ])
  for (const [days, from, to] of [
    [1, 2_000_000, 1_900_000],
    [3, 1_900_000, 1_950_000],
    [50, 2_100_000, 2_000_000],
  ])
    await database.pool.query(
      "INSERT INTO vehicle_price_changes (tenant_id, vehicle_id, at, from_cents, to_cents, price_type) VALUES ($1, $2, $3, $4, $5, 'drive_away')",
      [tenant, vehicles[0]?.id, ago(days ?? 0), from, to],
    )
  await addLead({ created_at: ago(1), stage: 'contacted', first_response_at: ago(1, 10) })
  await addLead({ created_at: ago(2), stage: 'won', first_response_at: ago(2, 30), source: 'Google' })
  await addLead({ created_at: ago(3), stage: 'spam', first_response_at: ago(3, 999) })
  await addLead({ created_at: ago(3) })
  await addLead({ created_at: ago(4), category: 'Phone Call' })
  await addLead({
    created_at: ago(20),
    category: 'Service',
    stage: 'lost',
    first_response_at: ago(20, 50),
    source: null,
  })
  await addLead({ created_at: ago(1), tenant_id: other })
  const store = createAnalytics(database.pool)
  const dayOf = (days: number): string => ago(days).toISOString().slice(0, 10)
  const zeroResult = (words: string, days: number, count: number, tenantId = tenant) => ({
    tenantId,
    words,
    day: dayOf(days),
    count,
  })
  await store.addZeroResults([
    zeroResult('yeti', 1, 2),
    zeroResult('unimog', 1, 1),
    zeroResult('yeti', 20, 5),
    zeroResult('bus', 1, 9, other),
  ])
  // Another process adds its count of the same day.
  await store.addZeroResults([zeroResult('yeti', 1, 1)])
})
afterAll(() => database.drop())

test('[ANL-02] returns views, leads by source and category, responses and prices of the period for this dealer only', async () => {
  expect(await loadDealerStatistics(database.pool, [tenant], 7, now)).toEqual({
    views: 5,
    leads: 5,
    before: { views: 0, leads: 0, response_minutes: null, price_changes: 0, price_drops: 0 },
    top_vehicles: [{ id: firstVehicle, name: expect.any(String), views: 5 }],
    by_source: [
      { name: 'Website', count: 4 },
      { name: 'Google', count: 1 },
    ],
    by_category: [
      { name: 'Sales', count: 4 },
      { name: 'Phone Call', count: 1 },
    ],
    zero_results: [
      { name: 'yeti', count: 3 },
      { name: 'unimog', count: 1 },
    ],
    response_minutes: 20,
    unanswered: 1,
    price_changes: 2,
    price_drops: 1,
    days_in_stock: 40,
    for_sale: 3,
    not_for_sale: 0,
  })
  const month = await loadDealerStatistics(database.pool, [tenant], 30, now)
  expect(month).toMatchObject({ views: 12, leads: 6, response_minutes: 30 })
  expect(month.before).toEqual({ views: 0, leads: 0, response_minutes: null, price_changes: 1, price_drops: 1 })
  expect(month.by_source).toContainEqual({ name: 'Not known', count: 1 })
  expect(await loadDealerStatistics(database.pool, [tenant], 90, now)).toMatchObject({
    views: 23,
    price_changes: 3,
    price_drops: 2,
  })
})

test('[ANL-02] returns statistics for a dealer without any data, and sums several dealers', async () => {
  const none = await addTenant(database.pool)
  expect(await loadDealerStatistics(database.pool, [none], 7, now)).toEqual({
    views: 0,
    leads: 0,
    before: { views: 0, leads: 0, response_minutes: null, price_changes: 0, price_drops: 0 },
    top_vehicles: [],
    by_source: [],
    by_category: [],
    zero_results: [],
    response_minutes: null,
    unanswered: 0,
    price_changes: 0,
    price_drops: 0,
    days_in_stock: null,
    for_sale: 0,
    not_for_sale: 0,
  })
  expect(await loadDealerStatistics(database.pool, [tenant, other], 7, now)).toMatchObject({ leads: 6 })
  expect(await loadDealerStatistics(database.pool, null, 7, now)).toMatchObject({ leads: 6 })
  expect(await loadDealerStatistics(database.pool, [], 7, now)).toMatchObject({ leads: 0 })
})
