import 'server-only'
import type { CrawlPage } from '@/src/domain/crawl/sitemap'
import { contactHref, listLocations } from '@/src/domain/locations/listing'
import type { Site } from '@/src/domain/tenancy/site'

/** Lists the sitemap's pages of locations, and their contact pages (CNT-07). */
export const listLocationPages = (site: Site): readonly CrawlPage[] => {
  const listed = listLocations(site)
  if (listed.length === 0) return []
  const locationPaths = listed.map(({ slug }) => `/locations/${slug}`)
  const contactPaths = site.manufacturer ? [] : listed.map((one) => contactHref(site, one))
  return [...new Set(['/locations', '/dealer-locator', ...locationPaths, ...contactPaths])].map((path) => ({ path }))
}
