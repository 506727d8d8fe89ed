import { formatInteger } from '@/src/domain/text/numbers'
import { countNounOf, formatWithUnit, measureUnitOf, MIN_SUBSCRIPTION_PRICE, nameBound } from '../fields/attributes'
import type { PastSearch } from './search-history'
import { listFields, rangeFields, type RangeField } from '../fields/search-fields'
import { excludedLabel, valueLabel } from '../fields/value-label'
import { parseSearchParams } from '../search-url/params'
import type { Range, SearchState } from '../search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { cleanAddressText } from '@/src/domain/stock/search-url/address-text'

/** Ranges in dollars, with the words after the amount. */
const dollarSuffixes: Readonly<Partial<Record<RangeField, string>>> = {
  price: '',
  subscription_price: ' a week by subscription',
  weekly_price: ' a week in repayments',
}

/** Dollars and units of measures are named at each end of a range, nouns of counts once after it. */
const formatAmount = (field: RangeField, value: number): string => {
  if (dollarSuffixes[field] !== undefined) return `$${formatInteger(value)}`
  return measureUnitOf(field) === undefined ? String(value) : formatWithUnit(field, value)
}

const suffixOf = (field: RangeField): string => {
  const noun = countNounOf(field)
  return dollarSuffixes[field] ?? (noun === undefined ? '' : ` ${noun}`)
}

const formatRange = (field: RangeField, { min, max }: Range): string => {
  if (min === undefined) return nameBound(field, `up to ${formatAmount(field, max ?? 0)}`)
  return nameBound(
    field,
    max === undefined
      ? `from ${formatAmount(field, min)}`
      : `${formatAmount(field, min)} to ${formatAmount(field, max)}`,
  )
}

const isAnySubscription = (field: RangeField, { min, max }: Range): boolean =>
  field === 'subscription_price' && min === MIN_SUBSCRIPTION_PRICE && max === undefined

/** Fields left out of the label: the heading contains their values, or they mean nothing to a shopper. */
const fieldsInHeading: ReadonlySet<string> = new Set([
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

const listLabelParts = (state: SearchState): readonly string[] => [
  ...(state.query === '' ? [] : [`“${state.query}”`]),
  ...(state.near ? [`within ${state.near.km} km`] : []),
  ...rangeFields.flatMap((field) => {
    const range = state.ranges[field]
    if (range && isAnySubscription(field, range)) return ['by subscription']
    return range ? [`${formatRange(field, range)}${suffixOf(field)}`] : []
  }),
  ...listFields
    .filter((field) => !fieldsInHeading.has(field))
    .flatMap((field) => (state.lists[field] ?? []).map((value) => valueLabel(field, value))),
  ...listFields.flatMap((field) => (state.without?.[field] ?? []).map((value) => excludedLabel(field, value))),
]

/** Describes a search in one line: the heading of its page, then everything the heading leaves out. Never empty. */
export const formatSearchLabel = (state: SearchState, heading: string): string =>
  cleanAddressText([heading, ...listLabelParts(state)].filter((part) => part !== '').join(' · '), 120) || 'Search'

/** Describes an entry of the history: “Used Toyota · “hybrid” · up to $30,000 · White”. */
export const formatPastSearchLabel = ({ href, heading }: PastSearch): string =>
  formatSearchLabel(normalizeSearch(parseSearchParams(href.split('?')[1] ?? '')), heading)
