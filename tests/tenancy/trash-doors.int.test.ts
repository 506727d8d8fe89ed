import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { embeddedReviews } from '@/src/integrations/reviews/embedded'
import { readHosts } from '@/src/runtime/hosts'
import { readStock } from '@/src/services/stock-index/read-stock'
import { tenantLocations } from '@/src/services/stock/store'
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

const inA = (slug: string) => world.inA[slug] ?? ''
const move = (slug: string, at: 'now()' | 'NULL') =>
  world.pool.query(`UPDATE "${slug.replaceAll('-', '_')}" SET deleted_at = ${at} WHERE id = $1`, [inA(slug)])

beforeEach(async () => {
  for (const slug of ['locations', 'reviews', 'pages', 'promo-cards']) await move(slug, 'NULL')
})

const phone = async () => {
  const { tenants } = await readHosts(world.pool, 'http://localhost:3000')
  return [...tenants.values()].find(({ id }) => id === world.a)?.face?.phone
}
const yardNames = async () => {
  const names: (string | undefined)[] = []
  for await (const records of readStock(world.pool, world.a))
    names.push(...records.map(({ location_name }) => location_name))
  return names
}
const average = async () => (await embeddedReviews(world.pool).ofTenant(world.a)).get(inA('locations'))?.count

test('[ADM-02] [LOC-08] a review in the trash is not counted', async () => {
  expect(await average()).toBe(1)
  await move('reviews', 'now()')
  expect(await average()).toBeUndefined()
})

test('[ADM-02] [LOC-10] a location in the trash gives the site no phone number and its cars no location until it is restored', async () => {
  const [name] = await yardNames()
  expect([await phone(), name]).toEqual(['0732000001', expect.any(String)])
  await move('locations', 'now()')
  expect(await phone()).toBeUndefined()
  expect(await yardNames()).toEqual([undefined])
  await move('locations', 'NULL')
  expect(await yardNames()).toEqual([name])
})

test('[ADM-02] [STK-01] an import still assigns cars to a location in the trash, unless another one has its slug', async () => {
  const client = await world.pool.connect()
  try {
    const slug = [...(await tenantLocations(client, world.a)).keys()][0] ?? ''
    await move('locations', 'now()')
    expect((await tenantLocations(client, world.a)).get(slug)?.id).toBe(inA('locations'))
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO locations (id, tenant_id, name, slug, address_street, address_city, address_state, address_postcode)
       VALUES (gen_random_uuid(), $1, 'New', $2, 'x', 'y', 'QLD', '4000') RETURNING id`,
      [world.a, slug],
    )
    expect((await tenantLocations(client, world.a)).get(slug)?.id).toBe(rows[0]?.id)
    await client.query('DELETE FROM locations WHERE id = $1', [rows[0]?.id])
  } finally {
    client.release()
  }
})

test('[ADM-02] [LEAD-03] leads can still be filtered by a location in the trash', async () => {
  await move('locations', 'now()')
  const { body } = await world.rest('GET', `/leads/choices?tenant=${world.a}`, world.staff['tenant-admin'].token)
  expect((body as { locations: { id: string }[] }).locations.map(({ id }) => id)).toContain(inA('locations'))
})

test('[ADM-02] [TEN-09] the export of a tenant leaves out documents in the trash', async () => {
  const text = async () => JSON.stringify((await exportTenant(world.payload, 'tenant-a'))?.files)
  const { rows } = await world.pool.query<{ title: string }>('SELECT title FROM promo_cards WHERE id = $1', [
    inA('promo-cards'),
  ])
  await world.pool.query("UPDATE promo_cards SET title = 'Only here' WHERE id = $1", [inA('promo-cards')])
  expect(await text()).toContain('Only here')
  await move('promo-cards', 'now()')
  await move('pages', 'now()')
  expect(await text()).not.toContain('Only here')
  await world.pool.query('UPDATE promo_cards SET title = $2 WHERE id = $1', [inA('promo-cards'), rows[0]?.title])
})
