import { askingPriceDollars } from '../price/price'
import { buildBaseFilters } from '../search-query/base-filters'
import { quoteFilter } from '../filters/quote'
import { type StockRecord, STOCK_INDEX } from '../search-record/search-record'
import type { Vehicle } from '../vehicle/vehicle'
import type { Switches } from '@/src/domain/switches'

/** At least this many hits per query (SIM-01). */
const MIN_HITS_PER_QUERY = 10

/**
 * Returns price filters within 10,000 dollars of a price below 50,000, else within 25,000; none without a price
 * (SIM-01).
 */
export const similarPriceFilters = (price: number | undefined): readonly string[] => {
  if (price === undefined) return []
  const tolerance = price < 50_000 ? 10_000 : 25_000
  return [`price >= ${Math.max(1, price - tolerance)}`, `price <= ${price + tolerance}`]
}

type SimilarSubject = Pick<
  Vehicle,
  'id' | 'make' | 'model' | 'car_type' | 'item_type' | 'simple_body' | 'price_cents' | 'offer_price_cents'
>

/** New and demonstrator vehicles count as one type (SIM-01). */
const carTypeFilter = ({ car_type }: SimilarSubject): string =>
  car_type === 'used' ? 'car_type:used' : '(car_type:new OR car_type:demo)'

export type SimilarRequest = {
  readonly indexName: string
  readonly filters: string
  readonly hitsPerPage: number
  readonly attributesToHighlight: readonly string[]
  readonly highlightPreTag: string
  readonly highlightPostTag: string
}

/**
 * Builds the two queries of a multi-query for similar vehicles: the same model, then the same body. Both are limited to
 * stock of the same type and a similar price that this dealer's search lists (SIM-01).
 */
export const buildSimilarRequests = (
  vehicle: SimilarSubject,
  search: Switches['search'],
  now: Date,
): readonly [SimilarRequest, SimilarRequest] => {
  const price = askingPriceDollars(vehicle)
  const base = [
    // No sold vehicles, hence no sold window, which would change the query every hour.
    buildBaseFilters({ search: { ...search, sold_days: 0 }, now, sort: 'relevant', choseCarTypes: true }),
    'status:in_stock',
    `item_type:${vehicle.item_type}`,
    carTypeFilter(vehicle),
    ...similarPriceFilters(price),
  ]
  const model = `make_model:${quoteFilter(`${vehicle.make}:${vehicle.model}`)}`
  const body = vehicle.simple_body === undefined ? [] : [`body:${quoteFilter(vehicle.simple_body)}`]
  const toRequest = (filters: readonly string[]): SimilarRequest => ({
    indexName: STOCK_INDEX,
    filters: filters.join(' AND '),
    // One more than displayed, because the vehicle itself may be among the hits.
    hitsPerPage: Math.max(MIN_HITS_PER_QUERY, search.similar_size + 1),
    attributesToHighlight: ['name'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  })
  return [toRequest([...base, model]), toRequest([...base, ...body])]
}

type VehicleHit = Pick<StockRecord, 'objectID' | 'make' | 'model'>

/** Merges the hits: same model first, each vehicle once, the subject left out, at most `maxHits` (SIM-01). */
export const mergeSimilarHits = <Hit extends VehicleHit>(
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>,
  hitLists: readonly (readonly Hit[])[],
  maxHits: number,
): readonly Hit[] => {
  const unique = new Map<string, Hit>()
  for (const hit of hitLists.flat())
    if (hit.objectID !== vehicle.id && !unique.has(hit.objectID)) unique.set(hit.objectID, hit)
  const sameModel = ({ make, model }: VehicleHit): boolean => make === vehicle.make && model === vehicle.model
  const hits = [...unique.values()]
  return [...hits.filter(sameModel), ...hits.filter((hit) => !sameModel(hit))].slice(0, maxHits)
}
