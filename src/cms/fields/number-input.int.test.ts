import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, createWorld, type World } from '@/tests/tenancy/world'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const errorsOf = ({ body }: Answer) =>
  (body as { errors: { data?: { errors?: { path: string; message: string }[] } }[] }).errors.flatMap(
    ({ data }) => data?.errors ?? [],
  )
const patch = (path: string, data: object) => world.rest('PATCH', path, world.staff['tenant-admin'].token, data)

test('[STF-03] [ADM-02] a number that cannot be read is refused at its field, not cut off', async () => {
  const vehicle = `/vehicles/${world.inA['vehicles'] ?? ''}`
  const answer = await patch(vehicle, { km: '12,5oo' })
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toMatchObject([{ path: 'km', message: 'Enter a number of kilometres, such as 12,500.' }])
  const year = await patch(vehicle, { year: 20 })
  expect(errorsOf(year)).toMatchObject([{ path: 'year', message: 'Enter a year with four digits, such as 2020.' }])
  const read = await patch(vehicle, { km: '12,500' })
  expect(read.status, JSON.stringify(read.body)).toBe(200)
  expect((read.body as { doc: { km: number } }).doc.km).toBe(12_500)
})

test('[STF-03] [LOC-10] a number inside a group is refused in the words of its field', async () => {
  const location = `/locations/${world.inA['locations'] ?? ''}`
  for (const lat of [999, '999', 'north']) {
    const answer = await patch(location, {
      address: { street: '1 High Street', city: 'Perth', state: 'WA', postcode: '6000', lat },
    })
    expect(answer.status).toBe(400)
    expect(errorsOf(answer)).toMatchObject([
      { path: 'address.lat', message: expect.stringMatching(/^Enter a latitude.*, such as -27\.4785\.$/u) },
    ])
  }
})

test('[STF-03] [CNT-01] a draft keeps no part of a number that cannot be read either', async () => {
  const blocks = [{ blockType: 'posts', limit: '3 or so' }]
  const answer = await patch(`/pages/${world.inA['pages'] ?? ''}?draft=true`, { blocks, _status: 'draft' })
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toMatchObject([{ path: 'blocks.0.limit', message: 'Enter a number, such as 3.' }])
})
