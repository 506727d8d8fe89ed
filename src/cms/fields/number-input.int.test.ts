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
  expect(errorsOf(answer)).toMatchObject([
    { path: 'km', message: '“12,5oo” isn’t a number. Enter a number of kilometres, such as 12,500.' },
  ])
  const year = await patch(vehicle, { year: 20 })
  expect(errorsOf(year)).toMatchObject([
    { path: 'year', message: expect.stringMatching(/^Enter a year from \d{4} to \d{4}, such as 2020\.$/u) },
  ])
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
      { path: 'address.lat', message: expect.stringMatching(/Enter a latitude.*, such as -27\.4785\.$/u) },
    ])
  }
})

test('[STF-03] [CNT-01] a draft keeps no part of a number that cannot be read either', async () => {
  const blocks = [{ blockType: 'posts', limit: '3 or so' }]
  const answer = await patch(`/pages/${world.inA['pages'] ?? ''}?draft=true`, { blocks, _status: 'draft' })
  expect(answer.status).toBe(400)
  expect(errorsOf(answer)).toMatchObject([
    { path: 'blocks.0.limit', message: '“3 or so” isn’t a number. Enter a number, such as 3.' },
  ])
})

test('[ADM-02] [STF-03] a save names all of its mistakes at once, whatever finds them', async () => {
  const vehicle = await patch(`/vehicles/${world.inA['vehicles'] ?? ''}`, { km: '12,5oo', year: 3000, make: '' })
  expect(vehicle.status).toBe(400)
  expect(
    errorsOf(vehicle)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['km', 'make', 'year'])

  // An invalid address, a date in another format, and an empty title.
  const post = await patch(`/posts/${world.inA['posts'] ?? ''}`, {
    slug: 'Not An Address!',
    date: '3/12/2026',
    title: '',
    _status: 'published',
  })
  expect(post.status).toBe(400)
  expect(errorsOf(post).map(({ path }) => path)).toEqual(expect.arrayContaining(['slug', 'date', 'title']))
  // A draft may be empty, but keeps nothing that can't be read.
  const draft = await patch(`/posts/${world.inA['posts'] ?? ''}?draft=true`, {
    date: '3/12/2026',
    title: '',
    _status: 'draft',
  })
  expect(errorsOf(draft).map(({ path }) => path)).toEqual(['date'])
})

test('[ADM-02] a request can neither bring problems of its own nor store any', async () => {
  const vehicle = `/vehicles/${world.inA['vehicles'] ?? ''}`
  const answer = await patch(vehicle, { km: 5, _problems: [{ path: 'km', message: 'No.' }] })
  expect(answer.status).toBe(200)
  expect(answer.body).not.toHaveProperty('doc._problems')
})
