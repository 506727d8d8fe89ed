import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createEmbeddedReviews } from '@/src/integrations/reviews/embedded'
import type { LocationType } from '@/src/domain/locations/location'
import { createWorld, type Answer, type World } from '@/tests/tenancy/world'

let world: World
let places: readonly string[]

const newPlace = async (slug: string, location_type: LocationType = 'service-and-parts'): Promise<string> => {
  const address = { street: '1 High Street', city: 'Perth', state: 'WA' as const, postcode: '6000' }
  const data = {
    tenant: world.a,
    name: `Yard ${slug}`,
    slug,
    location_type: location_type || null,
    address,
    timezone: 'Australia/Perth' as const,
  }
  return (await world.payload.create({ collection: 'locations', data, overrideAccess: true })).id
}

beforeAll(async () => {
  world = await createWorld()
  places = [await newPlace('one'), await newPlace('two')]
})
afterAll(async () => {
  await world.close()
})
afterEach(async () => {
  await world.pool.query('DELETE FROM special_hours WHERE tenant_id = $1 AND date >= $2', [world.a, '2027-01-01'])
})

const editor = () => world.staff['editor'].token
const messages = ({ body }: Answer) =>
  (body as { errors: { message: string; data?: { errors?: { message: string; path: string }[] } }[] }).errors.flatMap(
    (one) => one.data?.errors ?? [{ message: one.message, path: '' }],
  )
const stored = async () =>
  (
    await world.pool.query<{ date: string; location: string }>(
      `SELECT s.date, r.locations_id AS location FROM special_hours s JOIN special_hours_rels r ON r.parent_id = s.id
       WHERE s.tenant_id = $1 AND s.date >= '2027-01-01' ORDER BY s.date, r."order"`,
      [world.a],
    )
  ).rows

const closed = (date: string, locations: readonly string[], more: object = {}) => ({
  tenant: world.a,
  date,
  locations,
  department: 'all',
  status: 'Closed',
  ...more,
})
const create = (data: object) => world.rest('POST', '/special-hours', editor(), data)
const bulk = (token: string | null, days: readonly object[], more: object = {}) =>
  world.rest('POST', '/special-hours/bulk', token, {
    tenant: world.a,
    days,
    department: 'all',
    status: 'Closed',
    ...more,
  })
const day = (date: string, locations: readonly string[] = places) => ({ date, name: 'Holiday', locations })

describe('special hours', () => {
  test('[LOC-05] refuses an overlap at its field, naming location, department and day', async () => {
    expect((await create(closed('2027-03-01', places))).status).toBe(201)
    const again = await create(closed('2027-03-01', [places[1]!]))
    expect(again.status).toBe(400)
    expect(messages(again)).toEqual([
      expect.objectContaining({
        path: 'locations',
        message:
          'Yard two already has special hours for all departments on Monday 1 March 2027. Change or delete those first.',
      }),
    ])
    expect((await create(closed('2027-03-01', [places[1]!], { department: 'service' }))).status).toBe(201)
    expect((await create(closed('2027-03-02', [places[1]!], { department: 'service' }))).status).toBe(201)
    expect((await create(closed('2027-03-02', [places[1]!], { department: 'service' }))).status).toBe(400)
    expect((await create(closed('2027-03-02', [places[1]!], { department: 'parts' }))).status).toBe(201)
  })

  test('[LOC-05] refuses hours of a department that a location does not have, at its field and in bulk', async () => {
    const both = [places[0]!, await newPlace('three', ''), await newPlace('four', 'parts')]
    const message =
      'Yard four and Yard three have no service department. Choose other locations or another department, or change the location’s type first.'
    const service = { department: 'service' }
    const refused = await create(closed('2027-04-01', both, service))
    expect([refused.status, messages(refused)]).toEqual([
      400,
      [expect.objectContaining({ path: 'department', message })],
    ])
    const inBulk = await bulk(editor(), [day('2027-04-01', both)], service)
    expect([inBulk.status, messages(inBulk)]).toEqual([400, [{ path: '', message }]])
    expect(await stored()).toEqual([])
    expect((await create(closed('2027-04-01', both, { department: 'all' }))).status).toBe(201)
    expect((await create(closed('2027-04-01', [both[0]!], service))).status).toBe(201)
  })

  test('[LOC-05] can be changed without overlapping themselves', async () => {
    const made = await create(closed('2027-03-01', places))
    const { id } = (made.body as { doc: { id: string } }).doc
    const moved = await world.rest('PATCH', `/special-hours/${id}`, editor(), { date: '2027-03-03', name: 'Moved' })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(await stored()).toEqual(places.map((location) => ({ date: '2027-03-03', location })))
  })

  test('[LOC-05] [ADM-02] refuses open days without times and closing before opening', async () => {
    const open = await create(closed('2027-03-01', places, { status: 'Open' }))
    expect(open.status).toBe(400)
    expect(messages(open)).toMatchObject([
      { path: 'start_hour', message: 'Enter the opening time, such as 9:00 am.' },
      { path: 'end_hour', message: 'Enter the closing time, such as 1:00 pm.' },
    ])
    const late = await create(closed('2027-03-01', places, { status: 'Open', start_hour: '17:00', end_hour: '09:00' }))
    expect(messages(late)[0]?.message).toMatch(/^The closing time, 9 am, must be after the opening time, 5 pm/)
    expect(messages(await create(closed('2027-02-30', places)))[0]).toMatchObject({ path: 'date' })
  })
})

describe('special hours for many locations at once', () => {
  test('[LOC-05] are saved in one step', async () => {
    const days = ['2027-12-25', '2027-12-27', '2027-12-28'].map((date) => day(date))
    const answer = await bulk(editor(), days, { status: 'Open', start_hour: '09:00', end_hour: '12:00' })
    expect(answer).toEqual({ status: 201, body: { created: 3 } })
    expect(await stored()).toHaveLength(6)
  })

  test('[LOC-05] saves none of them if one overlaps, and names each overlap', async () => {
    await create(closed('2027-12-27', [places[0]!], { status: 'Open', start_hour: '09:00', end_hour: '12:00' }))
    const answer = await bulk(editor(), [day('2027-12-25'), day('2027-12-27'), day('2027-12-28')])
    expect(answer.status).toBe(409)
    expect(messages(answer).map(({ message }) => message)).toEqual([
      'Yard one already has special hours for all departments on Monday 27 December 2027: 9 am – 12 pm.',
    ])
    expect((answer.body as { conflicts: unknown }).conflicts).toEqual([
      { date: '2027-12-27', location: places[0], name: 'Yard one', department: 'all', current: '9 am – 12 pm' },
    ])
    expect(await stored()).toHaveLength(1)
  })

  test('[LOC-05] lists all conflicts at once, each stored for one location, and skips hours that are the same', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, (_, at) => newPlace(`conflict-${String(at)}`)))
    for (const [at, place] of many.entries()) {
      const hours = at < 11 ? { status: 'Open', start_hour: '09:00', end_hour: '12:00' } : {}
      expect((await create(closed('2027-12-27', [place], hours))).status).toBe(201)
    }
    const answer = await bulk(editor(), [day('2027-12-27', many)])
    expect(answer.status).toBe(409)
    expect((answer.body as { conflicts: unknown[] }).conflicts).toHaveLength(11)
    const same = await bulk(editor(), [day('2027-12-27', [many.at(-1)!])])
    expect(same).toEqual({ status: 201, body: { created: 0 } })
    expect(await stored()).toHaveLength(12)
  })

  test('[LOC-05] replaces stored hours only where staff chose so; hours of other locations and dealers stay', async () => {
    const [one = '', two = ''] = places
    await create(closed('2027-12-27', [one, two]))
    await create(closed('2027-12-28', [one]))
    const replaceFirst = { replace: [{ date: '2027-12-27', location: one }] }
    const open = { status: 'Open', start_hour: '09:00', end_hour: '12:00' }
    const days = [day('2027-12-27', [one]), day('2027-12-28', [one])]
    expect((await bulk(editor(), days, { ...open, ...replaceFirst })).status).toBe(409)
    expect(await stored()).toHaveLength(3)
    const both = { replace: [...replaceFirst.replace, { date: '2027-12-28', location: one }] }
    expect((await bulk(world.staff['viewer'].token, days, { ...open, ...both })).status).toBe(403)
    expect((await bulk(editor(), days, { ...open, ...both })).status).toBe(201)
    const { rows } = await world.pool.query<{ date: string; status: string; locations: string[] }>(
      `SELECT s.date, s.status, array_agg(r.locations_id::text) AS locations FROM special_hours s
         JOIN special_hours_rels r ON r.parent_id = s.id
       WHERE s.tenant_id = $1 AND s.date >= '2027-01-01' AND s.deleted_at IS NULL GROUP BY s.id ORDER BY s.date, s.status::text`,
      [world.a],
    )
    expect(rows).toEqual([
      { date: '2027-12-27', status: 'Closed', locations: [two] },
      { date: '2027-12-27', status: 'Open', locations: [one] },
      { date: '2027-12-28', status: 'Open', locations: [one] },
    ])
    const foreign = world.inB['locations'] ?? ''
    const attack = { ...open, tenant: world.b, replace: [{ date: '2027-12-27', location: foreign }] }
    expect((await bulk(editor(), [day('2027-12-27', [foreign])], attack)).status).toBe(403)
  })

  test('[LOC-05] hours of one department are saved beside those of all, and replace only its own', async () => {
    const [one = ''] = places
    await create(closed('2027-12-24', places))
    const service = (end_hour: string) => ({ department: 'service', status: 'Open', start_hour: '08:30', end_hour })
    expect((await bulk(editor(), [day('2027-12-24', [one])], service('12:00'))).status).toBe(201)
    const again = await bulk(editor(), [day('2027-12-24', [one])], service('11:00'))
    expect(messages(again).map(({ message }) => message)).toEqual([
      'Yard one already has special hours for service on Friday 24 December 2027: 8:30 am – 12 pm.',
    ])
    const replace = [{ date: '2027-12-24', location: one }]
    const replaced = await bulk(editor(), [day('2027-12-24', [one])], { ...service('11:00'), replace })
    expect(replaced).toEqual({ status: 201, body: { created: 1 } })
    const { rows } = await world.pool.query<{ department: string; end_hour: string | null; count: number }>(
      `SELECT s.department, s.end_hour, count(*)::int FROM special_hours s JOIN special_hours_rels r ON r.parent_id = s.id
       WHERE s.tenant_id = $1 AND s.date = '2027-12-24' AND s.deleted_at IS NULL
       GROUP BY s.department, s.end_hour ORDER BY s.department`,
      [world.a],
    )
    expect(rows).toEqual([
      { department: 'all', end_hour: null, count: 2 },
      { department: 'service', end_hour: '11:00', count: 1 },
    ])
  })

  test('[LOC-10] a location’s address is made from its name; a name that is taken is refused at the address', async () => {
    const address = { street: '1 High Street', city: 'Perth', state: 'WA', postcode: '6000' }
    const add = (name: string) => world.rest('POST', '/locations', editor(), { tenant: world.a, name, address })
    const added = await add('North Perth Service')
    expect(added.status).toBe(201)
    expect((added.body as { doc: { slug: string } }).doc.slug).toBe('north-perth-service')
    const again = await add('North Perth Service')
    expect(again.status).toBe(400)
    expect(messages(again)).toEqual([expect.objectContaining({ path: 'slug' })])
  })

  test('[LOC-05] [ADM-01] only staff who may write for the tenant can save them, and only for its own locations', async () => {
    expect((await bulk(null, [day('2027-12-25')])).status).toBe(401)
    expect((await bulk(world.staff['viewer'].token, [day('2027-12-25')])).status).toBe(403)
    expect((await bulk(editor(), [day('2027-12-25')], { tenant: world.b })).status).toBe(403)
    const foreign = world.inB['locations'] ?? ''
    const answer = await bulk(editor(), [day('2027-12-25'), day('2027-12-28', [foreign])])
    expect(answer.status).toBe(400)
    expect((await bulk(editor(), [])).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('[LOC-05] two parallel saves store them once', async () => {
    const days = ['2027-12-25', '2027-12-27'].map((date) => day(date))
    const answers = await Promise.all(Array.from({ length: 4 }, () => bulk(editor(), days)))
    // Each of the others either met the constraint, or found the same hours stored already.
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(answers.filter(({ body }) => (body as { created?: number }).created === 2)).toHaveLength(1)
    expect(await stored()).toHaveLength(4)
  })
})

describe('a week of opening hours', () => {
  const save = (opening_hours: unknown) =>
    world.rest('PATCH', `/locations/${places[0] ?? ''}`, editor(), { opening_hours })

  test('[LOC-04] [ADM-02] refuses a day that closes before it opens at its field', async () => {
    const answer = await save([{ weekday: 1, status: 'Open', open: '17:00', close: '08:30' }])
    expect(answer.status).toBe(400)
    expect(messages(answer)[0]).toMatchObject({
      path: 'opening_hours',
      message: 'On Monday, the closing time, 8:30 am, must be after the opening time, 5 pm.',
    })
  })

  test('[LOC-10] is stored normalized: days in order, without unknown keys', async () => {
    const answer = await save([
      { weekday: 0, status: 'Closed', id: 'x' },
      { weekday: '1', status: 'Open', open: '08:30', close: '17:00' },
    ])
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect((answer.body as { doc: { opening_hours: unknown } }).doc.opening_hours).toEqual([
      { weekday: 1, status: 'Open', open: '08:30', close: '17:00' },
      { weekday: 0, status: 'Closed' },
    ])
  })
})

describe('reviews', () => {
  const write = (rating: number, more: object = {}) =>
    world.rest('POST', '/reviews', editor(), {
      tenant: world.a,
      location: places[1],
      author: 'Ada',
      date: '2026-09-01',
      text: 'Good',
      rating,
      ...more,
    })

  test('[LOC-08] average and count include hidden reviews; newest first; no reviews of other dealers', async () => {
    expect((await write(6)).status).toBe(400)
    expect((await write(4.3)).status).toBe(400)
    await write(5)
    await write(4, { author: 'Ben', date: '2026-10-01' })
    await write(3, { author: 'Cyn', hidden: true })
    const found = await createEmbeddedReviews(world.pool).loadByTenant(world.a)
    const summary = found.get(places[1] ?? '')
    expect(summary).toMatchObject({ count: 3, average_rating: 4 })
    expect(summary?.reviews.map(({ author, rating }) => [author, rating])).toEqual([
      ['Ben', 4],
      ['Ada', 5],
    ])
    expect(found.has(world.inB['locations'] ?? '')).toBe(false)
  })

  test('[LOC-08] gives up on a database that does not answer in time', async () => {
    const never = { query: () => new Promise(() => undefined) }
    await expect(createEmbeddedReviews(never as never, 20).loadByTenant(world.a)).rejects.toThrow('timed out')
  })
})
