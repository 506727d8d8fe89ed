import type { CollectionSlug } from 'payload'
import { isBuiltRoute } from '@/src/domain/content/slug'
import { type ContentFile, type FolderPage, starterFile } from '@/src/domain/tenancy/content-file'
import type { TenantFile } from '@/src/domain/tenancy/tenant-file'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { filled } from '@/src/domain/tenancy/fill'
import { resolveSwitches } from '@/tenants/switches'
import starter from '@/tenants/starter.json'
import { fieldsOf, importRow, type Row } from './fields'
import type { Target } from './provision-models'
import { addMissing, counter, owned, upsert } from './store'

/** Values of the placeholders in the starter set. */
const wordsOf = (tenant: TenantFile): Readonly<Record<string, string>> => ({
  name: tenant.name,
  stock: resolveSwitches(undefined, tenant.switches).search.base_path,
})

/** Fills the placeholders in a text of the folder; an export has none. */
const said = <T>(value: T, tenant: TenantFile): T => (tenant.complete ? value : (filled(value, wordsOf(tenant)) as T))

const stored = ({ store, names }: Target, collection: CollectionSlug, row: Row): Row =>
  importRow(fieldsOf(store.payload, collection), row, names.idOf)

const statusOf = (draft: boolean | undefined) => ({ _status: draft === true ? 'draft' : 'published' })

/** The home page of a folder in its stored form, published unless it is a draft. */
export const homeOf = (target: Target, tenant: TenantFile): Row => {
  const { draft, ...home } = tenant.home
  return { ...stored(target, 'home', said(home, tenant)), ...statusOf(draft), tenant: target.tenant }
}

const pageOf = (target: Target, page: FolderPage, tenant: TenantFile): Row => {
  const { path, description, seo, draft, ...rest } = said(page, tenant)
  const row = { ...rest, slug: path.slice(1), seo: { ...seo, description: description ?? null } }
  return { ...stored(target, 'pages', row), ...statusOf(draft), tenant: target.tenant }
}

/** Saves the folder's pages, and those of the starter set that it lacks and that are not built-in routes. */
const provisionPages = async (target: Target, { tenant, pages }: TenantFolder): Promise<void> => {
  const own = Object.values(pages)
  for (const page of own) {
    await upsert(target.store, 'pages', owned(target.tenant, 'slug', page.path.slice(1)), pageOf(target, page, tenant))
  }
  if (tenant.complete) return
  const paths = new Set(own.map((page) => page.path))
  for (const page of starterFile.parse(starter).pages) {
    const slug = page.path.slice(1)
    if (paths.has(page.path) || isBuiltRoute(slug)) continue
    await addMissing(target.store, 'pages', owned(target.tenant, 'slug', slug), pageOf(target, page, tenant))
  }
}

type Window = {
  readonly start?: string
  readonly expiry?: string
  readonly timezone: string
  readonly expiry_timezone?: string
}

const windowed = <T extends Window>({ start, expiry, timezone, expiry_timezone, ...rest }: T) => ({
  rest,
  window: {
    ...(start ? { start, start_tz: timezone } : {}),
    ...(expiry ? { expiry, expiry_tz: expiry_timezone ?? timezone } : {}),
  },
})

const provisionOffers = async (target: Target, { promo_cards, offers }: ContentFile): Promise<void> => {
  const { store, tenant } = target
  const nth = counter()
  for (const card of promo_cards) {
    const { rest, window } = windowed(card)
    const data = { ...stored(target, 'promo-cards', rest), ...window, tenant }
    await upsert(store, 'promo-cards', owned(tenant, 'title', card.title), data, nth(card.title))
  }
  for (const offer of offers) {
    const { rest, window } = windowed(offer)
    const { draft, body = null, ...row } = rest
    const data = { ...stored(target, 'offers', { ...row, body }), ...window, ...statusOf(draft), tenant }
    await upsert(store, 'offers', owned(tenant, 'slug', offer.slug), data)
  }
}

const provisionPosts = async (target: Target, { post_categories, posts }: ContentFile): Promise<void> => {
  const { store, tenant, names } = target
  for (const category of post_categories) {
    const id = await upsert(store, 'post-categories', owned(tenant, 'slug', category.slug), { ...category, tenant })
    names.add('post-categories', category.slug, id)
  }
  for (const { category = null, timezone, draft, ...post } of posts) {
    const row = { ...stored(target, 'posts', { ...post, category }), date_tz: timezone, ...statusOf(draft), tenant }
    await upsert(store, 'posts', owned(tenant, 'slug', post.slug), row)
  }
}

/** Saves a folder's pages, offers, promo cards, posts and redirects, and the starter set of every dealer (TEN-09). */
export const provisionContent = async (target: Target, folder: TenantFolder): Promise<void> => {
  const { store, tenant } = target
  await provisionPages(target, folder)
  await provisionOffers(target, folder.content)
  await provisionPosts(target, folder.content)
  const first = folder.tenant.complete ? [] : starterFile.parse(starter).redirects
  for (const redirect of [...folder.content.redirects, ...first]) {
    await addMissing(store, 'redirects', owned(tenant, 'from', redirect.from), { ...redirect, tenant })
  }
}
