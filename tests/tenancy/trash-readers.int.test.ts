import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmbeddedReviews } from '@/src/integrations/reviews/embedded'
import { readHosts } from '@/src/web/hosts'
import { readStock } from '@/src/services/stock-index/read-stock'
import { listLocationsBySlug } from '@/src/services/stock/import-store'
import { exportTenant } from '@/src/services/tenants/export-tenant'
import { createWorld, type World } from './world'

/** Code that reads the database directly has to ignore documents in the trash. */
let world: World

beforeAll(async () => {
  world = await createWorld()
  await world.pool.query("UPDATE locations SET phone = '0732000001', visible = true WHERE tenant_id = $1", [world.a])
  await world.pool.query(
    'UPDATE vehicles SET location_id = $2, removed_at = NULL, hidden = false WHERE tenant_id = $1',
    [world.a, world.inA['locations']],
  )
})
afterAll(async () => {
  await world.close()
})

const idInA = (slug: string) => world.inA[slug] ?? ''
const setDeletedAt = (slug: string, at: 'now()' | 'NULL') =>
  world.pool.query(`UPDATE "${slug.replaceAll('-', '_')}" SET deleted_at = ${at} WHERE id = $1`, [idInA(slug)])

beforeEach(async () => {
  for (const slug of ['locations', 'reviews', 'pages', 'promo-cards']) await setDeletedAt(slug, 'NULL')
})

const readSitePhone = async () => {
  const { tenants } = await readHosts(world.pool, 'http://localhost:3000')
  return [...tenants.values()].find(({ id }) => id === world.a)?.brand?.phone
}
const listLocationNames = async () => {
  const names: (string | undefined)[] = []
  for await (const records of readStock(world.pool, world.a))
    names.push(...records.map(({ location_name }) => location_name))
  return names
}
const countReviews = async () =>
  (await createEmbeddedReviews(world.pool).loadByTenant(world.a)).get(idInA('locations'))?.count

test('[ADM-02] [LOC-08] a review in the trash is not counted', async () => {
  expect(await countReviews()).toBe(1)
  await setDeletedAt('reviews', 'now()')
  expect(await countReviews()).toBeUndefined()
})

test('[ADM-02] [LOC-10] a location in the trash gives the site no phone number and its cars no location until it is restored', async () => {
  const [name] = await listLocationNames()
  expect([await readSitePhone(), name]).toEqual(['0732000001', expect.any(String)])
  await setDeletedAt('locations', 'now()')
  expect(await readSitePhone()).toBeUndefined()
  expect(await listLocationNames()).toEqual([undefined])
  await setDeletedAt('locations', 'NULL')
  expect(await listLocationNames()).toEqual([name])
})

test('[ADM-02] [STK-01] an import still assigns cars to a location in the trash, unless another one has its slug', async () => {
  const client = await world.pool.connect()
  try {
    const slug = [...(await listLocationsBySlug(client, world.a)).keys()][0] ?? ''
    await setDeletedAt('locations', 'now()')
    expect((await listLocationsBySlug(client, world.a)).get(slug)?.id).toBe(idInA('locations'))
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO locations (id, tenant_id, name, slug, timezone, address_street, address_city, address_state, address_postcode)
       VALUES (gen_random_uuid(), $1, 'New', $2, 'Australia/Brisbane', 'x', 'y', 'QLD', '4000') RETURNING id`,
      [world.a, slug],
    )
    expect((await listLocationsBySlug(client, world.a)).get(slug)?.id).toBe(rows[0]?.id)
    await client.query('DELETE FROM locations WHERE id = $1', [rows[0]?.id])
  } finally {
    client.release()
  }
})

test('[ADM-02] [LEAD-03] leads can still be filtered by a location in the trash', async () => {
  await setDeletedAt('locations', 'now()')
  const { body } = await world.rest('GET', `/leads/choices?tenant=${world.a}`, world.staff['tenant-admin'].token)
  expect((body as { locations: { id: string }[] }).locations.map(({ id }) => id)).toContain(idInA('locations'))
})

test('[ADM-02] [TEN-09] the export of a tenant leaves out documents in the trash', async () => {
  const exportText = async () => JSON.stringify((await exportTenant(world.payload, 'tenant-a'))?.files)
  const { rows } = await world.pool.query<{ title: string }>('SELECT title FROM promo_cards WHERE id = $1', [
    idInA('promo-cards'),
  ])
  await world.pool.query("UPDATE promo_cards SET title = 'Only here' WHERE id = $1", [idInA('promo-cards')])
  expect(await exportText()).toContain('Only here')
  await setDeletedAt('promo-cards', 'now()')
  await setDeletedAt('pages', 'now()')
  expect(await exportText()).not.toContain('Only here')
  await world.pool.query('UPDATE promo_cards SET title = $2 WHERE id = $1', [idInA('promo-cards'), rows[0]?.title])
})
