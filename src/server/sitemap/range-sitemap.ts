import 'server-only'
import { brandHref } from '@/src/domain/brands/brand'
import { emptyCatalogueSearch } from '@/src/domain/catalogue/search-params'
import type { CrawlPage } from '@/src/domain/crawl/sitemap'
import type { Site } from '@/src/domain/tenancy/site'
import { loadBrands } from '@/src/server/models/brands'
import { findItems, findModels } from '@/src/server/models/catalogue'
import { dataFor } from '@/src/server/data'

/** Upper bound of a tenant's models in the sitemap. */
const MAX_MODELS = 5000

const listModelPages = async (tenantId: string): Promise<readonly CrawlPage[]> => {
  const select = { slug: true, updatedAt: true } as const
  const all = await dataFor(tenantId).find('models', { select, limit: MAX_MODELS, sort: ['slug'] })
  return all.map(({ slug, updatedAt }) => ({ path: `/models/${slug}`, lastmod: new Date(updatedAt) }))
}

/** A brand with `skipPage` links to a page by staff, which is listed with the content pages. */
const listBrandPages = async (tenantId: string): Promise<readonly CrawlPage[]> => {
  const brands = (await loadBrands(tenantId))?.brands ?? []
  if (brands.length === 0) return []
  const brandsWithPage = brands.filter(({ skipPage }) => skipPage === undefined)
  return [{ path: '/brands' }, ...brandsWithPage.map((brand) => ({ path: brandHref(brand) }))]
}

/** Lists the sitemap's pages of models and brands, and their searches (CNT-07). */
export const listRangePages = async ({ id }: Site): Promise<readonly CrawlPage[]> => {
  const [models, items, ownModels, brands] = await Promise.all([
    findModels(id, emptyCatalogueSearch),
    findItems(id, emptyCatalogueSearch),
    listModelPages(id),
    listBrandPages(id),
  ])
  return [
    ...(models && models.count > 0 ? [{ path: '/models' }] : []),
    ...(items && items.count > 0 ? [{ path: '/parts/search' }] : []),
    ...ownModels,
    ...brands,
  ]
}
