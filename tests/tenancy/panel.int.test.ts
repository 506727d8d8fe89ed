import { randomUUID } from 'node:crypto'
import { createLocalReq, type Field, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findHiddenKeys } from '@/src/admin/dashboard/find-hidden-keys'
import { gatherAttention } from '@/src/admin/dashboard/gather-attention'
import { declarationOf } from '@/src/domain/collections/declaration'
import { CALL_CATEGORY } from '@/src/domain/leads/handling'
import { hiddenItemKey, withoutHidden } from '@/src/domain/panel/hidden-items'
import { panelGroups, type PanelRole } from '@/src/domain/panel/menu'
import { listPanelEntries, type PanelEntry } from '@/src/domain/panel/navigation'
import { roles, type Role } from '@/src/cms/access/roles'
import { loadDealerStatistics } from '@/src/services/statistics/dealer-statistics'
import { createWorld, type World } from './world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

const ownCollections = (): readonly SanitizedCollectionConfig[] =>
  world.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))

const findUser = async (role: Role | 'platform') => {
  if (role === 'platform') {
    const { docs } = await world.payload.find({ collection: 'users', where: { platformAdmin: { equals: true } } })
    const creation =
      docs[0] ??
      (await world.payload.create({
        collection: 'users',
        data: { email: 'platform@sample.example', password: 'a password of some length', platformAdmin: true },
      }))
    return { ...creation, collection: 'users' as const }
  }
  const user = await world.payload.findByID({ collection: 'users', id: world.staff[role].id, depth: 0 })
  return { ...user, collection: 'users' as const }
}

const createRequest = async (user: Awaited<ReturnType<typeof findUser>>): Promise<PayloadRequest> =>
  createLocalReq({ user: user as never }, world.payload)

describe('the panel’s menu', () => {
  const entriesOf = (...held: readonly PanelRole[]): readonly PanelEntry[] => listPanelEntries(ownCollections(), held)
  const slugsOf = (...held: readonly PanelRole[]) => entriesOf(...held).map(({ slug }) => slug)
  const groupsOf = (...held: readonly PanelRole[]) => [...new Set(entriesOf(...held).map(({ group }) => group))]

  test('[ADM-01] lists every collection, each at its own place', () => {
    const places = ownCollections().flatMap((one) => declarationOf(one)?.menu ?? [])
    expect(ownCollections().filter((one) => !declarationOf(one)?.menu.length)).toEqual([])
    expect(new Set(places.map(({ group, order }) => `${group} ${order}`)).size).toBe(places.length)
  })

  test('[ADM-01] lists the groups in order, all of them for the platform', () => {
    expect(groupsOf('platform-admin')).toEqual([...panelGroups])
    expect(groupsOf('tenant-admin')).toEqual(panelGroups.filter((one) => one !== 'Platform'))
    expect(groupsOf('editor')).toEqual(panelGroups.filter((one) => !['Leads', 'Sales', 'Platform'].includes(one)))
    expect(groupsOf('lead-handler')).toEqual(['Leads', 'Stock', 'Locations', 'Sales', 'Settings'])
  })

  test('[ADM-01] hides what a role cannot use', () => {
    for (const role of ['editor', 'lead-handler', 'viewer'] as const) {
      for (const slug of ['users', 'tenants', 'templates', 'site-settings']) expect(slugsOf(role)).not.toContain(slug)
    }
    expect(slugsOf('viewer')).not.toContain('stock-feeds')
    expect(slugsOf('lead-handler')).not.toContain('pages')
    expect(slugsOf()).toEqual([])
  })

  test('[ADM-01] merges the menus of several roles, each entry once', () => {
    const both = slugsOf('lead-handler', 'tenant-admin')
    expect(both).toContain('users')
    expect(new Set(both).size).toBe(both.length)
  })

  test('[ADM-01] shows a dealer’s details to its admin and the list of dealers to the platform', () => {
    const findTenantsEntry = (role: 'tenant-admin' | 'platform-admin') =>
      entriesOf(role).find(({ slug }) => slug === 'tenants')
    expect(findTenantsEntry('tenant-admin')).toMatchObject({ group: 'Settings', label: 'Dealer details' })
    expect(findTenantsEntry('platform-admin')?.group).toBe('Platform')
  })

  test('[ADM-01] a collection that is not in a role’s menu has no page for that role', async () => {
    for (const role of roles) {
      const user = await findUser(role)
      const visibleSlugs = slugsOf(role)
      for (const { slug, admin } of ownCollections()) {
        const isHidden = typeof admin.hidden === 'function' ? admin.hidden({ user: user as never }) : admin.hidden
        expect({ role, slug, hidden: isHidden }).toEqual({ role, slug, hidden: !visibleSlugs.includes(slug) })
      }
    }
  })
})

/** Fields added by Payload and its plugins, which have their own texts or are not filled in. */
const pluginFields = new Set([
  'id',
  'tenant',
  'tenants',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'email',
  'password',
])

type PanelField = Field & {
  readonly name?: string
  readonly hidden?: boolean
  readonly fields?: readonly Field[]
  readonly admin?: { readonly hidden?: boolean; readonly readOnly?: boolean; readonly description?: unknown }
}

const layoutTypes = new Set(['group', 'row', 'collapsible', 'tab', 'tabs', 'ui'])

const isExplained = (field: PanelField): boolean => {
  const description = field.admin?.description
  return typeof description === 'string' ? description.trim().length > 3 : description !== undefined
}

const isEditable = (field: PanelField): boolean =>
  !field.hidden && field.admin?.hidden !== true && field.admin?.readOnly !== true

/** Paths of the fields that staff can edit and that have no description. */
const fieldsWithoutHelp = (fields: readonly Field[], path: string): readonly string[] =>
  (fields as readonly PanelField[]).flatMap((field) => {
    // A block's name is a note by staff, and a user's sessions are not in the form.
    if (!isEditable(field) || field.name === 'blockName' || `${path}.${field.name ?? ''}` === 'users.sessions')
      return []
    if (path.split('.').length === 1 && pluginFields.has(field.name ?? '')) return []
    // A time zone is described by its date field; an array's row has an id.
    if (field.name === 'id' || field.name?.endsWith('_tz')) return []
    const here = field.name ? `${path}.${field.name}` : path
    const own = layoutTypes.has(field.type) || isExplained(field) ? [] : [here]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsWithoutHelp(tab.fields, path))
    if (field.type === 'blocks')
      return [...own, ...field.blocks.flatMap((block) => fieldsWithoutHelp(block.fields, `${here}.${block.slug}`))]
    return [...own, ...('fields' in field && field.fields ? fieldsWithoutHelp(field.fields, here) : [])]
  })

describe('help next to the fields', () => {
  test('[ADM-05] every field that staff edit has a description', () => {
    const uploads = new Set([
      'url',
      'thumbnailURL',
      'filename',
      'mimeType',
      'filesize',
      'width',
      'height',
      'focalX',
      'focalY',
    ])
    const missing = ownCollections().flatMap(({ slug, fields, upload }) =>
      fieldsWithoutHelp(fields, slug).filter((path) => !(upload && uploads.has(path.split('.')[1] ?? ''))),
    )
    expect(missing).toEqual([])
  })

  test('[ADM-05] every collection that staff edit has a description', () => {
    const edited = ownCollections().filter(({ slug }) => !['audit', 'stock-imports'].includes(slug))
    expect(edited.filter(({ admin }) => !admin.description).map(({ slug }) => slug)).toEqual([])
  })
})

describe('the landing page', () => {
  const now = new Date('2026-12-01T02:00:00Z')

  beforeAll(async () => {
    for (const tenant of [world.a, world.b]) {
      await world.pool.query("UPDATE promo_cards SET expiry = '2026-11-30T00:00:00Z' WHERE tenant_id = $1", [tenant])
      await world.pool.query(
        "UPDATE locations SET address_state = 'QLD', visible = true, location_type = NULL, dealer_license_number = NULL WHERE tenant_id = $1",
        [tenant],
      )
      await world.pool.query(
        "UPDATE vehicles SET images = '[]', hidden = false, show_on_dealer_website = true, removed_at = NULL, status = 'in_stock' WHERE tenant_id = $1",
        [tenant],
      )
      await world.pool.query("UPDATE leads SET stage = 'new' WHERE tenant_id = $1", [tenant])
      await world.pool.query(
        "UPDATE stock_feeds SET enabled = true, schedule = 'm5', fetched_at = '2026-11-30T00:00:00Z' WHERE tenant_id = $1",
        [tenant],
      )
    }
    for (const id of [world.inA['pages'], world.inB['pages']]) {
      await world.payload.update({ collection: 'pages', id: id ?? '', data: { title: 'Soon' }, draft: true })
      await world.payload.update({
        collection: 'pages',
        id: id ?? '',
        data: { title: 'Sooner', _status: 'draft' },
        draft: true,
      })
    }
  })

  const idsIn = (groups: Awaited<ReturnType<typeof gatherAttention>>): string =>
    JSON.stringify(groups.map(({ key, total, items }) => ({ key, total, items })))

  test('[ADM-03] shows an editor every kind of item but leads, and a lead handler those, each with a link to fix it', async () => {
    const groupsFor = async (role: Role) => gatherAttention(await createRequest(await findUser(role)), world.a, now)
    const [ofEditor, ofHandler] = [await groupsFor('editor'), await groupsFor('lead-handler')]
    expect(ofEditor.map(({ key }) => key)).toEqual(['feeds', 'promos', 'holidays', 'licences', 'drafts', 'photos'])
    expect(ofHandler.map(({ key }) => key)).toEqual(['leads'])
    const groups = [...ofHandler, ...ofEditor]
    for (const { total, items } of groups) {
      expect(items.length).toBeGreaterThan(0)
      expect(total).toBeGreaterThanOrEqual(items.length)
      for (const { href } of items) expect(href).toMatch(/^\/admin\/collections\/[a-z-]+/)
    }
    expect(groups.find(({ key }) => key === 'photos')?.items[0]?.href).toContain(world.inA['vehicles'])
    expect(groups.find(({ key }) => key === 'promos')?.items[0]?.detail).toContain('Ended yesterday')
  })

  test('[ADM-03] lists promos by how soon they end, and after them those that ended last', async () => {
    const req = await createRequest(await findUser('editor'))
    const ends = ['2026-11-20', '2026-12-03', '2026-12-02', '2026-11-29', '2026-12-20'].map((day) => `${day}T02:00:00Z`)
    const creation = ends.map((expiry) =>
      world.payload.create({
        collection: 'promo-cards',
        data: { title: expiry.slice(0, 10), tenant: world.a, expiry, _status: 'published' } as never,
        overrideAccess: true,
      }),
    )
    const ids = (await Promise.all(creation)).map(({ id }) => id)
    const promos = (await gatherAttention(req, world.a, now)).find(({ key }) => key === 'promos')
    const own = promos?.items
      .filter(({ href }) => ids.includes(href.split('/').at(-1) as never))
      .map(({ title }) => title)
    expect(own).toEqual(['2026-12-02', '2026-12-03', '2026-11-29', '2026-11-20'])
    for (const id of ids) await world.payload.delete({ collection: 'promo-cards', id, overrideAccess: true })
  })

  test('[ADM-03] [ADM-02] does not list a draft that is in the trash', async () => {
    const listDrafts = async () => {
      const groups = await gatherAttention(await createRequest(await findUser('editor')), world.a, now)
      return groups.find(({ key }) => key === 'drafts')?.items.map(({ key }) => key) ?? []
    }
    const data = { title: 'Later', slug: 'later', tenant: world.a, blocks: [], _status: 'draft' as const }
    const { id } = await world.payload.create({ collection: 'pages', data, draft: true, overrideAccess: true })
    expect(await listDrafts()).toContain(id)
    const deletedAt = new Date().toISOString()
    await world.payload.update({ collection: 'pages', id, data: { deletedAt }, draft: true, overrideAccess: true })
    expect(await listDrafts()).not.toContain(id)
  })

  test('[ADM-03] [LOC-02] lists a location that sells cars until it has a dealer licence', async () => {
    const listLicenceItems = async () => {
      const groups = await gatherAttention(await createRequest(await findUser('editor')), world.a, now)
      return groups.find(({ key }) => key === 'licences')?.items.map(({ href }) => href.split('/').at(-1)) ?? []
    }
    const set = (column: string, value: unknown) =>
      world.pool.query(`UPDATE locations SET ${column} = $2 WHERE tenant_id = $1`, [world.a, value])
    expect(await listLicenceItems()).toContain(world.inA['locations'])
    await set('location_type', 'parts')
    expect(await listLicenceItems()).toEqual([])
    await set('location_type', 'sales')
    expect(await listLicenceItems()).toContain(world.inA['locations'])
    await set('dealer_license_number', 'MD012345')
    expect(await listLicenceItems()).toEqual([])
    await set('dealer_license_number', null)
  })

  test('[ADM-03] [ADM-01] never lists items of another dealer, whichever tenant the browser requests', async () => {
    const foreign = Object.values(world.inB)
    for (const role of roles) {
      const user = await findUser(role)
      for (const tenant of [world.a, undefined, world.b]) {
        const foundText = idsIn(await gatherAttention(await createRequest(user), tenant, now))
        expect(foreign.filter((id) => foundText.includes(id))).toEqual([])
        if (tenant === world.b) expect(foundText).toBe('[]')
      }
    }
    const platform = await gatherAttention(await createRequest(await findUser('platform')), undefined, now)
    for (const own of [world.inA, world.inB]) expect(idsIn(platform)).toContain(own['vehicles'])
  })

  test('[ADM-03] [ADM-01] shows a lead handler leads only', async () => {
    const groups = await gatherAttention(await createRequest(await findUser('lead-handler')), world.a, now)
    expect(groups.map(({ key }) => key)).toEqual(['leads'])
  })

  test('[STF-04] leads without an answer are counted alike in the list and in the statistics', async () => {
    const { id } = await world.payload.create({
      collection: 'leads',
      data: { tenant: world.a, category: CALL_CATEGORY, key: randomUUID() } as never,
      overrideAccess: true,
    })
    const groups = await gatherAttention(await createRequest(await findUser('lead-handler')), world.a, now)
    const { unanswered } = await loadDealerStatistics(world.pool, [world.a], 7, now)
    expect(groups.find(({ key }) => key === 'leads')?.total).toBe(unanswered)
    await world.payload.delete({ collection: 'leads', id, overrideAccess: true })
  })

  test('[STF-04] hiding an item hides it from that reader only, until its day', async () => {
    const lead = world.inA['leads'] ?? ''
    const isListed = async (role: Role) => {
      const req = await createRequest(await findUser(role))
      const groups = await gatherAttention(req, world.a, now, await findHiddenKeys(req, '2026-12-01'))
      return withoutHidden(groups).some(({ items }) => items.some(({ key }) => key === lead))
    }
    const path = `/payload-preferences/${encodeURIComponent(hiddenItemKey('leads', lead))}`
    const { token } = world.staff['lead-handler']
    const hide = async (value: string) => (await world.rest('POST', path, token, { value })).status
    expect(await isListed('lead-handler')).toBe(true)
    expect(await hide('2026-12-02')).toBe(200)
    expect(await isListed('lead-handler')).toBe(false)
    expect(await isListed('tenant-admin')).toBe(true)
    expect(await hide('2026-12-01')).toBe(200)
    expect(await isListed('lead-handler')).toBe(true)
    expect(await hide('always')).toBe(200)
    expect(await isListed('lead-handler')).toBe(false)
    expect((await world.rest('DELETE', path, token)).status).toBe(200)
    expect(await isListed('lead-handler')).toBe(true)
  })

  test('[ADM-03] is empty when nothing needs attention', async () => {
    await world.pool.query("UPDATE leads SET stage = 'contacted' WHERE tenant_id = $1", [world.a])
    expect(await gatherAttention(await createRequest(await findUser('lead-handler')), world.a, now)).toEqual([])
  })
})
