import 'server-only'
import { cache } from 'react'
import { pageSlugProblem } from '@/src/domain/content/slug'
import type { Home, Page } from '@/src/payload-types'
import { markIncomplete } from '@/src/page-cache/render'
import { type BlockData, parseBlocks } from './block-data'
import { dataFor } from '@/src/server/data'
import { cachePerTenant } from '@/src/server/site/tenant-cache'
import { mediaUrl } from './menus'
import { payload } from '@/src/server/payload'

/** A page's metadata for search engines and shared links. */
export type PageSeo = {
  readonly title?: string
  readonly description?: string
  readonly image_url?: string
  readonly noindex: boolean
}

export type PageContent = {
  readonly title: string
  readonly slug: string
  readonly blocks: readonly BlockData[]
  readonly seo: PageSeo
}

type StoredSeo = Page['seo']

export const toPageSeo = (seo: StoredSeo): PageSeo => {
  const image = mediaUrl(seo?.image)
  return {
    noindex: seo?.noindex === true,
    ...(seo?.title ? { title: seo.title } : {}),
    ...(seo?.description ? { description: seo.description } : {}),
    ...(image ? { image_url: image } : {}),
  }
}

const toBlocks = async (collection: 'pages' | 'home', stored: unknown): Promise<readonly BlockData[]> => {
  const { flattenedFields } = (await payload()).collections[collection].config
  return flattenedFields.flatMap((field) => (field.type === 'blocks' ? parseBlocks(field.blocks, stored) : []))
}

export const toPageContent = async (page: Page): Promise<PageContent> => ({
  title: page.title,
  slug: page.slug,
  blocks: await toBlocks('pages', page.blocks),
  seo: toPageSeo(page.seo),
})

/** Finds a tenant's published page by its path without the leading slash; null if it is not found (CNT-01). */
export const findPage = cache(async (tenantId: string, slug: string): Promise<PageContent | null> => {
  if (pageSlugProblem(slug) !== undefined) return null
  const page = await dataFor(tenantId).first('pages', { where: { slug: { equals: slug } }, depth: 1 })
  return page && toPageContent(page)
})

export type HomePage = Pick<PageContent, 'blocks' | 'seo'>

export const toHomePage = async (home: Home | null): Promise<HomePage> => ({
  blocks: await toBlocks('home', home?.blocks),
  seo: toPageSeo(home?.seo),
})

const readHome = cachePerTenant(async (tenantId) => toHomePage(await dataFor(tenantId).first('home', { depth: 1 })))

/** Returns a tenant's published home page; without blocks if none is published. */
export const loadHomePage = async (tenantId: string): Promise<HomePage> =>
  (await readHome(tenantId)) ?? toHomePage(null)

/** Records that a part of the page being rendered failed: the page is cached briefly, then rendered again. */
export const markPageIncomplete = (): void => markIncomplete()
