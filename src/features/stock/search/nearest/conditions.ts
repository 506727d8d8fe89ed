import { listFields, rangeFields, type ListField } from '@/src/domain/stock/fields/search-fields'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { withExcluded, withList, withNearby, withQuery, withRange } from '@/src/domain/stock/search-url/search-changes'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { formatPair } from '@/src/domain/stock/search-url/make-of-pair'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { hasWords } from '@/src/domain/text/has-words'
import { endLabel } from '../facets/facets'
import { isNeededField, listLabel, type RangeEnd } from './loosenings'
import { listStandIns } from './stand-ins'

/** One condition of a search. */
export type Condition = {
  /** Absent for one that only stands in for another. */
  readonly text?: string
  readonly add: (state: SearchState) => SearchState
  readonly end?: RangeEnd
  /** Of a condition that stands in for another: its label, and the field of the other. */
  readonly standsIn?: { readonly label: string; readonly insteadOf: ListField }
  /** Conditions to try instead, where this one finds nothing. */
  readonly standIns?: readonly Condition[]
}

/** Conditions beyond these are left out: each costs a request. */
const MAX_CONDITIONS = 12

/** The vehicle itself matters before its place; a field in neither list is between them. */
const firstFields: readonly ListField[] = ['make_model', 'make', 'item_type', 'body', 'seats', 'berths', 'fuel', 'lams']
const lastFields: readonly ListField[] = ['colour', 'state', 'region', 'city', 'location_name', 'dealership_name']

const rankOf = (field: ListField): number => {
  const first = firstFields.indexOf(field)
  return first >= 0 ? first : firstFields.length + 1 + lastFields.indexOf(field)
}

const NAMES: ReadonlySet<ListField> = new Set(['make', 'make_model'])

const listListConditions = (state: SearchState, fields: readonly ListField[]): readonly Condition[] =>
  fields
    .filter((field) => (state.lists[field] ?? []).length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((field) => {
      const values = state.lists[field] ?? []
      const label = field === 'make_model' ? joinWithAnd(values.map(formatPair)) : listLabel(field, values)
      const standIns = listStandIns(state)
        .filter(({ insteadOf }) => insteadOf === field)
        .map((one): Condition => ({
          standsIn: {
            label: listLabel(one.field, one.insteadOf === 'make_model' ? one.values.slice(0, 1) : one.values),
            insteadOf: field,
          },
          add: (to) => withList(to, one.field, one.values),
        }))
      return { text: `“${label}”`, add: (to: SearchState) => withList(to, field, values), standIns }
    })

/** A model is named with its make. */
const listNameConditions = (state: SearchState): readonly Condition[] =>
  listListConditions(state, [state.lists.make_model === undefined ? 'make' : 'make_model'])

const listRangeConditions = ({ ranges }: SearchState): readonly Condition[] =>
  rangeFields
    .toSorted((a, b) => Number(isNeededField(b)) - Number(isNeededField(a)))
    .flatMap((field) =>
      (['min', 'max'] as const).flatMap((end): readonly Condition[] => {
        const value = ranges[field]?.[end]
        if (value === undefined) return []
        const add = (to: SearchState): SearchState => withRange(to, field, { ...to.ranges[field], [end]: value })
        return [{ text: `“${endLabel(field, end, value)}”`, add, end: { field, value } }]
      }),
    )

/** Lists the conditions of a search, those that matter to a shopper first: the name, which may be among the words. */
export const listConditions = (state: SearchState): readonly Condition[] => {
  const { near, query } = state
  return [
    ...listNameConditions(state),
    ...(hasWords(query) ? [{ text: `“${removeQuotes(query)}”`, add: (to: SearchState) => withQuery(to, query) }] : []),
    ...listListConditions(
      state,
      listFields.filter((field) => !NAMES.has(field)),
    ),
    ...listRangeConditions(state),
    ...listFields.flatMap((field): readonly Condition[] => {
      const values = state.without?.[field] ?? []
      return values.length === 0
        ? []
        : [{ text: `“not ${listLabel(field, values)}”`, add: (to) => withExcluded(to, field, values) }]
    }),
    ...(near ? [{ text: `“near ${near.place}”`, add: (to: SearchState) => withNearby(to, near) }] : []),
  ]
}

/** Returns the search that has only these conditions, in the shopper's order. */
export const toSearch = ({ sortBy }: SearchState, conditions: readonly Condition[]): SearchState =>
  normalizeSearch(conditions.reduce((to, { add }) => add(to), { ...emptySearch, ...(sortBy && { sortBy }) }))

/**
 * Adds one condition after another while vehicles remain, the ones that matter first. Each request counts the vehicles
 * after every further condition, so that there are as many requests as conditions that leave none.
 */
export const findPossible = async (
  conditions: readonly Condition[],
  countAll: (states: readonly SearchState[]) => Promise<readonly number[]>,
): Promise<{
  readonly met: readonly Condition[]
  readonly leftOut: readonly string[]
  readonly end: RangeEnd | undefined
}> => {
  const met: Condition[] = []
  const missed: Condition[] = []
  let open = conditions.slice(0, MAX_CONDITIONS)
  while (open.length > 0) {
    const counts = await countAll(open.map((_, at) => toSearch(emptySearch, [...met, ...open.slice(0, at + 1)])))
    const firstEmpty = open.findIndex((_, at) => (counts[at] ?? 0) === 0)
    met.push(...open.slice(0, firstEmpty < 0 ? open.length : firstEmpty))
    const [empty, ...others] = firstEmpty < 0 ? [] : open.slice(firstEmpty)
    if (empty) missed.push(empty)
    open = [...(empty?.standIns ?? []), ...others]
  }
  missed.push(...conditions.slice(MAX_CONDITIONS))
  return {
    met,
    leftOut: missed.flatMap(({ text }) => text ?? []),
    end: missed.find(({ end }) => end !== undefined)?.end,
  }
}
