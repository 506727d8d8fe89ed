import type { Switches } from '@/src/domain/switches'
import { soldWindowStart } from '../vehicle/availability'
import { quoteFilter } from '../filters/quote'
import type { StockSort } from '../search-record/search-record'
import type { CarType } from '../vehicle/vehicle'

/** Car types listed until the shopper chooses some, taken from the tenant's base path; empty means all. */
export const defaultCarTypes = (basePath: string): readonly CarType[] => {
  if (basePath.includes('/new-and-demo-cars')) return ['new', 'demo']
  return basePath.includes('/used-cars') ? ['used'] : []
}

/** Admits vehicles that can be bought, and none of those that are listed as sold. */
export const AVAILABLE_FILTER = '(status:in_stock OR status:coming_soon)'

/** Leaves out vehicles that another shopper has reserved, which a row such as “Drive one home tonight” must not offer. */
export const UNRESERVED_FILTER = 'NOT reserved:true'

/**
 * Sold vehicles are listed within the sold window (STK-07). Only they have a sale date, so `NOT … <` admits all others.
 * The date is rounded to the hour, so that equal searches give equal text.
 */
const buildStatusFilters = (soldDays: number, now: Date): readonly string[] =>
  soldDays === 0
    ? [AVAILABLE_FILTER]
    : [
        '(status:in_stock OR status:coming_soon OR status:sold)',
        `NOT sold_date_timestamp < ${soldWindowStart(soldDays, now)}`,
      ]

const anyOfFilter = (field: string, values: readonly string[]): string =>
  values.length === 1
    ? `${field}:${quoteFilter(values[0] ?? '')}`
    : `(${values.map((value) => `${field}:${quoteFilter(value)}`).join(' OR ')})`

/** The switches that decide which vehicles shoppers can find. */
export type ListingSwitches = Pick<
  Switches['search'],
  'sold_days' | 'only_shown_on_website' | 'min_photos' | 'manufacturer' | 'base_filter'
>

const buildListingFilters = (search: ListingSwitches, now: Date): readonly string[] => [
  ...buildStatusFilters(search.sold_days, now),
  ...(search.only_shown_on_website ? ['show_on_dealer_website:true'] : []),
  ...(search.min_photos > 0 ? [`photos_count >= ${search.min_photos}`] : []),
  ...(search.manufacturer === '' ? [] : [anyOfFilter('make', [search.manufacturer])]),
]

/** The switch is in Algolia's grammar already: `parseBaseFilter` is applied when it is loaded. */
const configuredFilter = (search: ListingSwitches): readonly string[] =>
  search.base_filter === '' ? [] : [search.base_filter]

/**
 * Returns the filter enforced by a shopper's search key (STK-06, STK-07): the part of the base filter that no choice on
 * the page removes.
 */
export const buildShopperFilter = (search: ListingSwitches, now: Date): string =>
  [...buildListingFilters(search, now), ...configuredFilter(search)].join(' AND ')

export type BaseFilterInput = {
  readonly search: Switches['search']
  readonly now: Date
  readonly sort: StockSort
  /** True when the shopper chose car types or categories, which replace those of the base path. */
  readonly choseCarTypes: boolean
}

/**
 * Returns the filter of every stock search of a tenant, in Algolia's grammar (STK-07), where OR binds tighter than AND.
 */
export const buildBaseFilters = ({ search, now, sort, choseCarTypes }: BaseFilterInput): string => {
  const types = choseCarTypes ? [] : defaultCarTypes(search.base_path)
  return [
    ...buildListingFilters(search, now),
    ...(types.length > 0 ? [anyOfFilter('car_type', types)] : []),
    ...(sort === 'price_asc' && search.price_asc_above_zero ? ['price > 0'] : []),
    ...configuredFilter(search),
  ].join(' AND ')
}
