import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '@/src/cms/access/roles'
import { FEED_AUTHOR } from '@/src/domain/audit/field-change'
import { findKinds } from '@/src/admin/audit/find-kinds'
import { createWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const kindsOf = async (role: Role) => {
  const { id } = world.staff[role]
  const user = await world.payload.findByID({ collection: 'users', id, depth: 0 })
  return findKinds(world.payload, { ...user, collection: 'users' } as never)
}

test('[ADM-02] [ADM-01] the audit log offers the types of the entries that its reader may see', async () => {
  const add = (tenant: string, kind: string, who = 'ann@dealer.example') =>
    world.pool.query(
      `INSERT INTO audit (id, tenant_id, who, action, kind, document, title) VALUES (gen_random_uuid(), $1, $3, 'changed', $2, 'x', 'x')`,
      [tenant, kind, who],
    )
  await world.pool.query('DELETE FROM audit')
  for (const kind of ['pages', 'pages', 'offers', 'leads']) await add(world.a, kind)
  await add(world.b, 'posts')
  await add(world.a, 'vehicles', FEED_AUTHOR)
  expect([...(await kindsOf('editor'))].sort()).toEqual(['offers', 'pages'])
  expect([...(await kindsOf('lead-handler'))].sort()).toEqual(['leads', 'offers', 'pages'])
})
