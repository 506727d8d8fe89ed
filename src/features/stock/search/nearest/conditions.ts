import { listFields, rangeFields, type ListField } from '@/src/domain/stock/fields/search-fields'
import { bodiesOfTradeModels, listSimilarBodies } from '@/src/domain/stock/search-words/trade-bodies'
import { removeQuotes } from '@/src/domain/stock/search-words/quoted'
import { normalizeSearch } from '@/src/domain/stock/search-url/normalize-search'
import { withExcluded, withList, withNearby, withQuery, withRange } from '@/src/domain/stock/search-url/search-changes'
import { emptySearch, type SearchState } from '@/src/domain/stock/search-url/state'
import { formatPair } from '@/src/domain/stock/search-url/make-of-pair'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { hasWords } from '@/src/domain/text/has-words'
import { endLabel } from '../facets/facets'
import { isElectricOnly, listLabel, type RangeEnd } from './loosenings'

/** One condition of a search. `text` is absent for one that only stands in for another, where that one finds nothing. */
export type Condition = {
  readonly text?: string
  readonly insteadOf?: Condition
  readonly add: (state: SearchState) => SearchState
  readonly end?: RangeEnd
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

const standIn = (insteadOf: Condition, field: ListField, values: readonly string[]): readonly Condition[] =>
  values.length === 0 ? [] : [{ insteadOf, add: (to) => withList(to, field, values) }]

/** Of a model that the dealer doesn't have, electric ones, and vehicles of its make and of its body are the nearest. */
const listModelStandIns = ({ lists }: SearchState, model: Condition): readonly Condition[] => {
  const pairs = lists.make_model ?? []
  return [
    ...standIn(model, 'make', lists.make ?? []),
    ...standIn(model, 'fuel', isElectricOnly({ lists }) ? ['Electric'] : []),
    ...standIn(model, 'body', lists.body ? [] : bodiesOfTradeModels(pairs)),
  ]
}

/** Lists the conditions that stand in for the values of a field that no vehicle has. */
const listStandIns = (state: SearchState, field: ListField, condition: Condition): readonly Condition[] => {
  if (field === 'make_model') return listModelStandIns(state, condition)
  return field === 'body' ? standIn(condition, 'body', listSimilarBodies(state.lists.body ?? [])) : []
}

const NAMES: ReadonlySet<ListField> = new Set(['make', 'make_model'])

const listListConditions = (state: SearchState, fields: readonly ListField[]): readonly Condition[] =>
  fields
    .filter((field) => (state.lists[field] ?? []).length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((field): readonly Condition[] => {
      const values = state.lists[field] ?? []
      const label = field === 'make_model' ? joinWithAnd(values.map(formatPair)) : listLabel(field, values)
      const condition: Condition = { text: `“${label}”`, add: (to) => withList(to, field, values) }
      return [condition, ...listStandIns(state, field, condition)]
    })

/** A model is named with its make. */
const listNameConditions = (state: SearchState): readonly Condition[] =>
  listListConditions(state, [state.lists.make_model === undefined ? 'make' : 'make_model'])

const listRangeConditions = ({ ranges }: SearchState): readonly Condition[] =>
  rangeFields.flatMap((field) =>
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
 * Adds one condition after another while vehicles remain, the ones that matter first. A condition that leaves none beside
 * those before it would also leave none later, so that it is never counted again.
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
  let open = conditions.slice(0, MAX_CONDITIONS)
  while (open.length > 0) {
    const counts = await countAll(open.map((one) => toSearch(emptySearch, [...met, one])))
    const [next, ...others] = open.filter((_, at) => (counts[at] ?? 0) > 0)
    if (!next) break
    met.push(next)
    open = others.filter(({ insteadOf }) => insteadOf !== next)
  }
  const missed = conditions.filter((one) => !met.includes(one))
  return {
    met,
    leftOut: missed.flatMap(({ text }) => text ?? []),
    end: missed.find(({ end }) => end !== undefined)?.end,
  }
}
