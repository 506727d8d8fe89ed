import 'server-only'
import type { CrawlPage } from '@/src/domain/crawl/sitemap'
import { contactHref, listedLocations } from '@/src/domain/locations/listing'
import type { Site } from '@/src/domain/tenancy/site'

/** Lists the sitemap's pages of locations, and their contact pages (CNT-07). */
export const placePages = (site: Site): readonly CrawlPage[] => {
  const listed = listedLocations(site)
  if (listed.length === 0) return []
  const own = listed.map(({ slug }) => `/locations/${slug}`)
  const contact = site.manufacturer ? [] : listed.map((one) => contactHref(site, one))
  return [...new Set(['/locations', '/dealer-locator', ...own, ...contact])].map((path) => ({ path }))
}
