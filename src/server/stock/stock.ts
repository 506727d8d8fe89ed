import 'server-only'
import { cache } from 'react'
import type { HitsResponse } from '@/src/integrations/search/port'
import type { TimeDependencies } from '@/src/domain/page-expiry'
import { AVAILABLE_FILTER, buildBaseFilters, UNRESERVED_FILTER } from '@/src/domain/stock/search-query/base-filters'
import { type StockRecord, stockSorts } from '@/src/domain/stock/search-record/search-record'
import {
  buildFillRequests,
  buildSimilarRequests,
  fillSimilarHits,
  mergeSimilarHits,
  needsFilling,
  type SimilarRequest,
} from '@/src/domain/stock/searches/similar'
import { isAtLocation } from '@/src/domain/stock/vehicle/is-at-location'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { findVehicleLocation } from '@/src/domain/vehicle-page/vehicle-location'
import { listWarrantyDays, WARRANTY_TIMEZONE } from '@/src/domain/warranty/statutory-warranty'
import { markShowsStock } from '@/src/page-cache/render'
import { dataFor } from '@/src/server/data'
import { searchStock } from './search'
import { siteById } from '@/src/server/site/site'
import { toVehicle } from '@/src/server/vehicles/vehicle-document'

const noHits: HitsResponse = { hits: [], nbHits: 0, query: '', params: '', index: '', processingTimeMS: 0 }

const searchHits = async (
  tenantId: string,
  params: Record<string, unknown>,
  indexName: string = stockSorts.relevant,
) => {
  const [answer] = await searchStock(tenantId, [{ indexName, ...params }])
  return answer && 'hits' in answer ? answer : noHits
}

const toRecords = (response: HitsResponse): readonly StockRecord[] => response.hits as readonly StockRecord[]

/** The base filter of this tenant (STK-07); empty for an unknown tenant. */
const currentListingFilter = async (tenantId: string): Promise<string> => {
  const site = await siteById(tenantId)
  if (!site) return ''
  return buildBaseFilters({ search: site.switches.search, now: new Date(), sort: 'relevant', choseCarTypes: false })
}

/**
 * When a vehicle's own page changes with time: until when it is new (CARD-03), how long it is recently sold, and its
 * warranty. The end of its registration is recorded by `findVehiclePage`.
 */
const timeLimitsOf = (vehicle: Vehicle): TimeDependencies => ({
  listedAt: [Math.floor(Date.parse(vehicle.created_at) / 1000)],
  days: [...listWarrantyDays(vehicle).map((date) => ({ date, timezone: WARRANTY_TIMEZONE }))],
  soldWindow: vehicle.status === 'sold',
})

/** Finds a vehicle of this tenant by its slug, whatever its status. `findPageOutcome` decides what its address answers. */
export const findStoredVehicle = cache(async (tenantId: string, slug: string): Promise<Vehicle | null> => {
  const document = await dataFor(tenantId).first('vehicles', { where: { slug: { equals: slug } } })
  const vehicle = document && toVehicle(document)
  markShowsStock(vehicle ? timeLimitsOf(vehicle) : {})
  return vehicle
})

/** Lists the newest vehicles that are in stock, that no shopper has reserved and that have photos. */
export const listNewestStock = async (tenantId: string, limit: number): Promise<readonly StockRecord[]> => {
  const filters = `${await currentListingFilter(tenantId)} AND status:in_stock AND ${UNRESERVED_FILTER} AND photos_count > 0`
  return toRecords(await searchHits(tenantId, { filters, hitsPerPage: limit }, stockSorts.latest))
}

/** Finds available vehicles whose name, stock number or VIN matches a text, the most relevant first. */
export const findAvailableStock = async (
  tenantId: string,
  query: string,
  limit: number,
): Promise<{ readonly records: readonly StockRecord[]; readonly total: number }> => {
  const filters = `${await currentListingFilter(tenantId)} AND ${AVAILABLE_FILTER}`
  const response = await searchHits(tenantId, { query, filters, hitsPerPage: limit })
  return { records: toRecords(response), total: response.nbHits }
}

export type StockCounts = {
  /** Vehicles that the search lists, sold ones among them. */
  readonly total: number
  /** Vehicles that can be bought, by make, body and car type. */
  readonly byMake: Readonly<Record<string, number>>
  readonly byBody: Readonly<Record<string, number>>
  readonly byCarType: Readonly<Record<string, number>>
}

export const countStock = async (tenantId: string): Promise<StockCounts> => {
  const filters = await currentListingFilter(tenantId)
  const facets = ['make', 'body', 'car_type']
  const [listed, available] = await Promise.all([
    searchHits(tenantId, { filters, hitsPerPage: 0 }),
    searchHits(tenantId, { filters: `${filters} AND ${AVAILABLE_FILTER}`, hitsPerPage: 0, facets }),
  ])
  return {
    total: listed.nbHits,
    byMake: available.facets?.make ?? {},
    byBody: available.facets?.body ?? {},
    byCarType: available.facets?.car_type ?? {},
  }
}

/** More models than a dealer has in stock. */
const MAX_STOCKED_MODELS = 1000

/** Returns the makes and models that are in stock, in lower case as `make:model`. */
export const listStockedModels = cache(async (tenantId: string): Promise<ReadonlySet<string>> => {
  const filters = `${await currentListingFilter(tenantId)} AND status:in_stock`
  const params = { filters, hitsPerPage: 0, facets: ['make_model'], maxValuesPerFacet: MAX_STOCKED_MODELS }
  const { facets } = await searchHits(tenantId, params)
  return new Set(Object.keys(facets?.make_model ?? {}).map((name) => name.toLowerCase()))
})

/**
 * Lists available vehicles similar to this one, as many as the switch says (SIM-01, TEN-04), and others near it in place of
 * empty columns; none if the search fails, and none at locations where they are switched off.
 */
export const listSimilarStock = async (site: Site, vehicle: Vehicle): Promise<readonly StockRecord[]> => {
  const { search, tools, finance } = site.switches
  const hiddenLocations = [...tools.similar_hidden_locations, ...finance.suppressed_locations]
  if (search.similar_size === 0 || isAtLocation(vehicle, findVehicleLocation(vehicle, site), hiddenLocations)) return []
  const now = new Date()
  const listHits = async (requests: readonly SimilarRequest[]): Promise<readonly (readonly StockRecord[])[]> =>
    (await searchStock(site.id, requests)).map((answer) => ('hits' in answer ? toRecords(answer) : []))
  const maxHits = search.similar_size
  const found = mergeSimilarHits(vehicle, await listHits(buildSimilarRequests(vehicle, search, now)), maxHits)
  if (!needsFilling(found.length, maxHits)) return found
  return fillSimilarHits(vehicle, found, { fills: await listHits(buildFillRequests(vehicle, search, now)), maxHits })
}
