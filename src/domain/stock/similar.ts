import { paidDollars } from './price'
import { baseFilters } from './search-query/base-filters'
import { quoteFilter } from './filters/quote'
import { type StockRecord, stockIndex } from './search-record'
import type { Vehicle } from './vehicle'
import type { Switches } from '@/tenants/switches'

/** V§9. */
const hitsPerQuery = 10

/** V§9: within 10,000 dollars of a price below 50,000, within 25,000 of others; everything where there is no price. */
export const similarPrices = (price: number | undefined): readonly string[] => {
  if (price === undefined) return []
  const reach = price < 50_000 ? 10_000 : 25_000
  return [`price >= ${Math.max(1, price - reach)}`, `price <= ${price + reach}`]
}

type Subject = Pick<
  Vehicle,
  'id' | 'make' | 'model' | 'car_type' | 'item_type' | 'simple_body' | 'price_cents' | 'offer_price_cents'
>

/** SIM-01: new and demonstrator vehicles are one kind. */
const typeFilter = ({ car_type }: Subject): string =>
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
 * SIM-01: what a multi-query for vehicles like this one asks: the same model, then the same body, both in stock, of the
 * same kind, near in price, and such as this dealer's search lists.
 */
export const similarRequests = (
  vehicle: Subject,
  search: Switches['search'],
  now: Date,
): readonly [SimilarRequest, SimilarRequest] => {
  const price = paidDollars(vehicle)
  const base = [
    // Only what can be had now: no sold window, which would move on with each hour.
    baseFilters({ search: { ...search, sold_days: 0 }, now, sort: 'relevant', choseCarTypes: true }),
    'status:in_stock',
    `item_type:${vehicle.item_type}`,
    typeFilter(vehicle),
    ...similarPrices(price),
  ]
  const model = `make_model:${quoteFilter(`${vehicle.make}:${vehicle.model}`)}`
  const body = vehicle.simple_body === undefined ? [] : [`body:${quoteFilter(vehicle.simple_body)}`]
  const asked = (filters: readonly string[]): SimilarRequest => ({
    indexName: stockIndex,
    filters: filters.join(' AND '),
    // The vehicle itself may be among them.
    hitsPerPage: Math.max(hitsPerQuery, search.similar_size + 1),
    attributesToHighlight: ['name'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  })
  return [asked([...base, model]), asked([...base, ...body])]
}

type Found = Pick<StockRecord, 'objectID' | 'make' | 'model'>

/** SIM-01: answers as one list: the same model first, each once, this vehicle not, as many as are kept. */
export const arrangeSimilar = <Hit extends Found>(
  vehicle: Pick<Vehicle, 'id' | 'make' | 'model'>,
  answers: readonly (readonly Hit[])[],
  most: number,
): readonly Hit[] => {
  const unique = new Map<string, Hit>()
  for (const hit of answers.flat())
    if (hit.objectID !== vehicle.id && !unique.has(hit.objectID)) unique.set(hit.objectID, hit)
  const sameModel = ({ make, model }: Found): boolean => make === vehicle.make && model === vehicle.model
  const hits = [...unique.values()]
  return [...hits.filter(sameModel), ...hits.filter((hit) => !sameModel(hit))].slice(0, most)
}
