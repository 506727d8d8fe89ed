import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Vehicle = { readonly status: string; readonly sold_at: string | null }

const save = async (data: object): Promise<Vehicle> => {
  const { status, body } = await world.rest(
    'PATCH',
    `/vehicles/${world.inA['vehicles'] ?? ''}`,
    world.staff.editor.token,
    data,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { doc: Vehicle }).doc
}

test('[STK-07] a sale that staff save over REST without its day is dated, keeps its day, and loses it with the sale', async () => {
  const before = Date.now()
  const sold = await save({ status: 'sold' })
  expect(Date.parse(sold.sold_at ?? '')).toBeGreaterThanOrEqual(before)
  expect(Date.parse(sold.sold_at ?? '')).toBeLessThanOrEqual(Date.now())
  expect((await save({ tag: 'Sold locally' })).sold_at).toBe(sold.sold_at)
  expect((await save({ status: 'sold', sold_at: '2026-11-20T02:00:00.000Z' })).sold_at).toBe('2026-11-20T02:00:00.000Z')
  expect((await save({ status: 'in_stock' })).sold_at).toBeNull()
})
