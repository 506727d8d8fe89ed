import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '@/scripts/lib/paths.mjs'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { addTenant } from '@/scripts/testing/stock'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { seedDemoCatalogue } from './seed-catalogue'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const folderOf = (slug: string) =>
  ({
    tenant: JSON.parse(readFileSync(path.join(inRoot('tenants'), slug, 'tenant.json'), 'utf8')) as unknown,
  }) as TenantFolder

test('[SRCH-15] adds the models of its makes and its items to a demo tenant once', async () => {
  const client = await database.pool.connect()
  try {
    const tenantId = await addTenant(client)
    const seed = (slug: string) =>
      seedDemoCatalogue({
        connectionString: database.url,
        root: inRoot('.'),
        tenantId,
        folder: folderOf(slug),
        now: new Date('2026-11-20T02:00:00Z'),
      })
    const result = await seed('coolabah-chery')
    expect(result.models).toBeGreaterThan(4)
    expect(result.items).toBeGreaterThan(10)
    expect(await seed('coolabah-chery')).toEqual({ models: 0, items: 0 })
    const models = await client.query<{ manufacturer_name: string; status: string }>(
      `SELECT f.name AS manufacturer_name, m.status FROM models m JOIN manufacturers f ON f.id = m.manufacturer_id
       JOIN _models_v v ON v.parent_id = m.id AND v.latest AND v.version_slug = m.slug
       WHERE m.tenant_id = $1 AND m._status = 'published' AND v.version__status = 'published'`,
      [tenantId],
    )
    expect(models.rows).toHaveLength(result.models)
    expect(new Set(models.rows.map((one) => one.manufacturer_name))).toEqual(new Set(['Chery']))
    // Each of them is in stock, so none is announced only.
    expect(new Set(models.rows.map((one) => one.status))).toEqual(new Set(['available']))
    const items = await client.query<{ price_cents: string; dealership_id: string; categories: string[] }>(
      `SELECT price_cents, dealership_id, array_agg(t.text ORDER BY t.order) AS categories FROM dealership_items i
       JOIN dealership_items_texts t ON t.parent_id = i.id WHERE i.tenant_id = $1 AND i.name LIKE '%roof racks'
       GROUP BY i.id`,
      [tenantId],
    )
    expect(items.rows[0]).toEqual({ price_cents: '49500', dealership_id: '2100', categories: ['Exterior', 'Loading'] })
  } finally {
    client.release()
  }
})
