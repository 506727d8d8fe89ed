import 'server-only'
import { cache } from 'react'
import type { HitsResponse } from '@/src/integrations/search/port'
import type { Shown } from '@/src/domain/page-life'
import { baseFilters } from '@/src/domain/stock/search-query/base-filters'
import { type StockRecord, stockSorts } from '@/src/domain/stock/search-record'
import { arrangeSimilar, similarRequests } from '@/src/domain/stock/similar'
import { standsAt } from '@/src/domain/stock/stands-at'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { warrantyDays, warrantyTimezone } from '@/src/domain/warranty/statutory'
import { noteStock } from '@/src/runtime/pages/render'
import { dataFor } from './data'
import { searchStock } from './search'
import { siteById } from './site'
import { vehicleOf } from './vehicle-document'

const empty: HitsResponse = { hits: [], nbHits: 0, query: '', params: '', index: '', processingTimeMS: 0 }

const search = async (tenantId: string, params: Record<string, unknown>, indexName: string = stockSorts.relevant) => {
  const [answer] = await searchStock(tenantId, [{ indexName, ...params }])
  return answer && 'hits' in answer ? answer : empty
}

const records = (response: HitsResponse): readonly StockRecord[] => response.hits as unknown as readonly StockRecord[]

/** The base filter of this tenant (STK-07); empty for an unknown tenant. */
const listedNow = async (tenantId: string): Promise<string> => {
  const site = await siteById(tenantId)
  if (!site) return ''
  return baseFilters({ search: site.switches.search, now: new Date(), sort: 'relevant', choseCarTypes: false })
}

/**
 * When a vehicle's own page changes with time: until when it is new (CARD-03), how long it is recently sold, and its
 * warranty. The end of its registration is recorded by `findVehiclePage`.
 */
const shownOf = (vehicle: Vehicle): Shown => ({
  listedAt: [Math.floor(Date.parse(vehicle.created_at) / 1000)],
  days: [...warrantyDays(vehicle).map((date) => ({ date, timezone: warrantyTimezone }))],
  soldWindow: vehicle.status === 'sold',
})

/** Finds a vehicle of this tenant by its slug, whatever its status. `pageFate` decides what its address answers. */
export const storedVehicle = cache(async (tenantId: string, slug: string): Promise<Vehicle | null> => {
  const document = await dataFor(tenantId).first('vehicles', { where: { slug: { equals: slug } } })
  const vehicle = document && vehicleOf(document)
  noteStock(vehicle ? shownOf(vehicle) : {})
  return vehicle
})

/** Lists the newest vehicles that are in stock and have photos. */
export const newestStock = async (tenantId: string, limit: number): Promise<readonly StockRecord[]> => {
  const filters = `${await listedNow(tenantId)} AND status:in_stock AND photos_count > 0`
  return records(await search(tenantId, { filters, hitsPerPage: limit }, stockSorts.latest))
}

export type StockCounts = {
  readonly total: number
  readonly byMake: Readonly<Record<string, number>>
  readonly byBody: Readonly<Record<string, number>>
  readonly byCarType: Readonly<Record<string, number>>
}

export const stockCounts = async (tenantId: string): Promise<StockCounts> => {
  const filters = await listedNow(tenantId)
  const found = await search(tenantId, { filters, hitsPerPage: 0, facets: ['make', 'body', 'car_type'] })
  return {
    total: found.nbHits,
    byMake: found.facets?.make ?? {},
    byBody: found.facets?.body ?? {},
    byCarType: found.facets?.car_type ?? {},
  }
}

/**
 * Lists available vehicles similar to this one, as many as the switch says (SIM-01, TEN-04); none if the search fails,
 * and none at locations where they are switched off.
 */
export const similarStock = async (site: Site, vehicle: Vehicle): Promise<readonly StockRecord[]> => {
  const { search, tools, finance } = site.switches
  const without = [...tools.similar_hidden_locations, ...finance.suppressed_locations]
  if (search.similar_size === 0 || standsAt(vehicle, vehicleLocation(vehicle, site), without)) return []
  const answers = await searchStock(site.id, similarRequests(vehicle, search, new Date()))
  return arrangeSimilar(
    vehicle,
    answers.map((answer) => ('hits' in answer ? records(answer) : [])),
    search.similar_size,
  )
}
