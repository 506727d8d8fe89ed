import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayloadRequest } from 'payload'
import { roles } from '@/src/cms/access/roles'
import { loadTemplateLayer } from '@/src/admin/switches/template-layer'
import { resolveSwitches } from '@/src/domain/switches'
import { createWorld, type World } from './world'

let world: World
const settingsPath = () => `/site-settings/${world.inA['site-settings'] ?? ''}`
const adminToken = () => world.staff['tenant-admin'].token

beforeAll(async () => {
  world = await createWorld()
  const template = async (tenant: string, name: string, page_size: number) => {
    const { id } = await world.payload.create({
      collection: 'templates',
      data: { slug: name.toLowerCase(), name, switches: { search: { page_size } } },
      overrideAccess: true,
    })
    await world.payload.update({ collection: 'tenants', id: tenant, data: { template: id }, overrideAccess: true })
  }
  await template(world.a, 'Yard', 30)
  await template(world.b, 'Prestige', 12)
})

afterAll(async () => {
  await world.close()
})

const readSwitches = async (): Promise<unknown> =>
  (await world.pool.query<{ switches: unknown }>('SELECT switches FROM site_settings WHERE tenant_id = $1', [world.a]))
    .rows[0]?.switches

describe('switches over REST', () => {
  test('[TEN-03] a valid value is saved and overrides the template’s', async () => {
    const answer = await world.rest('PATCH', settingsPath(), adminToken(), { switches: { search: { page_size: 24 } } })
    expect(answer.status).toBe(200)
    expect(await readSwitches()).toEqual({ search: { page_size: 24 } })
    const template = { search: { page_size: 30 } }
    expect(resolveSwitches(template, await readSwitches()).search.page_size).toBe(24)
  })

  test.each([
    [{ search: { page_size: 'many' } }, 'search.page_size: Enter a whole number from 3 to 60.'],
    [{ search: { page_size: 61 } }, 'search.page_size: Enter a whole number from 3 to 60.'],
    [{ display: { attributes: ['km', 'km'] } }, 'display.attributes: Remove the entry that’s in the list twice.'],
    [{ contact: { phone_new: 'call me' } }, 'contact.phone_new: Enter an Australian phone number'],
    [{ search: { nonsense: true } }, 'search.nonsense: This switch doesn’t exist.'],
    [{ other: {} }, 'other: This group of switches doesn’t exist.'],
  ])('[TEN-03] %j is refused with its path and the reason, and nothing changes', async (switches, message) => {
    const before = await readSwitches()
    const answer = await world.rest('PATCH', settingsPath(), adminToken(), { switches })
    expect(answer.status).toBe(400)
    const [{ data }] = (answer.body as { errors: [{ data: { errors: { path: string; message: string }[] } }] }).errors
    expect(data.errors[0]?.path).toBe('switches')
    expect(data.errors[0]?.message).toContain(message)
    expect(await readSwitches()).toEqual(before)
  })

  test('[TEN-02] a value of the wrong type in the database is ignored in favour of the inherited one', async () => {
    await world.pool.query('UPDATE site_settings SET switches = $2 WHERE tenant_id = $1', [
      world.a,
      { search: { page_size: 'many', unknown: 1 } },
    ])
    expect(resolveSwitches({ search: { page_size: 30 } }, await readSwitches()).search.page_size).toBe(30)
    expect((await world.rest('PATCH', settingsPath(), adminToken(), { switches: {} })).status).toBe(200)
    expect(await readSwitches()).toEqual({})
  })

  test('[ADM-01] a viewer cannot change switches', async () => {
    const answer = await world.rest('PATCH', settingsPath(), world.staff.viewer.token, { switches: {} })
    expect([403, 404]).toContain(answer.status)
  })
})

describe('the template a site inherits from', () => {
  const requestAs = async (id: string | null): Promise<PayloadRequest> => {
    const user = id === null ? null : await world.payload.findByID({ collection: 'users', id, overrideAccess: true })
    return { payload: world.payload, user: user && { ...user, collection: 'users' } } as unknown as PayloadRequest
  }

  test('[TEN-02] staff can see the template of their own tenant, with its name', async () => {
    expect(await loadTemplateLayer(await requestAs(world.staff['tenant-admin'].id), world.a)).toEqual({
      name: 'the template “Yard”',
      values: { search: { page_size: 30 } },
    })
  })

  test('[ADM-01] is hidden for another tenant, a missing one, and for anonymous users', async () => {
    expect(await loadTemplateLayer(await requestAs(world.staff['tenant-admin'].id), world.b)).toBeNull()
    expect(await loadTemplateLayer(await requestAs(null), world.a)).toBeNull()
    expect(
      await loadTemplateLayer(await requestAs(world.staff['tenant-admin'].id), '0199aaaa-0000-7000-8000-000000000000'),
    ).toBeNull()
    expect(await loadTemplateLayer(await requestAs(world.staff['tenant-admin'].id), undefined)).toBeNull()
  })
})

describe('a theme', () => {
  test('[TEN-10] that is unreadable is refused at its field; a readable one is saved', async () => {
    const path = `/theme/${world.inA['theme'] ?? ''}`
    const faint = await world.rest('PATCH', path, adminToken(), { ink: '#999999', surface: '#FFFFFF' })
    expect(faint.status).toBe(400)
    const [{ data }] = (faint.body as { errors: [{ data: { errors: { path: string; message: string }[] } }] }).errors
    expect(data.errors[0]).toMatchObject({ path: 'ink' })
    expect(data.errors[0]?.message).toContain('2.84 where at least 4.5 is needed')
    // Only the background is sent; the stored text colour is unreadable on it.
    expect((await world.rest('PATCH', path, adminToken(), { surface: '#14181D' })).status).toBe(400)
    expect((await world.rest('PATCH', path, adminToken(), { heading_font: 'Comic Sans' })).status).toBe(400)
    const good = await world.rest('PATCH', path, adminToken(), {
      ink: '#101010',
      heading_font: 'DM Sans',
      secondary: null,
    })
    expect(good.status).toBe(200)
  })
})

describe('templates', () => {
  const listTemplateNames = async (token: string) => {
    const { body } = await world.rest('GET', '/templates?limit=100', token)
    return ((body as { docs?: { name: string }[] }).docs ?? []).map(({ name }) => name)
  }

  test('[ADM-01] [TEN-02] staff can read only those of their own tenants, by any query', async () => {
    for (const role of roles) expect(await listTemplateNames(world.staff[role].token), role).toEqual(['Yard'])
    const foreign = (await world.pool.query<{ id: string }>("SELECT id FROM templates WHERE name = 'Prestige'")).rows[0]
    const id = foreign?.id ?? ''
    for (const target of [
      `/templates/${id}`,
      `/templates?where[id][equals]=${id}`,
      '/templates?where[slug][equals]=prestige',
      '/templates?where[switches][exists]=true',
      '/templates/count?where[name][like]=Prest',
    ]) {
      const { status, body } = await world.rest('GET', target, adminToken())
      expect(JSON.stringify(body), target).not.toContain('Prestige')
      expect([200, 404], target).toContain(status)
      if (target.includes('count')) expect(body).toEqual({ totalDocs: 0 })
    }
    const own = await world.rest('GET', `/tenants/${world.a}?depth=2`, adminToken())
    expect(JSON.stringify(own.body)).not.toContain('Prestige')
    expect((await world.rest('GET', '/templates', null)).status).toBe(403)
  })
})
