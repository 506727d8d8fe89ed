import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherAttention } from '@/src/admin/dashboard/gather-attention'
import type { Role } from '@/src/cms/access/roles'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { createWorld, type World } from './world'

const now = new Date('2026-12-01T02:00:00Z')
let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

const listLinks = async (role: Role, tenant: string = world.a): Promise<readonly string[]> => {
  const user = await world.payload.findByID({ collection: 'users', id: world.staff[role].id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, world.payload)
  const groups = await gatherAttention(req, tenant, now)
  return groups.find(({ key }) => key === 'links')?.items.map(({ title, detail }) => `${title}. ${detail}`) ?? []
}

test('[STF-06] [ADM-03] lists links that lead nowhere, for those who may edit the dealer’s content', async () => {
  const page = { title: 'Owners', slug: 'our-owners', tenant: world.a, blocks: [], _status: 'draft' as const }
  const { id } = await world.payload.create({ collection: 'pages', data: page, draft: true, overrideAccess: true })
  const items = [
    { label: 'Owners', href: '/our-owners' },
    { label: 'Finance', href: '/finance' },
  ]
  const where = { tenant: { equals: world.a } }
  await world.payload.update({ collection: 'header', where, data: { items }, overrideAccess: true })
  const text = 'Owners. Header menu: /our-owners. This page is not published'
  expect(await listLinks('editor')).toContain(text)
  expect(await listLinks('tenant-admin')).toContain(text)
  expect(await listLinks('viewer')).toEqual([])
  expect(await listLinks('lead-handler')).toEqual([])
  expect(await listLinks('editor', world.b)).not.toContain(text)
  await world.payload.update({ collection: 'pages', id, data: { _status: 'published' }, overrideAccess: true })
  expect(await listLinks('editor')).not.toContain(text)
})

test('[STF-06] [CNT-01] a link to a page that is scheduled to be published is no alarm', async () => {
  const page = { title: 'Sale', slug: 'summer-sale', tenant: world.a, blocks: [], _status: 'draft' as const }
  const { id } = await world.payload.create({ collection: 'pages', data: page, draft: true, overrideAccess: true })
  const data = { items: [{ label: 'Summer sale', href: '/summer-sale' }] }
  await world.payload.update({
    collection: 'header',
    where: { tenant: { equals: world.a } },
    data,
    overrideAccess: true,
  })
  const text = 'Summer sale. Header menu: /summer-sale. This page is not published'
  expect(await listLinks('editor')).toContain(text)
  const { id: job } = await world.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } } as never,
    waitUntil: new Date('2026-12-02T00:00:00Z'),
  })
  expect(await listLinks('editor')).not.toContain(text)
  // A change that failed does not come any more.
  await getPool(world.payload).query('UPDATE payload_jobs SET has_error = true WHERE id = $1', [job])
  expect(await listLinks('editor')).toContain(text)
})

test('[STF-06] lists only links that shoppers see, of all documents of a kind', async () => {
  const create = (collection: 'pages' | 'promo-cards', data: object) =>
    world.payload.create({
      collection,
      data: { tenant: world.a, _status: 'published', ...data } as never,
      overrideAccess: true,
    })
  const button = (href: string, hidden: boolean) => ({ blockType: 'button', label: 'More', href, hidden })
  const blocks = [button('/hidden-button', true), button('/shown-button', false)]
  await create('pages', { title: 'Buttons', slug: 'buttons', blocks })
  const card = { link_label: 'More', start: '2026-10-01T00:00:00Z' }
  await create('promo-cards', { ...card, title: 'Ended', href: '/ended-card', expiry: '2026-11-01T00:00:00Z' })
  await create('promo-cards', { ...card, title: 'Current', href: '/current-card', expiry: '2027-01-01T00:00:00Z' })
  // Enough pages for a second batch, of which the last has a link.
  const pool = getPool(world.payload)
  await pool.query(
    `INSERT INTO pages (id, tenant_id, title, slug, _status)
     SELECT gen_random_uuid(), $1, 'Page ' || n, 'filler-' || n, 'published' FROM generate_series(1, 450) n`,
    [world.a],
  )
  await pool.query(
    `UPDATE pages SET blocks = '[{"blockType":"button","label":"Last","href":"/last-page"}]'
      WHERE id = (SELECT id FROM pages WHERE tenant_id = $1 AND slug LIKE 'filler-%' ORDER BY id DESC LIMIT 1)`,
    [world.a],
  )
  const links = (await listLinks('editor')).join('\n')
  for (const href of ['/shown-button', '/current-card', '/last-page']) expect(links).toContain(href)
  for (const href of ['/hidden-button', '/ended-card']) expect(links).not.toContain(href)
  await pool.query("DELETE FROM pages WHERE tenant_id = $1 AND slug LIKE 'filler-%'", [world.a])
})

test('[ADM-02] [STF-06] tells which menus and pages link to a page, before it moves to the trash', async () => {
  const page = (title: string, slug: string, blocks: readonly object[]) =>
    world.payload.create({
      collection: 'pages',
      data: { title, slug, tenant: world.a, blocks, _status: 'published' } as never,
      overrideAccess: true,
    })
  const { id } = await page('Fleet', 'fleet', [])
  await page('About', 'about-fleet', [{ blockType: 'button', label: 'Fleet', href: '/fleet?from=about' }])
  const where = { tenant: { equals: world.a } }
  const items = [{ label: 'Fleet', href: '/fleet' }]
  await world.payload.update({ collection: 'header', where, data: { items }, overrideAccess: true })
  const ask = (role: Role, tenantPage = id) =>
    world.rest('GET', `/pages/linked-from?where[id][equals]=${tenantPage}`, world.staff[role].token)
  expect((await ask('editor')).body).toEqual({ places: ['Header menu', 'Page “About”'] })
  expect((await ask('editor', world.inA['pages'] ?? '')).body).toEqual({ places: [] })
  // Of another dealer's page nothing is told.
  const { id: other } = await world.payload.create({
    collection: 'pages',
    data: { title: 'Fleet', slug: 'fleet', tenant: world.b, blocks: [], _status: 'published' },
    overrideAccess: true,
  })
  expect((await ask('editor', other)).body).toEqual({ places: [] })
  expect((await world.rest('GET', `/pages/linked-from?where[id][equals]=${id}`, null)).status).toBe(401)
})
