import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import { readSetUpFacts } from './set-up-facts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('[STF-06] reads what a dealer has, and counts neither drafts nor what another dealer has', async () => {
  const { pool } = database
  const [tenant, other] = [await addTenant(pool), await addTenant(pool)]
  const nothing = { hasLogo: false, hasPhone: false, hasHours: false, hasPages: false, hasStock: false }
  const addPage = (of: string, status: string) =>
    pool.query('INSERT INTO pages (id, tenant_id, title, slug, _status) VALUES ($1, $2, $3, $3, $4)', [
      ...[randomUUID(), of, `page-${status}`, status],
    ])
  await addPage(tenant, 'draft')
  await addPage(other, 'published')
  expect(await readSetUpFacts(pool, tenant)).toEqual(nothing)
  expect(await readSetUpFacts(pool, other)).toEqual({ ...nothing, hasPages: true })
  await pool.query("INSERT INTO site_settings (id, tenant_id, phone) VALUES ($1, $2, '07 5550 1100')", [
    ...[randomUUID(), tenant],
  ])
  expect(await readSetUpFacts(pool, tenant)).toEqual({ ...nothing, hasPhone: true })
})
