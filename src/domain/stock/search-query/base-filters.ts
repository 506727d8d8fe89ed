import type { Switches } from '@/tenants/switches'
import { soldSince } from '../availability'
import { quoteFilter } from '../filters/quote'
import type { StockSort } from '../search-record'
import type { CarType } from '../vehicle'

/** Car types listed while the shopper chose none: what the tenant's base path names; empty for all (D§2.1). */
export const defaultCarTypes = (basePath: string): readonly CarType[] => {
  if (basePath.includes('/new-and-demo-cars')) return ['new', 'demo']
  return basePath.includes('/used-cars') ? ['used'] : []
}

/**
 * Sold cars stay for the sold window (V§9). Only sold cars carry a sale's moment, so "not sold before" lets
 * every other car through; the moment is rounded to the hour, so that equal searches stay equal text.
 */
const statusFilters = (soldDays: number, now: Date): readonly string[] =>
  soldDays === 0
    ? ['(status:in_stock OR status:coming_soon)']
    : [
        '(status:in_stock OR status:coming_soon OR status:sold)',
        `NOT sold_date_timestamp < ${soldSince(soldDays, now)}`,
      ]

const anyOf = (field: string, values: readonly string[]): string =>
  values.length === 1
    ? `${field}:${quoteFilter(values[0] ?? '')}`
    : `(${values.map((value) => `${field}:${quoteFilter(value)}`).join(' OR ')})`

/** The switches that say which cars shoppers find at all. */
export type ListingSwitches = Pick<
  Switches['search'],
  'sold_days' | 'only_shown_on_website' | 'min_photos' | 'manufacturer' | 'base_filter'
>

const listingFilters = (search: ListingSwitches, now: Date): readonly string[] => [
  ...statusFilters(search.sold_days, now),
  ...(search.only_shown_on_website ? ['show_on_dealer_website:true'] : []),
  ...(search.min_photos > 0 ? [`photos_count >= ${search.min_photos}`] : []),
  ...(search.manufacturer === '' ? [] : [anyOf('make', [search.manufacturer])]),
]

/** The switch in force is in this grammar already: `readBaseFilter` has read it. */
const ownFilter = (search: ListingSwitches): readonly string[] =>
  search.base_filter === '' ? [] : [search.base_filter]

/**
 * What every search of a shopper's own is held to, whatever it asks for (STK-06, STK-07): the part of the base filter
 * that no choice on the page lifts, for the key a page searches with.
 */
export const shopperFilter = (search: ListingSwitches, now: Date): string =>
  [...listingFilters(search, now), ...ownFilter(search)].join(' AND ')

export type BaseFilterInput = {
  readonly search: Switches['search']
  readonly now: Date
  readonly sort: StockSort
  /** Whether the shopper chose car types or categories: then the base path's own do not apply. */
  readonly choseCarTypes: boolean
}

/** What every stock search of a tenant is narrowed to, in Algolia's filter grammar (STK-07); OR binds tighter there. */
export const baseFilters = ({ search, now, sort, choseCarTypes }: BaseFilterInput): string => {
  const types = choseCarTypes ? [] : defaultCarTypes(search.base_path)
  return [
    ...listingFilters(search, now),
    ...(types.length > 0 ? [anyOf('car_type', types)] : []),
    ...(sort === 'price_asc' && search.price_asc_above_zero ? ['price > 0'] : []),
    ...ownFilter(search),
  ].join(' AND ')
}
