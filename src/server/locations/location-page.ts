import 'server-only'
import type { Point } from '@/src/domain/delivery/distance'
import { postcodeProblem } from '@/src/domain/locations/postcodes'
import type { Day } from '@/src/domain/time/days'
import { dayAt } from '@/src/domain/time/zones'
import { listLocations, sortByDistance, type NearbyLocation } from '@/src/domain/locations/listing'
import { buildBaseFilters } from '@/src/domain/stock/search-query/base-filters'
import { quoteFilter } from '@/src/domain/stock/filters/quote'
import { type StockRecord, stockSorts } from '@/src/domain/stock/search-record/search-record'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { env } from '@/src/env'
import { createGeocoding } from '@/src/integrations/geocoding'
import { log } from '@/src/platform/log'
import { markIncomplete, limitLifetime } from '@/src/page-cache/render'
import { searchStock } from '@/src/server/stock/search'

/**
 * Returns today's date in the time zone where the day ends last, so that no list drops a day that is not over. Also
 * limits the page being rendered to the next start or end of a special day of these locations (`page-life.ts`).
 */
export const markSpecialDays = (locations: readonly SiteLocation[], now = new Date()): Day => {
  const days = locations.flatMap(({ special_hours = [], timezone }) =>
    special_hours.map(({ date }) => ({ date, timezone })),
  )
  limitLifetime({ days: [...days, ...days.map(({ date }) => ({ date, timezone: LAST_TIME_ZONE }))] })
  return dayAt(now, LAST_TIME_ZONE)
}
const LAST_TIME_ZONE = 'Australia/Perth'

export type LocationStock = { readonly vehicles: readonly StockRecord[]; readonly href: string }

/** Address of the search for a dealership's stock. */
const stockHref = (site: Site, dealership_slug: string): string =>
  `${site.switches.search.base_path}?${new URLSearchParams({ 'refinementList[dealership_slug][0]': dealership_slug }).toString()}`

/** Returns the newest vehicles of a location's dealership, and the search for all of them; null if the search fails. */
export const findLocationStock = async (
  site: Site,
  location: SiteLocation,
  maxVehicles: number,
): Promise<LocationStock | null> => {
  const { dealership_slug } = location
  if (dealership_slug === undefined) return null
  const listingFilter = buildBaseFilters({
    search: site.switches.search,
    now: new Date(),
    sort: 'relevant',
    choseCarTypes: false,
  })
  const filters = `${listingFilter} AND status:in_stock AND dealership_slug:${quoteFilter(dealership_slug)}`
  const [answer] = await searchStock(site.id, [
    { indexName: stockSorts.latest, filters: `${filters} AND photos_count > 0`, hitsPerPage: maxVehicles },
  ])
  if (!answer || !('hits' in answer) || answer.hits.length === 0) return null
  return {
    vehicles: answer.hits as readonly StockRecord[],
    href: stockHref(site, dealership_slug),
  }
}

const geocoder = createGeocoding(env)

export type LocationSearch =
  | { readonly kind: 'all'; readonly near: readonly NearbyLocation[] }
  /** Invalid input: an error at the field, with all locations below. */
  | { readonly kind: 'invalid'; readonly message: string; readonly near: readonly NearbyLocation[] }
  | { readonly kind: 'found'; readonly place: string; readonly near: readonly NearbyLocation[] }

const INVALID_POSTCODE = 'Invalid postcode'

const locateMissingPoints = async (locations: readonly SiteLocation[]): Promise<ReadonlyMap<string, Point>> => {
  const withoutPoint = locations.filter(({ address }) => address.lat === undefined || address.long === undefined)
  const found = await Promise.all(
    withoutPoint.map(async ({ id, address }) => [id, await geocoder.locate(address.postcode)] as const),
  )
  return new Map(found.flatMap(([id, point]) => (point ? [[id, point]] : [])))
}

/** Finds a dealer's locations nearest to a postcode (LOC-07). A failure of the provider is logged and shown. */
export const findLocations = async (site: Site, typedText: string | null): Promise<LocationSearch> => {
  const all = listLocations(site)
  const near = all.map((location): NearbyLocation => ({ location }))
  if (typedText === null) return { kind: 'all', near }
  const problem = postcodeProblem(typedText)
  if (problem !== undefined) return { kind: 'invalid', message: problem, near }
  try {
    const place = await geocoder.locate(typedText.trim())
    if (!place) return { kind: 'invalid', message: INVALID_POSTCODE, near }
    const points = await locateMissingPoints(all)
    return { kind: 'found', place: place.name, near: sortByDistance(all, place, ({ id }) => points.get(id) ?? null) }
  } catch (error) {
    log.error({ err: error }, 'The postcode could not be found.')
    markIncomplete()
    return {
      kind: 'invalid',
      message: 'We can’t look up postcodes right now. All our locations are listed below.',
      near,
    }
  }
}
