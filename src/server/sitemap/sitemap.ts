import 'server-only'
import {
  MAX_PAGES_PER_FILE,
  PAGES_SITEMAP_PATH,
  type CrawlPage,
  type SitemapFile,
  buildSitemapIndex,
  buildSitemapPages,
  vehiclesSitemapPath,
} from '@/src/domain/crawl/sitemap'
import { makeHref } from '@/src/domain/navigation/search-links'
import { fixedPart, siteRouteList } from '@/src/domain/routes/site-routes'
import type { Site } from '@/src/domain/tenancy/site'
import { markShowsStock } from '@/src/page-cache/render'
import { listContentPages } from './content-sitemap'
import { listLocationPages } from './location-sitemap'
import { database } from '@/src/server/database'
import { listRangePages } from './range-sitemap'
import { countStock } from '@/src/server/stock/stock'

/**
 * SQL for the vehicles in the sitemap: for sale and shown by the dealer. A sold vehicle's page ends after some days
 * (`findPageOutcome`), so it is left out.
 */
const listedVehicles = `FROM vehicles v WHERE v.tenant_id = $1 AND v.removed_at IS NULL AND v.hidden IS NOT TRUE
  AND v.status IN ('in_stock', 'coming_soon') AND (v.show_on_dealer_website OR NOT $2)`

const listedVehicleParameters = ({ id, switches }: Site) => [id, switches.search.only_shown_on_website]

type SitemapPart = { readonly changed: Date }

/** Lists the sitemap's vehicle files, each with its newest change, in one query. */
const listVehicleFiles = async (site: Site): Promise<readonly CrawlPage[]> => {
  const { rows } = await (
    await database()
  ).query<SitemapPart>(
    `SELECT max(changed) AS changed FROM (SELECT v.updated_at AS changed, (row_number() OVER (ORDER BY v.id) - 1) / ${MAX_PAGES_PER_FILE} AS part ${listedVehicles}) p
     GROUP BY part ORDER BY part`,
    listedVehicleParameters(site),
  )
  return rows.map(({ changed }, index) => ({ path: vehiclesSitemapPath(index + 1), lastmod: changed }))
}

const listVehiclePages = async (site: Site, part: number): Promise<readonly CrawlPage[]> => {
  const { rows } = await (
    await database()
  ).query<SitemapPart & { readonly slug: string }>(
    `SELECT v.slug, v.updated_at AS changed ${listedVehicles} ORDER BY v.id LIMIT ${MAX_PAGES_PER_FILE} OFFSET $3`,
    [...listedVehicleParameters(site), (part - 1) * MAX_PAGES_PER_FILE],
  )
  return rows.map(({ slug, changed }) => ({ path: `/cars/${slug}`, lastmod: changed }))
}

/** A search that redirects to one city is not listed. */
const listStockPages = async ({ id, switches: { search } }: Site): Promise<readonly CrawlPage[]> => {
  const { byMake } = await countStock(id)
  const makes = Object.keys(byMake).map((make) => makeHref(make, search))
  return [
    ...(search.default_city === '' ? [search.base_path] : []),
    ...makes.filter((path) => !path.includes('?')),
  ].map((path) => ({ path }))
}

/** Pages that every dealer has. */
const fixedPages: readonly CrawlPage[] = siteRouteList
  .filter(({ sitemap }) => sitemap === 'always')
  .map(({ path }) => ({ path: fixedPart(path) || '/' }))

/** Each part of a site with permanent pages lists them here, and its routes in `siteRoutes`. */
const pageSources: readonly ((site: Site) => Promise<readonly CrawlPage[]> | readonly CrawlPage[])[] = [
  () => fixedPages,
  listStockPages,
  listContentPages,
  listLocationPages,
  listRangePages,
]

const listLastingPages = async (site: Site): Promise<readonly CrawlPage[]> =>
  (await Promise.all(pageSources.map(async (pages) => pages(site)))).flat()

/**
 * Builds a file of a site's sitemap (CNT-07), cached like a page until stock or content changes; null if it is absent.
 */
export const buildSitemapFile = async (site: Site, file: SitemapFile): Promise<string | null> => {
  markShowsStock({})
  if (file.kind === 'index')
    return buildSitemapIndex(site.url, [{ path: PAGES_SITEMAP_PATH }, ...(await listVehicleFiles(site))])
  if (file.kind === 'pages') return buildSitemapPages(site.url, await listLastingPages(site))
  const pages = await listVehiclePages(site, file.part)
  return pages.length === 0 ? null : buildSitemapPages(site.url, pages)
}
