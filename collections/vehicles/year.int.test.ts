import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '@/tests/tenancy/world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})

afterAll(async () => {
  await world.close()
})

test('[STK-01] a year further ahead than models are announced is refused at its field', async () => {
  const save = (year: number) =>
    world.rest('PATCH', `/vehicles/${world.inA['vehicles'] ?? ''}`, world.staff.editor.token, { year })
  const thisYear = new Date().getFullYear()
  expect((await save(thisYear + 2)).status).toBe(200)
  const message = `Enter a year from 1885 to ${String(thisYear + 2)}, such as 2020.`
  for (const year of [thisYear + 3, 2060]) {
    const { status, body } = await save(year)
    expect(status, JSON.stringify(body)).toBe(400)
    expect(body).toMatchObject({ errors: [{ data: { errors: [{ path: 'year', message }] } }] })
  }
  expect((await save(1850)).status).toBe(400)
})
