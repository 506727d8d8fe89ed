import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

type Row = { who: string; action: string; title: string; kind: string; document: string; changes: unknown }

const logOf = async (tenant: string, document: string): Promise<Row[]> =>
  (
    await world.pool.query<Row>(
      'SELECT who, action, title, kind, document, changes FROM audit WHERE tenant_id = $1 AND document = $2 ORDER BY created_at',
      [tenant, document],
    )
  ).rows

const place = () => world.inA['locations'] ?? ''

test('[ADM-02] a save by staff is logged with its author and both values; a save without changes is not', async () => {
  const token = world.staff.editor.token
  const before = await logOf(world.a, place())
  expect((await world.rest('PATCH', `/locations/${place()}`, token, { name: 'Milton yard' })).status).toBe(200)
  expect((await world.rest('PATCH', `/locations/${place()}`, token, { name: 'Milton yard' })).status).toBe(200)
  const noted = (await logOf(world.a, place())).slice(before.length)
  expect(noted).toHaveLength(1)
  expect(noted[0]).toMatchObject({ action: 'changed', title: 'Milton yard', kind: 'locations', document: place() })
  expect(noted[0]?.who).toContain('@')
  expect(noted[0]?.changes).toEqual([
    { field: 'name', label: 'Name', before: expect.any(String), after: 'Milton yard' },
  ])
})

test('[ADM-02] neither a refused save nor a change by the platform’s own code is logged', async () => {
  const before = await logOf(world.a, place())
  const wrong = { address: { street: 'x', city: 'y', state: 'QLD', postcode: '12' } }
  const refused = await world.rest('PATCH', `/locations/${place()}`, world.staff.editor.token, wrong)
  expect(refused.status).toBe(400)
  await world.payload.update({
    collection: 'locations',
    id: place(),
    data: { name: 'By itself' },
    overrideAccess: true,
  })
  expect(await logOf(world.a, place())).toEqual(before)
})

test('[ADM-02] [ADM-01] the log cannot be written, changed or deleted over REST, and all staff of the dealer can read it', async () => {
  const admin = world.staff['tenant-admin'].token
  const row = { tenant: world.a, who: 'a@b.example', action: 'changed', title: 'x', kind: 'locations', document: '1' }
  expect((await world.rest('POST', '/audit', admin, row)).status).toBe(403)
  const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM audit WHERE tenant_id = $1 LIMIT 1', [
    world.a,
  ])
  const id = rows[0]?.id ?? ''
  expect((await world.rest('PATCH', `/audit/${id}`, admin, { who: 'x@y.example' })).status).toBe(403)
  expect((await world.rest('DELETE', `/audit/${id}`, admin)).status).toBe(403)
  expect((await world.rest('GET', `/audit/${id}`, admin)).status).toBe(200)
  expect((await world.rest('GET', `/audit/${id}`, world.staff.viewer.token)).status).toBe(200)
})
