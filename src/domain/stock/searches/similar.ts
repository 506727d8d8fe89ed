import { askingPriceDollars } from '../price/price'
import { buildBaseFilters } from '../search-query/base-filters'
import { quoteFilter } from '../filters/quote'
import { type StockRecord, STOCK_INDEX } from '../search-record/search-record'
import type { Vehicle } from '../vehicle/vehicle'
import type { Switches } from '@/src/domain/switches'

/** At least this many hits per query (SIM-01). */
const MIN_HITS_PER_QUERY = 10
/** The columns of the row on a wide screen, up to which it is filled with other vehicles. */
const ROW_COLUMNS = 4
/** Hits per query that fills the row: the nearest in price are chosen from them. */
const FILL_HITS = 60

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

/** Limits that every similar vehicle meets: this dealer's search lists it, it is in stock, and of the same type. */
const commonFilters = (vehicle: SimilarSubject, search: Switches['search'], now: Date): readonly string[] => [
  // No sold vehicles, hence no sold window, which would change the query every hour.
  buildBaseFilters({ search: { ...search, sold_days: 0 }, now, sort: 'relevant', choseCarTypes: true }),
  'status:in_stock',
  `item_type:${vehicle.item_type}`,
  carTypeFilter(vehicle),
]

const bodyFilters = ({ simple_body }: SimilarSubject): readonly string[] =>
  simple_body === undefined ? [] : [`body:${quoteFilter(simple_body)}`]

const toRequest = (filters: readonly string[], hitsPerPage: number): SimilarRequest => ({
  indexName: STOCK_INDEX,
  filters: filters.join(' AND '),
  hitsPerPage,
  attributesToHighlight: ['name'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
})

/**
 * Builds the two queries of a multi-query for similar vehicles: the same model, then the same body. Both are limited to
 * stock of the same type and a similar price that this dealer's search lists (SIM-01).
 */
export const buildSimilarRequests = (
  vehicle: SimilarSubject,
  search: Switches['search'],
  now: Date,
): readonly [SimilarRequest, SimilarRequest] => {
  const base = [...commonFilters(vehicle, search, now), ...similarPriceFilters(askingPriceDollars(vehicle))]
  const model = `make_model:${quoteFilter(`${vehicle.make}:${vehicle.model}`)}`
  // One more than displayed, because the vehicle itself may be among the hits.
  const hitsPerPage = Math.max(MIN_HITS_PER_QUERY, search.similar_size + 1)
  return [toRequest([...base, model], hitsPerPage), toRequest([...base, ...bodyFilters(vehicle)], hitsPerPage)]
}

/** Half to double the price, for vehicles of any body that fill the row; none without a price. */
const nearPriceFilters = (price: number | undefined): readonly string[] =>
  price === undefined ? [] : [`price >= ${Math.ceil(price / 2)}`, `price <= ${Math.floor(price * 2)}`]

/**
 * Builds the queries that fill a row of few similar vehicles: the same body at any price, then any body near the price,
 * then any at all (SIM-01).
 */
export const buildFillRequests = (
  vehicle: SimilarSubject,
  search: Switches['search'],
  now: Date,
): readonly SimilarRequest[] => {
  const base = commonFilters(vehicle, search, now)
  const limits = [bodyFilters(vehicle), nearPriceFilters(askingPriceDollars(vehicle)), []]
  return limits.map((filters) => toRequest([...base, ...filters], FILL_HITS))
}

/** The number of vehicles up to which the row is filled. */
const rowSizeOf = (maxHits: number): number => Math.min(ROW_COLUMNS, maxHits)

/** Reports whether so few vehicles were found that the row has empty columns. */
export const needsFilling = (hitCount: number, maxHits: number): boolean => hitCount < rowSizeOf(maxHits)

type VehicleHit = Pick<StockRecord, 'objectID' | 'make' | 'model'>

/** Returns each vehicle once, without the subject itself. */
const listOthers = <Hit extends VehicleHit>(subjectId: string, hits: readonly Hit[]): readonly Hit[] => {
  const unique = new Map<string, Hit>()
  for (const hit of hits) if (hit.objectID !== subjectId && !unique.has(hit.objectID)) unique.set(hit.objectID, hit)
  return [...unique.values()]
}

/** Merges the hits: same model first, each vehicle once, the subject left out, at most `maxHits` (SIM-01). */
export const mergeSimilarHits = <Hit extends VehicleHit>(
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>,
  hitLists: readonly (readonly Hit[])[],
  maxHits: number,
): readonly Hit[] => {
  const sameModel = ({ make, model }: VehicleHit): boolean => make === vehicle.make && model === vehicle.model
  const hits = listOthers(vehicle.id, hitLists.flat())
  return [...hits.filter(sameModel), ...hits.filter((hit) => !sameModel(hit))].slice(0, maxHits)
}

type PricedHit = VehicleHit & Pick<StockRecord, 'price' | 'offer_price'>

/** Sorts by the distance from the price, vehicles without one last; without a price the order of the search stays. */
const sortByPriceDistance = <Hit extends PricedHit>(
  hits: readonly Hit[],
  price: number | undefined,
): readonly Hit[] => {
  if (price === undefined) return hits
  const distanceOf = ({ offer_price, price: listed }: PricedHit): number => {
    const dollars = offer_price ?? listed
    return dollars === undefined ? Number.MAX_VALUE : Math.abs(dollars - price)
  }
  return [...hits].sort((one, other) => distanceOf(one) - distanceOf(other))
}

/**
 * Adds vehicles until the row has no empty column: from each list in turn, the nearest in price first, each vehicle once
 * and the subject left out (SIM-01).
 */
export const fillSimilarHits = <Hit extends PricedHit>(
  vehicle: Pick<SimilarSubject, 'id' | 'price_cents' | 'offer_price_cents'>,
  found: readonly Hit[],
  { fills, maxHits }: { readonly fills: readonly (readonly Hit[])[]; readonly maxHits: number },
): readonly Hit[] => {
  const price = askingPriceDollars(vehicle)
  const all = [...found, ...fills.flatMap((hits) => sortByPriceDistance(hits, price))]
  return listOthers(vehicle.id, all).slice(0, Math.max(found.length, rowSizeOf(maxHits)))
}
