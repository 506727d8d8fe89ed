import 'server-only'
import { cache } from 'react'
import type { HitsResponse } from '@/src/integrations/search/port'
import { isPublic } from '@/src/domain/stock/availability'
import type { Shown } from '@/src/domain/page-life'
import { baseFilters, quoteFilter } from '@/src/domain/stock/search-query/base-filters'
import { type StockRecord, stockSorts } from '@/src/domain/stock/search-record'
import type { Vehicle } from '@/src/domain/stock/vehicle'
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

/** STK-07's base filter of this tenant; the empty filter for no tenant at all. */
const listedNow = async (tenantId: string): Promise<string> => {
  const site = await siteById(tenantId)
  if (!site) return ''
  return baseFilters({ search: site.switches.search, now: new Date(), sort: 'relevant', choseCarTypes: false })
}

/** A vehicle's own page says until when it is new (CARD-03), how long it is recently sold, and when its registration ends. */
const shownOf = ({ created_at, rego_expiry, status }: Vehicle): Shown => ({
  listedAt: [Math.floor(Date.parse(created_at) / 1000)],
  days: rego_expiry === undefined ? [] : [{ date: rego_expiry.slice(0, 10), timezone: 'UTC' }],
  soldWindow: status === 'sold',
})

/** A vehicle of this tenant by its slug in whatever state, for who decides what becomes of its address (`pageFate`). */
export const storedVehicle = cache(async (tenantId: string, slug: string): Promise<Vehicle | null> => {
  const document = await dataFor(tenantId).first('vehicles', { where: { slug: { equals: slug } } })
  const vehicle = document && vehicleOf(document)
  noteStock(vehicle ? shownOf(vehicle) : {})
  return vehicle
})

/** A vehicle of this tenant by its slug, sold ones too; null for hidden, removed and other tenants' (VDP-01). */
export const vehicleBySlug = async (tenantId: string, slug: string): Promise<Vehicle | null> => {
  const vehicle = await storedVehicle(tenantId, slug)
  return vehicle && isPublic(vehicle) ? vehicle : null
}

/** The cars listed last, available ones only: a home page does not open with what is gone. */
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

/** V§9: within 10,000 below a price of 50,000, within 25,000 above. */
const priceBand = (vehicle: Vehicle): string => {
  if (vehicle.price_cents === undefined) return ''
  const price = vehicle.price_cents / 100
  const reach = price < 50_000 ? 10_000 : 25_000
  return ` AND price >= ${String(Math.max(1, price - reach))} AND price <= ${String(price + reach)}`
}

/** SIM-01: in stock, same kind, near in price; same model first, each once, as many as the switch says (TEN-04). */
export const similarStock = async (tenantId: string, vehicle: Vehicle): Promise<readonly StockRecord[]> => {
  const most = (await siteById(tenantId))?.switches.search.similar_size ?? 0
  if (most === 0) return []
  const types = vehicle.car_type === 'used' ? 'car_type:used' : '(car_type:new OR car_type:demo)'
  const base = `status:in_stock AND ${types} AND show_on_dealer_website:true${priceBand(vehicle)}`
  const body = vehicle.simple_body ? ` AND body:${quoteFilter(vehicle.simple_body)}` : ''
  const model = `make_model:${quoteFilter(`${vehicle.make}:${vehicle.model}`)}`
  const answers = await searchStock(
    tenantId,
    [`${base} AND ${model}`, `${base}${body}`].map((filters) => ({
      indexName: stockSorts.relevant,
      filters,
      hitsPerPage: Math.max(10, most + 1),
    })),
  )
  const all = answers.flatMap((answer) => ('hits' in answer ? records(answer) : []))
  const unique = new Map(all.filter((one) => one.objectID !== vehicle.id).map((one) => [one.objectID, one]))
  return [...unique.values()].slice(0, most)
}
