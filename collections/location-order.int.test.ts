import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

test('[LOC-10] a new location comes last, unless staff give it a place', async () => {
  const add = async (name: string, own: object = {}) => {
    const address = { street: '1 Main Street', city: 'Milton', state: 'QLD', postcode: '4064' }
    const data = { tenant: world.a, name, address, ...own }
    const { status, body } = await world.rest('POST', '/locations', world.staff.editor.token, data)
    expect(status).toBe(201)
    return (body as { doc: { order: number } }).doc.order
  }
  const first = await add('First new yard')
  expect(first).toBeGreaterThan(0)
  expect(await add('Second new yard')).toBe(first + 1)
  expect(await add('Head office', { order: -1 })).toBe(-1)
})
