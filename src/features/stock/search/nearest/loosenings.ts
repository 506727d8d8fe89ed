import {
  withExcluded,
  withList,
  withNearby,
  withPage,
  withQuery,
  withoutRangeEnd,
} from '@/src/domain/stock/search-url/search-changes'
import { listFields, rangeFields, type ListField, type RangeField } from '@/src/domain/stock/fields/search-fields'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { hasWords } from '@/src/domain/text/has-words'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { valueLabel } from '@/src/domain/stock/fields/value-label'
import { rangeAmount } from '../facets/facets'
import { listStandIns, type StandIn } from './stand-ins'

/** A search without one of its conditions; `label` says what it then finds too. */
export type Loosening = {
  readonly label: string
  readonly next: SearchState
  /** The end of a range that is left out: its vehicles are compared with this number. */
  readonly end?: RangeEnd
  /** True for words, makes and models, which shoppers give up last. */
  readonly isName?: boolean
  /** True for a body, which they give up only before a name. */
  readonly isBody?: boolean
  /** True for a need, such as seats or a towing capacity: a cheaper vehicle without it is of no use. */
  readonly isNeed?: boolean
  /** Stands in for another condition: the label names those of its values that are in stock. */
  readonly standIn?: StandIn
}

export type RangeEnd = { readonly field: RangeField; readonly value: number }

const MAX_LOOSENINGS = 8

const NEEDED_FIELDS: ReadonlySet<ListField | RangeField> = new Set([
  ...(['seats', 'berths', 'lams', 'towing', 'payload', 'atm', 'gvm', 'electric_range'] as const),
])

/** True for a field of what the vehicle has to do, which shoppers keep before a price, a year or a colour. */
export const isNeededField = (field: ListField | RangeField): boolean => NEEDED_FIELDS.has(field)
const MAX_LABEL_VALUES = 3

export const listLabel = (field: ListField, values: readonly string[]): string => {
  const shown = values.slice(0, MAX_LABEL_VALUES).map((value) => valueLabel(field, value))
  return values.length > MAX_LABEL_VALUES ? `${shown.join(', ')} and others` : joinWithAnd(shown)
}

/** Labels of fields whose values do not read well after “Without”, such as “Not certified”. */
const anyValueLabels: Readonly<Partial<Record<ListField, string>>> = {
  car_type: 'Any condition',
  status: 'Sold or not',
  certified: 'Certified or not',
  lams: 'LAMS approved or not',
  reduced: 'On sale or not',
}

const OTHER_TOWNS = 'In other towns too'

/** Labels of fields that say where a vehicle is: shoppers look there next. */
const placeLabels: Readonly<Partial<Record<ListField, string>>> = {
  city: OTHER_TOWNS,
  region: OTHER_TOWNS,
  state: 'In other states too',
  location_name: 'At our other locations too',
  dealership_name: 'At our other locations too',
}

/** `More than $40,000 too`, `Before 2018 too` */
const rangeEndLabel = (field: RangeField, end: 'min' | 'max', value: number): string => {
  const words = field === 'year' ? { min: 'Before', max: 'After' } : { min: 'Less than', max: 'More than' }
  return `${words[end]} ${rangeAmount(field, value)} too`
}

const withoutMakes = (state: SearchState): SearchState =>
  normalizeSearch(withList(withList(state, 'make_model', []), 'make', []))

/** A feed's second name for the body of a model is searched for too, but not said: “Ute instead”. */
export const standInLabel = ({ insteadOf, field, values }: StandIn): string =>
  `${listLabel(field, insteadOf === 'make_model' ? values.slice(0, 1) : values)} instead`

/** Without its model alone, a search has its make already. */
const listReplacements = (state: SearchState): readonly Loosening[] =>
  listStandIns(state)
    .filter(({ field }) => field !== 'make')
    .map((standIn) => {
      const { insteadOf, field, values } = standIn
      const [isName, isBody] = [insteadOf === 'make_model', insteadOf === 'body']
      const from = isName ? withoutMakes(state) : state
      return {
        label: standInLabel(standIn),
        next: normalizeSearch(withList(from, field, values)),
        isName,
        isBody,
        isNeed: isNeededField(insteadOf),
        standIn,
      }
    })

/**
 * Lists the search without each of its conditions, and with what is like its body or model. All values of a field are one
 * condition: any of them matches.
 */
export const listLoosenings = (state: SearchState): readonly Loosening[] => {
  const first = withPage(state, 1)
  const all: readonly Loosening[] = [
    ...(hasWords(state.query)
      ? [{ label: `Without “${removeQuotes(state.query)}”`, next: withQuery(first, ''), isName: true }]
      : []),
    ...(state.near ? [{ label: `Any distance from ${state.near.place}`, next: withNearby(first, undefined) }] : []),
    ...listFields.flatMap((field): readonly Loosening[] => {
      const values = state.lists[field] ?? []
      if (values.length === 0) return []
      // Without its make, a model is no condition either.
      if (field === 'make' && state.lists.make_model)
        return [{ label: 'Any make and model', next: withoutMakes(first), isName: true }]
      const label = anyValueLabels[field] ?? placeLabels[field] ?? `Without ${listLabel(field, values)}`
      const isName = field === 'make' || field === 'make_model'
      const next = normalizeSearch(withList(first, field, []))
      return [{ label, next, isName, isBody: field === 'body', isNeed: isNeededField(field) }]
    }),
    ...listFields.flatMap((field): readonly Loosening[] => {
      const values = state.without?.[field] ?? []
      if (values.length === 0) return []
      const label = anyValueLabels[field] ?? `${listLabel(field, values)} too`
      return [{ label, next: normalizeSearch(withExcluded(first, field, [])) }]
    }),
    ...rangeFields.flatMap((field) =>
      (['min', 'max'] as const).flatMap((end): readonly Loosening[] => {
        const value = state.ranges[field]?.[end]
        return value === undefined
          ? []
          : [
              {
                label: rangeEndLabel(field, end, value),
                next: withoutRangeEnd(first, field, end),
                end: { field, value },
                isNeed: isNeededField(field),
              },
            ]
      }),
    ),
  ]
  return [...all.slice(0, MAX_LOOSENINGS), ...listReplacements(first)]
}
