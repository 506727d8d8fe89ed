import type { CollectionSlug } from 'payload'
import { isReservedForPages } from '@/src/domain/routes/reserved'
import { type ContentFile, type FolderPage, starterFile } from '@/src/domain/tenancy/content-file'
import type { TenantFile } from '@/src/domain/tenancy/tenant-file'
import type { TenantFolder } from '@/src/domain/tenancy/tenant-folder'
import { fillPlaceholders } from '@/src/domain/tenancy/fill-placeholders'
import { buildStarterWords } from '@/src/domain/tenancy/starter-words'
import { resolveSwitches } from '@/src/domain/switches'
import starter from '@/tenants/starter.json'
import { listFields, importRow, type DocumentFields } from './fields'
import type { ProvisionTarget } from './provision-models'
import { createIfMissing, createCounter, whereOwned, upsert } from './document-store'

/** Fills the placeholders in a text of the folder; an export has none. */
const fillTexts = <T>(value: T, { templateSwitches }: ProvisionTarget, tenant: TenantFile): T => {
  if (tenant.complete) return value
  const words = buildStarterWords(tenant.name, resolveSwitches(templateSwitches, tenant.switches))
  return fillPlaceholders(value, words) as T
}

const toStoredFields = (
  { store, names }: ProvisionTarget,
  collection: CollectionSlug,
  row: DocumentFields,
): DocumentFields => importRow(listFields(store.payload, collection), row, names.idOf)

const statusOf = (draft: boolean | undefined) => ({ _status: draft === true ? 'draft' : 'published' })

/** The home page of a folder in its stored form, published unless it is a draft. */
export const buildHome = (target: ProvisionTarget, tenant: TenantFile): DocumentFields => {
  const { draft, ...home } = tenant.home
  return {
    ...toStoredFields(target, 'home', fillTexts(home, target, tenant)),
    ...statusOf(draft),
    tenant: target.tenant,
  }
}

const buildPage = (target: ProvisionTarget, page: FolderPage, tenant: TenantFile): DocumentFields => {
  const { path, description, seo, draft, ...rest } = fillTexts(page, target, tenant)
  const row = { ...rest, slug: path.slice(1), seo: { ...seo, description: description ?? null } }
  return { ...toStoredFields(target, 'pages', row), ...statusOf(draft), tenant: target.tenant }
}

/** Saves the folder's pages, and those of the starter set that it lacks and that are not built-in routes. */
const provisionPages = async (target: ProvisionTarget, { tenant, pages }: TenantFolder): Promise<void> => {
  const own = Object.values(pages)
  for (const page of own) {
    await upsert(
      target.store,
      'pages',
      whereOwned(target.tenant, 'slug', page.path.slice(1)),
      buildPage(target, page, tenant),
    )
  }
  if (tenant.complete) return
  const paths = new Set(own.map((page) => page.path))
  for (const page of starterFile.parse(starter).pages) {
    const slug = page.path.slice(1)
    if (paths.has(page.path) || isReservedForPages(slug)) continue
    await createIfMissing(
      target.store,
      'pages',
      whereOwned(target.tenant, 'slug', slug),
      buildPage(target, page, tenant),
    )
  }
}

type PublicationWindow = {
  readonly start?: string
  readonly expiry?: string
  readonly timezone: string
  readonly expiry_timezone?: string
}

const splitWindow = <T extends PublicationWindow>({ start, expiry, timezone, expiry_timezone, ...rest }: T) => ({
  rest,
  window: {
    ...(start ? { start, start_tz: timezone } : {}),
    ...(expiry ? { expiry, expiry_tz: expiry_timezone ?? timezone } : {}),
  },
})

const provisionOffers = async (target: ProvisionTarget, { promo_cards, offers }: ContentFile): Promise<void> => {
  const { store, tenant } = target
  const nth = createCounter()
  for (const card of promo_cards) {
    const { rest, window } = splitWindow(card)
    const data = { ...toStoredFields(target, 'promo-cards', rest), ...window, tenant }
    await upsert(store, 'promo-cards', whereOwned(tenant, 'title', card.title), data, nth(card.title))
  }
  for (const offer of offers) {
    const { rest, window } = splitWindow(offer)
    const { draft, body = null, ...row } = rest
    const data = { ...toStoredFields(target, 'offers', { ...row, body }), ...window, ...statusOf(draft), tenant }
    await upsert(store, 'offers', whereOwned(tenant, 'slug', offer.slug), data)
  }
}

const provisionPosts = async (target: ProvisionTarget, { post_categories, posts }: ContentFile): Promise<void> => {
  const { store, tenant, names } = target
  for (const category of post_categories) {
    const id = await upsert(store, 'post-categories', whereOwned(tenant, 'slug', category.slug), {
      ...category,
      tenant,
    })
    names.add('post-categories', category.slug, id)
  }
  for (const { category = null, timezone, draft, ...post } of posts) {
    const row = {
      ...toStoredFields(target, 'posts', { ...post, category }),
      date_tz: timezone,
      ...statusOf(draft),
      tenant,
    }
    await upsert(store, 'posts', whereOwned(tenant, 'slug', post.slug), row)
  }
}

/** Saves a folder's pages, offers, promo cards, posts and redirects, and the starter set of every dealer (TEN-09). */
export const provisionContent = async (target: ProvisionTarget, folder: TenantFolder): Promise<void> => {
  const { store, tenant } = target
  await provisionPages(target, folder)
  await provisionOffers(target, folder.content)
  await provisionPosts(target, folder.content)
  const starterRedirects = folder.tenant.complete ? [] : starterFile.parse(starter).redirects
  for (const redirect of [...folder.content.redirects, ...starterRedirects]) {
    await createIfMissing(store, 'redirects', whereOwned(tenant, 'from', redirect.from), { ...redirect, tenant })
  }
}
