import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findRowZone } from '@/src/admin/dates/row-zone'
import { createWorld, type World } from './world'

const pageHeaders = new Headers()
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(pageHeaders) }))

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

type Listed = { readonly path: string; readonly field: Field }

const isShown = (field: Field): boolean =>
  !('hidden' in field && field.hidden === true) &&
  (field.admin as { disabled?: boolean } | undefined)?.disabled !== true

const listFields = (fields: readonly Field[], path: string): readonly Listed[] =>
  fields.filter(isShown).flatMap((field): readonly Listed[] => {
    const ownPath = 'name' in field && field.name ? `${path}.${field.name}` : path
    const inner = [
      ...('fields' in field ? listFields(field.fields, ownPath) : []),
      ...(field.type === 'tabs' ? field.tabs.flatMap((tab) => listFields(tab.fields, ownPath)) : []),
      ...(field.type === 'blocks' ? field.blocks.flatMap((block) => listFields(block.fields, ownPath)) : []),
    ]
    return [{ path: ownPath, field }, ...inner]
  })

const inputOf = ({ admin }: Field): unknown => {
  const { Field } = (admin?.components ?? {}) as { readonly Field?: string | { readonly path: string } }
  return typeof Field === 'object' ? Field.path : Field
}

/** Fields that Payload itself adds to collections; it shows them by the date format of the panel. */
const isPayloadsOwn = (path: string): boolean => /\.(?:createdAt|updatedAt|deletedAt)$/u.test(path)

describe('dates in the panel', () => {
  test('[STF-03] every moment and day that staff see has an input with Australian dates', () => {
    const all = world.payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) => listFields(fields, slug))
      .filter(({ path }) => !isPayloadsOwn(path))
    const moments = all.filter(({ field }) => field.type === 'date')
    expect(moments.length).toBeGreaterThan(20)
    for (const { path, field } of moments)
      expect([path, inputOf(field)]).toEqual([path, '/src/admin/dates/moment-field#MomentField'])
    const askForIso = all.filter(({ field }) =>
      /YYYY-MM-DD|24-hour|\d{4}-\d{2}-\d{2}/u.test(JSON.stringify(field.admin ?? {})),
    )
    expect(askForIso.map(({ path }) => path)).toEqual([])
  })

  test('[STF-03] a request with another format is refused in words, also for a draft, and changes nothing', async () => {
    const editor = world.staff['editor'].token
    const card = (start: string) =>
      world.rest('POST', '/promo-cards', editor, {
        tenant: world.a,
        title: 'Sale',
        start,
        start_tz: 'Australia/Melbourne',
      })
    for (const start of ['03/12/2026 9:00 AM', '25/11/2026 09:00', 'tomorrow', '2026-12-03']) {
      const answer = await card(start)
      expect(answer.status, start).toBe(400)
      expect(JSON.stringify(answer.body)).toContain(
        'Enter a date and time. In a request, write 2026-11-25T09:00:00+11:00.',
      )
      const draft = await world.rest('POST', '/posts?draft=true', editor, {
        tenant: world.a,
        title: 'News',
        date: start,
      })
      expect(draft.status, JSON.stringify(draft.body)).toBe(400)
    }
    const answer = await card('2026-12-03T09:00:00+11:00')
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect((answer.body as { doc: { start: string } }).doc.start).toBe('2026-12-02T22:00:00.000Z')
  })

  test('[LOC-05] [STF-03] special hours of a day that is over are refused in words', async () => {
    const hours = {
      tenant: world.a,
      date: '2020-12-25',
      locations: [world.inA['locations']],
      department: 'all',
      status: 'Closed',
    }
    const answer = await world.rest('POST', '/special-hours', world.staff['editor'].token, hours)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(
      'Friday 25 December 2020 is in the past. Choose today or a later day.',
    )
    const bulk = await world.rest('POST', '/special-hours/bulk', world.staff['editor'].token, {
      tenant: world.a,
      department: 'all',
      status: 'Closed',
      days: [{ date: '2020-12-25', name: '', locations: [world.inA['locations']] }],
    })
    expect(bulk.status).toBe(400)
    expect(JSON.stringify(bulk.body)).toContain('is in the past')
  })

  test('[STF-03] [LOC-10] a location’s time zone follows from its state, and one of another state is refused', async () => {
    const admin = world.staff['tenant-admin'].token
    const address = { street: '1 Main Street', city: 'Geelong', state: 'VIC', postcode: '3220' }
    const created = await world.rest('POST', '/locations', admin, {
      tenant: world.a,
      name: 'Yard',
      slug: 'yard',
      address,
    })
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    const { id, timezone } = (created.body as { doc: { id: string; timezone: string } }).doc
    expect(timezone).toBe('Australia/Melbourne')
    const change = async (data: object) => {
      const { status, body } = await world.rest('PATCH', `/locations/${id}`, admin, data)
      return { status, zone: (body as { doc?: { timezone: string } }).doc?.timezone, text: JSON.stringify(body) }
    }
    const broken = { ...address, city: 'Broken Hill', state: 'NSW', postcode: '2880' }
    expect(await change({ address: broken, timezone: 'Australia/Melbourne' })).toMatchObject({
      zone: 'Australia/Sydney',
    })
    expect(await change({ timezone: 'Australia/Broken_Hill' })).toMatchObject({ zone: 'Australia/Broken_Hill' })
    expect(await change({ name: 'Silver yard' })).toMatchObject({ zone: 'Australia/Broken_Hill' })
    const refused = await change({ timezone: 'Australia/Brisbane' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('NSW isn’t in Brisbane’s time zone. Choose Sydney or Broken Hill or Lord Howe.')
  })
})

test('[STF-03] a list that is filtered by a day has the rows of that day by the dealer’s clocks', async () => {
  const id = world.inA['vehicles'] ?? ''
  const editor = world.staff['editor'].token
  const find = async (operator: string, day: string) => {
    const where = `where[id][equals]=${id}&where[createdAt][${operator}]=${day}T12:00:00.000Z`
    return ((await world.rest('GET', `/vehicles?${where}`, editor)).body as { totalDocs: number }).totalDocs
  }
  // Half past midnight in Brisbane is the day before in UTC.
  await world.pool.query("UPDATE vehicles SET created_at = '2026-11-24T14:30:00Z' WHERE id = $1", [id])
  await world.pool.query("UPDATE locations SET timezone = 'Australia/Brisbane' WHERE tenant_id = $1", [world.a])
  expect(await find('equals', '2026-11-25')).toBe(1)
  expect(await find('equals', '2026-11-24')).toBe(0)
  expect(await find('greater_than', '2026-11-24')).toBe(1)
  expect(await find('greater_than', '2026-11-25')).toBe(0)
  expect(await find('less_than_equal', '2026-11-25')).toBe(1)
  expect(await find('less_than', '2026-11-25')).toBe(0)
})

test('[STF-03] a list of accounts, which belong to no dealer, has the clocks of the dealer that staff work on', async () => {
  await world.pool.query("UPDATE locations SET timezone = 'Australia/Sydney' WHERE tenant_id = $1", [world.a])
  await world.pool.query("UPDATE locations SET timezone = 'Australia/Perth' WHERE tenant_id = $1", [world.b])
  pageHeaders.set('Authorization', `JWT ${world.staff['tenant-admin'].token}`)
  expect(await findRowZone(world.payload, { email: 'robin@new.example' })).toBe('Australia/Sydney')
  expect(await findRowZone(world.payload, { tenant: world.b })).toBe('Australia/Perth')
})
