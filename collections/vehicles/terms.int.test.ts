import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
let vehicle: string
beforeAll(async () => {
  world = await createWorld()
  vehicle = world.inA['vehicles'] ?? ''
})
afterAll(() => world.close())

const save = (change: object) => world.rest('PATCH', `/vehicles/${vehicle}`, world.staff.editor.token, change)

const read = async () => {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    'SELECT name, make, model, simple_body, simple_fuel, simple_transmission, drive, colour FROM vehicles WHERE id = $1',
    [vehicle],
  )
  return rows[0]
}

test('[STF-02] REST spells the terms that shoppers filter by, and keeps what it does not know', async () => {
  const { status, body } = await save({
    year: 2021,
    make: 'toyota',
    model: 'hilux',
    badge: 'SR5',
    series: null,
    simple_body: 'dual cab',
    simple_fuel: 'diesel',
    simple_transmission: 'auto',
    drive: '4x4',
    colour: 'storm gray',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await read()).toEqual({
    name: '2021 Toyota HiLux SR5',
    make: 'Toyota',
    model: 'HiLux',
    simple_body: 'Ute',
    simple_fuel: 'Diesel',
    simple_transmission: 'Automatic',
    drive: '4WD',
    colour: 'Storm Grey',
  })
  expect((await save({ simple_transmission: 'Preselector', simple_fuel: ' Steam ', drive: '' })).status).toBe(200)
  expect(await read()).toMatchObject({ simple_transmission: 'Preselector', simple_fuel: 'Steam', drive: null })
})

test('[STF-02] a model is spelled as on the dealer’s other vehicles, and a required term is not emptied', async () => {
  await world.pool.query("UPDATE vehicles SET make = 'Honda', model = 'NSX Type S' WHERE id = $1", [vehicle])
  const created = await world.rest('POST', '/vehicles', world.staff.editor.token, {
    tenant: world.a,
    year: 2022,
    make: 'HONDA',
    model: 'nsx type s',
  })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  expect(created.body).toMatchObject({ doc: { make: 'Honda', model: 'NSX Type S' } })
  expect((await save({ make: 'n/a' })).status).toBe(400)
})

test('[STF-02] [SEC-02] the terms of a dealer’s stock are listed for its editors only', async () => {
  const list = (tenant: string, token: string | null) => world.rest('GET', `/vehicles/terms?tenant=${tenant}`, token)
  const { status, body } = await list(world.a, world.staff.editor.token)
  expect(status).toBe(200)
  expect(body).toContainEqual({ field: 'model', make: 'Honda', value: 'NSX Type S', count: 2 })
  expect((await list(world.b, world.staff.editor.token)).status).toBe(404)
  expect((await list(world.a, world.staff.viewer.token)).status).toBe(404)
  expect((await list('x', world.staff.editor.token)).status).toBe(404)
  expect((await list(world.a, null)).status).toBe(404)
})
