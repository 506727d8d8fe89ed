import 'server-only'
import {
  mostPages,
  pagesFile,
  type CrawlPage,
  type SitemapFile,
  sitemapIndex,
  sitemapPages,
  vehiclesFile,
} from '@/src/domain/crawl/sitemap'
import { makeHref } from '@/src/domain/navigation/search-links'
import type { Site } from '@/src/domain/tenancy/site'
import { noteStock } from '@/src/runtime/pages/render'
import { contentPages } from './content-pages'
import { placePages } from './place-pages'
import { database } from './database'
import { rangePages } from './range-pages'
import { stockCounts } from './stock'

/**
 * SQL for the vehicles in the sitemap: for sale and shown by the dealer. A sold vehicle's page ends after some days
 * (`pageFate`), so it is left out.
 */
const told = `FROM vehicles v WHERE v.tenant_id = $1 AND v.removed_at IS NULL AND v.hidden IS NOT TRUE
  AND v.status IN ('in_stock', 'coming_soon') AND (v.show_on_dealer_website OR NOT $2)`

const chosen = ({ id, switches }: Site) => [id, switches.search.only_shown_on_website]

type Part = { readonly changed: Date }

/** Lists the sitemap's vehicle files, each with its newest change, in one query. */
const vehicleFiles = async (site: Site): Promise<readonly CrawlPage[]> => {
  const { rows } = await (
    await database()
  ).query<Part>(
    `SELECT max(changed) AS changed FROM (SELECT v.updated_at AS changed, (row_number() OVER (ORDER BY v.id) - 1) / ${mostPages} AS part ${told}) p
     GROUP BY part ORDER BY part`,
    chosen(site),
  )
  return rows.map(({ changed }, index) => ({ path: vehiclesFile(index + 1), lastmod: changed }))
}

const vehiclePages = async (site: Site, part: number): Promise<readonly CrawlPage[]> => {
  const { rows } = await (
    await database()
  ).query<Part & { readonly slug: string }>(
    `SELECT v.slug, v.updated_at AS changed ${told} ORDER BY v.id LIMIT ${mostPages} OFFSET $3`,
    [...chosen(site), (part - 1) * mostPages],
  )
  return rows.map(({ slug, changed }) => ({ path: `/cars/${slug}`, lastmod: changed }))
}

/** A search that redirects to one city is not listed. */
const stockPages = async ({ id, switches: { search } }: Site): Promise<readonly CrawlPage[]> => {
  const { byMake } = await stockCounts(id)
  const makes = Object.keys(byMake).map((make) => makeHref(make, search))
  return [
    ...(search.default_city === '' ? [search.base_path] : []),
    ...makes.filter((path) => !path.includes('?')),
  ].map((path) => ({ path }))
}

/** Each part of a site with permanent pages lists them here. */
const lasting: readonly ((site: Site) => Promise<readonly CrawlPage[]> | readonly CrawlPage[])[] = [
  () => [{ path: '/' }],
  stockPages,
  contentPages,
  placePages,
  rangePages,
]

const lastingPages = async (site: Site): Promise<readonly CrawlPage[]> =>
  (await Promise.all(lasting.map(async (pages) => pages(site)))).flat()

/**
 * Builds a file of a site's sitemap (CNT-07), cached like a page until stock or content changes; null if it is absent.
 */
export const sitemapText = async (site: Site, file: SitemapFile): Promise<string | null> => {
  noteStock({})
  if (file.kind === 'index') return sitemapIndex(site.url, [{ path: pagesFile }, ...(await vehicleFiles(site))])
  if (file.kind === 'pages') return sitemapPages(site.url, await lastingPages(site))
  const pages = await vehiclePages(site, file.part)
  return pages.length === 0 ? null : sitemapPages(site.url, pages)
}
