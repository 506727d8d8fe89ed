import 'server-only'
import { cache } from 'react'
import { slugProblem } from '@/src/domain/content/slug'
import type { Home, Page } from '@/src/payload-types'
import { noteLacking } from '@/src/runtime/pages/render'
import { dataFor } from './data'
import { keptPerTenant } from './kept'
import { mediaUrl } from './menus'

/** What search engines and shared links say of a page. */
export type PageSeo = {
  readonly title?: string
  readonly description?: string
  readonly image_url?: string
  readonly noindex: boolean
}

/** Blocks as stored: JSON that no table checks, so whoever draws them expects anything (`src/blocks`). */
export type StoredBlocks = readonly Readonly<Record<string, unknown>>[]

export type PageContent = {
  readonly title: string
  readonly slug: string
  readonly blocks: StoredBlocks
  readonly seo: PageSeo
}

type StoredSeo = Page['seo']

export const seoOf = (seo: StoredSeo): PageSeo => {
  const image = mediaUrl(seo?.image)
  return {
    noindex: seo?.noindex === true,
    ...(seo?.title ? { title: seo.title } : {}),
    ...(seo?.description ? { description: seo.description } : {}),
    ...(image ? { image_url: image } : {}),
  }
}

export const blocksOf = (blocks: unknown): StoredBlocks =>
  Array.isArray(blocks)
    ? blocks.filter((one): one is StoredBlocks[number] => typeof one === 'object' && one !== null)
    : []

export const pageOf = (page: Page): PageContent => ({
  title: page.title,
  slug: page.slug,
  blocks: blocksOf(page.blocks),
  seo: seoOf(page.seo),
})

/** A published page of this tenant by its address without the leading slash; null for none (CNT-01). */
export const pageAt = cache(async (tenantId: string, slug: string): Promise<PageContent | null> => {
  if (slugProblem(slug) !== undefined) return null
  const page = await dataFor(tenantId).first('pages', { where: { slug: { equals: slug } }, depth: 1 })
  return page && pageOf(page)
})

export type HomePage = Pick<PageContent, 'blocks' | 'seo'>

export const homeOf = (home: Home | null): HomePage => ({ blocks: blocksOf(home?.blocks), seo: seoOf(home?.seo) })

const readHome = keptPerTenant(async (tenantId) => homeOf(await dataFor(tenantId).first('home', { depth: 1 })))

/** A tenant's published home page; without blocks where there is none. */
export const homePage = async (tenantId: string): Promise<HomePage> => (await readHome(tenantId)) ?? homeOf(null)

/** Notes that a part of the page being made could not be read: it is shown for a moment, then made again. */
export const noteIncomplete = (): void => noteLacking()
