import type { CollectionSlug, Payload, Where } from 'payload'
import { richTextOf } from '@/src/domain/content/markup'
import { isBuiltRoute } from '@/src/domain/content/slug'
import { type ContentFile, type FolderPage, starterFile } from '@/src/domain/tenancy/content-file'
import type { TenantFile } from '@/src/domain/tenancy/tenant-file'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { resolveSwitches } from '@/tenants/switches'
import starter from '@/tenants/starter.json'
import { upsert } from './store'

type Stored = Record<string, unknown>

/** The words of the starter set that are each dealer's own. */
const wordsOf = (tenant: TenantFile): Readonly<Record<string, string>> => ({
  name: tenant.name,
  stock: resolveSwitches(undefined, tenant.switches).search.base_path,
})

/** `{name}` and the like, in every text of a value, however deep. */
const filled = (value: unknown, words: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (all, word: string) => words[word] ?? all)
  if (Array.isArray(value)) return value.map((one) => filled(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, words)]))
}

/** A folder's text is markup; the panel's editor stores its own. */
const blockOf = (block: Readonly<Record<string, unknown>>): Stored =>
  block['blockType'] === 'rich-text' && typeof block['text'] === 'string'
    ? { ...block, text: richTextOf(block['text']) }
    : { ...block }

const blocksOf = (blocks: FolderPage['blocks'], tenant: TenantFile): readonly Stored[] =>
  (filled(blocks, wordsOf(tenant)) as FolderPage['blocks']).map(blockOf)

/** The home page of a folder, as it is stored: at once for shoppers. */
export const publishedHome = (tenant: TenantFile): Stored => ({
  blocks: blocksOf(tenant.home.blocks, tenant),
  _status: 'published',
})

const pageOf = (page: FolderPage, tenant: TenantFile): Stored => ({
  title: String(filled(page.title, wordsOf(tenant))),
  slug: page.path.slice(1),
  blocks: blocksOf(page.blocks, tenant),
  seo: { description: page.description ? filled(page.description, wordsOf(tenant)) : null },
  _status: 'published',
})

const owned = (tenantId: string, field: string, value: string): Where => ({
  and: [{ tenant: { equals: tenantId } }, { [field]: { equals: value } }],
})

/** What staff may have changed since is left as it is. */
const addMissing = async (payload: Payload, collection: CollectionSlug, where: Where, data: Stored): Promise<void> => {
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  if (totalDocs === 0) await payload.create({ collection, data: data as never, depth: 0, overrideAccess: true })
}

/** The folder's own pages, and of the starter set those it has none of; what the site itself answers needs none. */
const provisionPages = async (payload: Payload, tenantId: string, { tenant, pages }: TenantFolder): Promise<void> => {
  const own = Object.values(pages)
  for (const page of own) {
    const data = { ...pageOf(page, tenant), tenant: tenantId }
    await upsert(payload, 'pages', owned(tenantId, 'slug', page.path.slice(1)), data)
  }
  const paths = new Set(own.map((page) => page.path))
  const first = starterFile.parse(starter)
  for (const page of first.pages) {
    const slug = page.path.slice(1)
    if (paths.has(page.path) || isBuiltRoute(slug)) continue
    await addMissing(payload, 'pages', owned(tenantId, 'slug', slug), { ...pageOf(page, tenant), tenant: tenantId })
  }
}

const windowOf = ({ start, expiry, timezone }: { start?: string; expiry?: string; timezone: string }): Stored => ({
  ...(start ? { start, start_tz: timezone } : {}),
  ...(expiry ? { expiry, expiry_tz: timezone } : {}),
})

const provisionOffers = async (
  payload: Payload,
  tenant: string,
  { promo_cards, offers }: ContentFile,
): Promise<void> => {
  for (const card of promo_cards) {
    const { start: _, expiry: __, timezone: ___, ...rest } = card
    const data = { ...rest, ...windowOf(card), tenant }
    await upsert(payload, 'promo-cards', owned(tenant, 'title', card.title), data)
  }
  for (const offer of offers) {
    const { start: _, expiry: __, timezone: ___, body, ...rest } = offer
    const data = { ...rest, ...windowOf(offer), body: body ? richTextOf(body) : null, _status: 'published', tenant }
    await upsert(payload, 'offers', owned(tenant, 'slug', offer.slug), data)
  }
}

const provisionPosts = async (
  payload: Payload,
  tenant: string,
  { post_categories, posts }: ContentFile,
): Promise<void> => {
  const categories = new Map<string, string>()
  for (const category of post_categories) {
    const where = owned(tenant, 'slug', category.slug)
    categories.set(category.slug, await upsert(payload, 'post-categories', where, { ...category, tenant }))
  }
  for (const { category, timezone, body, ...post } of posts) {
    const placed = { category: category ? (categories.get(category) ?? null) : null, date_tz: timezone }
    const data = { ...post, ...placed, body: richTextOf(body), _status: 'published', tenant }
    await upsert(payload, 'posts', owned(tenant, 'slug', post.slug), data)
  }
}

/** Pages, offers, promotional cards, posts and redirects of a folder, and what every dealer begins with (TEN-09). */
export const provisionContent = async (payload: Payload, tenantId: string, folder: TenantFolder): Promise<void> => {
  await provisionPages(payload, tenantId, folder)
  await provisionOffers(payload, tenantId, folder.content)
  await provisionPosts(payload, tenantId, folder.content)
  for (const redirect of [...folder.content.redirects, ...starterFile.parse(starter).redirects]) {
    await addMissing(payload, 'redirects', owned(tenantId, 'from', redirect.from), { ...redirect, tenant: tenantId })
  }
}
