import { afterAll, beforeAll, expect, test } from 'vitest'
import { toLinkChoices } from '@/src/domain/collections/document-page'
import { declarationOf } from '@/src/domain/collections/declaration'
import { loadSiteAddresses } from '@/src/services/content/load-site-addresses'
import type { LinkChoices } from '@/src/services/content/load-link-choices'
import { createWorld, type World } from './world'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
})

const createPage = async (tenant: string, title: string, slug: string, more: object = {}): Promise<void> => {
  const data = { title, slug, tenant, blocks: [], _status: 'published' as const, ...more }
  await world.payload.create({ collection: 'pages', data, overrideAccess: true })
}

const readChoices = async (tenant: string, token: string | null) =>
  world.rest('GET', `/tenants/link-choices?tenant=${tenant}`, token)

test('[STF-07] lists pages, drafts, searches and the phone of the reader’s own dealer, and nothing of another', async () => {
  await createPage(world.a, 'Our people', 'our-people')
  await createPage(world.a, 'Winter sale', 'winter-sale', { _status: 'draft' })
  await createPage(world.a, 'Gone', 'gone')
  await world.pool.query("UPDATE pages SET deleted_at = now() WHERE slug = 'gone'")
  await createPage(world.b, 'Secret of another dealer', 'secret')
  await world.pool.query("UPDATE site_settings SET phone = '07 5550 1100' WHERE tenant_id = $1", [world.a])
  const { status, body } = await readChoices(world.a, world.staff.editor.token)
  expect(status).toBe(200)
  const { choices } = body as LinkChoices
  const titleOf = (href: string) => choices.find((one) => one.href === href)?.title
  expect(titleOf('/our-people')).toBe('Our people')
  expect(titleOf('/winter-sale')).toBe('Winter sale')
  expect(titleOf('/')).toBe('Home page')
  expect(titleOf('/search/used-cars')).toBe('Used cars')
  expect(choices.find((one) => one.href === 'tel:+61755501100')?.title).toMatch(/^Call .+: 07 5550 1100$/)
  expect(titleOf('/gone')).toBeUndefined()
  expect(titleOf('/secret')).toBeUndefined()
  expect(new Set(choices.map(({ href }) => href)).size).toBe(choices.length)
})

test('[STF-06] [STF-07] knows the documents of every collection that declares a page with links', async () => {
  const { body } = await readChoices(world.a, world.staff.editor.token)
  const { pages } = await loadSiteAddresses(world.payload, world.a)
  const declared = world.owned.flatMap(({ slug, admin }) => {
    const collection = world.owned.find((one) => one.slug === slug)
    const page = collection && declarationOf(collection)?.page
    return page?.links ? [{ slug: slug as 'pages', page, title: admin.useAsTitle ?? 'id' }] : []
  })
  expect(declared.length).toBeGreaterThan(6)
  const hrefs = (body as LinkChoices).choices.map(({ href }) => href)
  for (const { slug, page, title } of declared) {
    const document = await world.payload.findByID({ collection: slug, id: world.inA[slug] ?? '', depth: 0 })
    const stored: Readonly<Record<string, unknown>> = { ...document }
    const [choice] = toLinkChoices(page, stored, String(stored[title]))
    // A category and a post of the same address are listed once.
    expect(hrefs, slug).toContain(choice?.href)
    const slugs = pages.filter(({ routes }) => routes === page.routes).flatMap(({ documents }) => documents)
    expect(
      slugs.some((one) => one.slugs.includes(String(stored['slug']))),
      slug,
    ).toBe(true)
  }
})

test('[STF-07] [SEC-01] answers only staff of the dealer', async () => {
  expect((await readChoices(world.a, null)).status).toBe(401)
  expect((await readChoices(world.b, world.staff.editor.token)).status).toBe(404)
  expect((await readChoices('none', world.staff.editor.token)).status).toBe(404)
  expect((await readChoices(world.a, world.staff.viewer.token)).status).toBe(200)
})
