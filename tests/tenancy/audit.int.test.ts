import { afterAll, beforeAll, expect, test } from 'vitest'
import { switches } from '@/src/domain/switches'
import { createWorld, type World } from './world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

type AuditRow = { who: string; action: string; title: string; kind: string; document: string; changes: unknown }

const readLog = async (tenant: string, document: string): Promise<AuditRow[]> =>
  (
    await world.pool.query<AuditRow>(
      'SELECT who, action, title, kind, document, changes FROM audit WHERE tenant_id = $1 AND document = $2 ORDER BY created_at, id',
      [tenant, document],
    )
  ).rows

const locationId = () => world.inA['locations'] ?? ''

test('[ADM-02] a save by staff is logged with its author and both values; a save without changes is not', async () => {
  const token = world.staff.editor.token
  const before = await readLog(world.a, locationId())
  expect((await world.rest('PATCH', `/locations/${locationId()}`, token, { name: 'Milton yard' })).status).toBe(200)
  expect((await world.rest('PATCH', `/locations/${locationId()}`, token, { name: 'Milton yard' })).status).toBe(200)
  const newEntries = (await readLog(world.a, locationId())).slice(before.length)
  expect(newEntries).toHaveLength(1)
  expect(newEntries[0]).toMatchObject({
    action: 'changed',
    title: 'Milton yard',
    kind: 'locations',
    document: locationId(),
  })
  expect(newEntries[0]?.who).toContain('@')
  expect(newEntries[0]?.changes).toEqual([
    { field: 'name', label: 'Name', before: expect.any(String), after: 'Milton yard' },
  ])
})

test('[ADM-02] a changed switch is logged by its label with the value before and after', async () => {
  const id = world.inA['site-settings'] ?? ''
  const token = world.staff['tenant-admin'].token
  const save = async (showsSave: boolean) =>
    (await world.rest('PATCH', `/site-settings/${id}`, token, { switches: { display: { save: showsSave } } })).status
  expect([await save(true), await save(false)]).toEqual([200, 200])
  expect((await readLog(world.a, id)).at(-1)?.changes).toEqual([
    {
      field: 'switches.display.save',
      label: `Display › ${switches.display.save.label}`,
      before: 'On',
      after: 'Off',
    },
  ])
})

test('[ADM-02] the log tells documents of one name apart: a vehicle by its stock number, special hours by their day', async () => {
  const { token } = world.staff['tenant-admin']
  const { rows } = await world.pool.query<{ id: string }>(
    `INSERT INTO vehicles (id, tenant_id, slug, name, make, model, year, car_type, item_type, stocknum, status)
     VALUES (gen_random_uuid(), $1, 'twin', '2022 Mazda CX-5', 'Mazda', 'CX-5', 2022, 'used', 'car', 'TWIN-2', 'in_stock') RETURNING id`,
    [world.a],
  )
  const vehicle = rows[0]?.id ?? ''
  expect((await world.rest('DELETE', `/vehicles/${vehicle}`, token)).status).toBe(200)
  expect((await readLog(world.a, vehicle)).at(-1)).toMatchObject({
    action: 'deleted',
    title: '2022 Mazda CX-5, TWIN-2',
  })
  const day = { tenant: world.a, date: '2027-01-26', name: 'Australia Day', status: 'Closed' }
  const created = await world.rest('POST', '/special-hours', token, { ...day, locations: [locationId()] })
  expect(created.status).toBe(201)
  const { id } = (created.body as { doc: { id: string } }).doc
  expect((await readLog(world.a, id)).at(-1)).toMatchObject({ title: 'Australia Day, 26 January 2027' })
})

test('[ADM-02] neither a refused save nor a change by the platform’s own code is logged', async () => {
  const before = await readLog(world.a, locationId())
  const wrong = { address: { street: 'x', city: 'y', state: 'QLD', postcode: '12' } }
  const refusal = await world.rest('PATCH', `/locations/${locationId()}`, world.staff.editor.token, wrong)
  expect(refusal.status).toBe(400)
  await world.payload.update({
    collection: 'locations',
    id: locationId(),
    data: { name: 'By itself' },
    overrideAccess: true,
  })
  expect(await readLog(world.a, locationId())).toEqual(before)
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

test('[ADM-02] a vehicle’s price is logged in dollars and its status by its label; another dealer’s history is closed', async () => {
  const id = world.inA['vehicles'] ?? ''
  const { token } = world.staff.editor
  await world.pool.query(
    "UPDATE vehicles SET price_cents = 1299000, status = 'in_stock', overrides = NULL WHERE id = $1",
    [id],
  )
  const change = { price_cents: 1_199_000, status: 'sold', overrides: { tag: 'Sale' } }
  expect((await world.rest('PATCH', `/vehicles/${id}`, token, change)).status).toBe(200)
  expect((await readLog(world.a, id)).at(-1)?.changes).toEqual(
    expect.arrayContaining([
      { field: 'price_cents', label: 'Price', before: '$12,990', after: '$11,990' },
      { field: 'status', label: expect.any(String) as string, before: 'In stock', after: 'Sold' },
      { field: 'overrides.tag', label: 'Your tag', before: '', after: 'Sale' },
    ]),
  )
  const history = async (document: string) =>
    (
      (await world.rest('GET', `/audit?where[kind][equals]=vehicles&where[document][equals]=${document}`, token))
        .body as { totalDocs: number }
    ).totalDocs
  expect(await history(id)).toBeGreaterThan(0)
  const foreign = world.inB['vehicles'] ?? ''
  await world.pool.query(
    `INSERT INTO audit (id, tenant_id, who, action, kind, document, title)
     VALUES (gen_random_uuid(), $1, 'Stock feed', 'changed', 'vehicles', $2, 'Foreign')`,
    [world.b, foreign],
  )
  expect(await history(foreign)).toBe(0)
})

test('[ADM-02] a changed reference is logged with the names of the documents, before and after', async () => {
  const { token } = world.staff.editor
  const vehicle = world.inA['vehicles'] ?? ''
  const { body } = await world.rest('GET', `/locations/${locationId()}?depth=0`, token)
  const { name, address } = body as { name: string; address: unknown }
  const data = { tenant: world.a, name: 'Second yard', slug: 'second-yard', address }
  const creation = await world.rest('POST', '/locations', token, data)
  const { id: second } = (creation.body as { doc: { id: string } }).doc
  const move = async (location: string | null) => {
    expect((await world.rest('PATCH', `/vehicles/${vehicle}`, token, { location })).status).toBe(200)
    return (await readLog(world.a, vehicle)).at(-1)?.changes
  }
  await move(locationId())
  const changes = { field: 'location', label: 'Location' }
  expect(await move(second)).toEqual([{ ...changes, before: name, after: 'Second yard' }])
  // Also the name of one that is in the trash.
  expect((await world.rest('PATCH', `/locations/${second}`, token, { deletedAt: new Date() })).status).toBe(200)
  expect(await move(locationId())).toEqual([{ ...changes, before: 'Second yard', after: name }])
})

test('[ADM-02] a vehicle’s technical data, lenders and points of interest are logged by property, with both values', async () => {
  const id = world.inA['vehicles'] ?? ''
  const { token } = world.staff.editor
  const save = async (change: object) => (await world.rest('PATCH', `/vehicles/${id}`, token, change)).status
  const spot = { title: 'Wheels', description: '18-inch', positions: { 0: { x: 10, y: 20 } } }
  expect(
    await save({
      variant: { grossvehiclemass: 2500, torque: '320 Nm' },
      finance_lenders: { taurus: { paymentWeek: 98, disclaimer: 'Terms apply.' } },
      hotspots: { exterior: [spot] },
    }),
  ).toBe(200)
  expect(
    await save({
      variant: { torque: '320 Nm', grossvehiclemass: 2650 },
      finance_lenders: { taurus: { disclaimer: 'Terms apply.', paymentWeek: 102 } },
      hotspots: { exterior: [{ ...spot, description: '19-inch' }] },
    }),
  ).toBe(200)
  const changes = (await readLog(world.a, id)).at(-1)?.changes as readonly Record<string, string>[]
  expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual(
    expect.arrayContaining([
      ['Technical data › Gross vehicle mass', '2,500 kg', '2,650 kg'],
      ['Taurus › Lender’s weekly payment', '$98', '$102'],
      ['Points of interest outside › Wheels › Text', '18-inch', '19-inch'],
    ]),
  )
  expect(changes).toHaveLength(3)
})
