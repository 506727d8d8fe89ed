import 'server-only'
import { brandHref } from '@/src/domain/brands/brand'
import { wholeCatalogue } from '@/src/domain/catalogue/address'
import type { CrawlPage } from '@/src/domain/crawl/sitemap'
import type { Site } from '@/src/domain/tenancy/site'
import { brandsOf } from './brands'
import { findItems, findModels } from './catalogue'
import { dataFor } from './data'

/** Upper bound of a tenant's models in the sitemap. */
const most = 5000

const modelPages = async (tenantId: string): Promise<readonly CrawlPage[]> => {
  const select = { slug: true, updatedAt: true } as const
  const all = await dataFor(tenantId).find('models', { select, limit: most, sort: ['slug'] })
  return all.map(({ slug, updatedAt }) => ({ path: `/models/${slug}`, lastmod: new Date(updatedAt) }))
}

/** A brand with `skipPage` links to a page by staff, which is listed with the content pages. */
const brandPages = async (tenantId: string): Promise<readonly CrawlPage[]> => {
  const brands = (await brandsOf(tenantId))?.brands ?? []
  if (brands.length === 0) return []
  const own = brands.filter(({ skipPage }) => skipPage === undefined)
  return [{ path: '/brands' }, ...own.map((brand) => ({ path: brandHref(brand) }))]
}

/** Lists the sitemap's pages of models and brands, and their searches (CNT-07). */
export const rangePages = async ({ id }: Site): Promise<readonly CrawlPage[]> => {
  const [models, items, ownModels, brands] = await Promise.all([
    findModels(id, wholeCatalogue),
    findItems(id, wholeCatalogue),
    modelPages(id),
    brandPages(id),
  ])
  return [
    ...(models && models.count > 0 ? [{ path: '/models' }] : []),
    ...(items && items.count > 0 ? [{ path: '/parts/search' }] : []),
    ...ownModels,
    ...brands,
  ]
}
