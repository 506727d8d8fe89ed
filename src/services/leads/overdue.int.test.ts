import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { loadOverdueMinutes } from './overdue'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('[ADM-04] [TEN-02] a lead is overdue after the minutes of the dealer’s switch, or of the default', async () => {
  const [own, other] = [await addTenant(database.pool), await addTenant(database.pool)]
  await database.pool.query('INSERT INTO site_settings (id, tenant_id, switches) VALUES ($1, $2, $3)', [
    randomUUID(),
    own,
    JSON.stringify({ leads: { overdue_minutes: 15 } }),
  ])
  expect(await loadOverdueMinutes(database.pool, [own, other])).toEqual(
    new Map([
      [own, 15],
      [other, 120],
    ]),
  )
})
