import { groupedAmount } from '../inputs'
import type { PastSearch } from './search-history'
import { listFields, rangeFields, type RangeField } from './search-url/fields'
import { parseSearchParams } from './search-url/params'
import { cleanText, normalSearch, type Range, type SearchState } from './search-url/state'

const amount = (field: RangeField, value: number): string => {
  if (field === 'year' || field === 'seats') return String(value)
  return field === 'km' ? `${groupedAmount(value)} km` : `$${groupedAmount(value)}`
}

const units: Readonly<Partial<Record<RangeField, string>>> = {
  seats: ' seats',
  subscription_price: ' a week by subscription',
  weekly_price: ' a week',
}

const ends = (field: RangeField, { min, max }: Range): string => {
  if (min === undefined) return `up to ${amount(field, max ?? 0)}`
  return max === undefined ? `from ${amount(field, min)}` : `${amount(field, min)} to ${amount(field, max)}`
}

/** Fields left out of the label: the heading contains their values, or they mean nothing to a shopper. */
const inHeading: ReadonlySet<string> = new Set([
  'make',
  'make_model',
  'model',
  'car_type',
  'categories',
  'item_type',
  'body',
  'city',
  'dealership_slug',
  'status',
])

const extras = (state: SearchState): readonly string[] => [
  ...(state.query === '' ? [] : [`“${state.query}”`]),
  ...rangeFields.flatMap((field) => {
    const range = state.ranges[field]
    return range ? [`${ends(field, range)}${units[field] ?? ''}`] : []
  }),
  ...listFields
    .filter((field) => !inHeading.has(field))
    .flatMap((field) => (field === 'certified' && state.lists.certified ? ['certified'] : (state.lists[field] ?? []))),
]

/** Describes a search in one line: the heading of its page, then everything the heading leaves out. Never empty. */
export const stateLabel = (state: SearchState, heading: string): string =>
  cleanText([heading, ...extras(state)].filter((part) => part !== '').join(' · '), 120) || 'Search'

/** Describes an entry of the history: “Used Toyota · “hybrid” · up to $30,000 · White”. */
export const searchLabel = ({ href, heading }: PastSearch): string =>
  stateLabel(normalSearch(parseSearchParams(href.split('?')[1] ?? '')), heading)
