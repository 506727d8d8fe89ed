import type { CardRecord } from '@/src/domain/stock/card/card'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, type SearchRequest } from '@/src/domain/stock/search-query/requests'
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

/** A search without one of its conditions; `label` says what it then finds too. */
export type Loosening = {
  readonly label: string
  readonly next: SearchState
  /** The end of a range that is left out: its vehicles are compared with this number. */
  readonly end?: RangeEnd
}

type RangeEnd = { readonly field: RangeField; readonly value: number }

/** Vehicles near to a search with zero results, and what each condition keeps away (SHP-02). */
export type NearestMatches = {
  readonly choices: readonly { readonly label: string; readonly count: number; readonly next: SearchState }[]
  readonly vehicles: readonly CardRecord[]
}

export type NearestAnswer = {
  readonly nbHits: number
  readonly hits: readonly CardRecord[]
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export type RequestNearest = (requests: readonly SearchRequest[]) => Promise<readonly NearestAnswer[]>

type NearestSettings = Parameters<typeof buildSearchParameters>[1]

const MAX_LOOSENINGS = 8
const MAX_VEHICLES = 6
const MAX_LABEL_VALUES = 3

const listLabel = (field: ListField, values: readonly string[]): string => {
  const shown = values.slice(0, MAX_LABEL_VALUES).map((value) => valueLabel(field, value))
  return values.length > MAX_LABEL_VALUES ? `${shown.join(', ')} and others` : joinWithAnd(shown)
}

/** Labels of fields whose values do not read well after “Without”, such as “Not certified”. */
const anyValueLabels: Readonly<Partial<Record<ListField, string>>> = {
  status: 'Sold or not',
  certified: 'Certified or not',
  lams: 'LAMS approved or not',
  reduced: 'On sale or not',
}

/** `More than $40,000 too`, `Before 2018 too` */
const rangeEndLabel = (field: RangeField, end: 'min' | 'max', value: number): string => {
  const words = field === 'year' ? { min: 'Before', max: 'After' } : { min: 'Less than', max: 'More than' }
  return `${words[end]} ${rangeAmount(field, value)} too`
}

const withoutMakes = (state: SearchState): SearchState =>
  normalizeSearch(withList(withList(state, 'make_model', []), 'make', []))

/** Lists the search without each of its conditions. All values of a field are one condition: any of them matches. */
export const listLoosenings = (state: SearchState): readonly Loosening[] => {
  const first = withPage(state, 1)
  const all: readonly Loosening[] = [
    ...(hasWords(state.query) ? [{ label: `Without “${removeQuotes(state.query)}”`, next: withQuery(first, '') }] : []),
    ...(state.near ? [{ label: `Any distance from ${state.near.place}`, next: withNearby(first, undefined) }] : []),
    ...listFields.flatMap((field): readonly Loosening[] => {
      const values = state.lists[field] ?? []
      if (values.length === 0) return []
      // Without its make, a model is no condition either.
      if (field === 'make' && state.lists.make_model)
        return [{ label: 'Any make and model', next: withoutMakes(first) }]
      const label = anyValueLabels[field] ?? `Without ${listLabel(field, values)}`
      return [{ label, next: normalizeSearch(withList(first, field, [])) }]
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
              },
            ]
      }),
    ),
  ]
  return all.slice(0, MAX_LOOSENINGS)
}

const buildNearestRequest = (
  { next, end }: Loosening,
  switches: NearestSettings,
  now: Date,
): readonly { readonly indexName: string; readonly params: SearchRequest['params'] }[] =>
  buildSearchRequests(buildSearchParameters(next, switches, now))
    .slice(0, 1)
    .map(({ indexName, params }) => ({
      indexName,
      params: { ...params, facets: end ? [end.field] : [], hitsPerPage: MAX_VEHICLES, analytics: false },
    }))

/** Builds one request for each loosening: its number of vehicles, the first of them, and the numbers to compare. */
export const buildNearestRequests = (
  loosenings: readonly Loosening[],
  switches: NearestSettings,
  now: Date,
): readonly SearchRequest[] => loosenings.flatMap((loosening) => buildNearestRequest(loosening, switches, now))

const toNumber = (record: CardRecord, field: RangeField): number =>
  Number((record as Readonly<Record<string, unknown>>)[field] ?? Number.NaN)

/** More vehicles than this of one number are equally near. */
const MAX_EQUAL = 40
/** Requests for the numbers of a smaller and smaller range. */
const MAX_NARROWINGS = 4

/** Returns the loosened search within the numbers of the nearest vehicles; undefined without numbers to compare. */
const withinNearest = ({ next, end }: Loosening, { facets }: NearestAnswer) => {
  if (!end) return undefined
  const { field, value } = end
  const counts = Object.entries(facets?.[field] ?? {})
    .map(([number, count]) => ({ number: Number(number), count, distance: Math.abs(Number(number) - value) }))
    .sort((a, b) => a.distance - b.distance)
  let total = 0
  const nearest = counts.filter(({ count }) => {
    const isNeeded = total < MAX_VEHICLES
    if (isNeeded) total += count
    return isNeeded
  })
  if (nearest.length === 0) return undefined
  const numbers = nearest.map(({ number }) => number)
  const range = { min: Math.min(...numbers), max: Math.max(...numbers) }
  return { total: Math.min(total, MAX_EQUAL), state: { ...next, ranges: { ...next.ranges, [field]: range } } }
}

/** Requests the vehicles of a loosening that are nearest by the number that it leaves out, the nearest first. */
const requestNearestByNumber = async (
  loosening: Loosening,
  answer: NearestAnswer,
  send: RequestNearest,
  [switches, now]: readonly [NearestSettings, Date],
): Promise<readonly CardRecord[]> => {
  const { end } = loosening
  if (!end) return answer.hits
  const search = async (known: NearestAnswer, tries: number): Promise<NearestAnswer> => {
    const within = withinNearest(loosening, known)
    if (!within) return known
    const requests = buildNearestRequest({ ...loosening, next: within.state }, switches, now).map((request) => {
      const fields = request.params['attributesToRetrieve'] as readonly string[]
      const attributesToRetrieve = [...new Set([...fields, end.field])]
      return { ...request, params: { ...request.params, attributesToRetrieve, hitsPerPage: within.total } }
    })
    const [found = known] = await send(requests)
    // An answer has 1,000 numbers only. If some were missing, the smaller range has fewer.
    return found.nbHits > found.hits.length && tries > 1 ? search(found, tries - 1) : found
  }
  const { hits } = await search(answer, MAX_NARROWINGS)
  const distanceOf = (record: CardRecord): number => Math.abs(toNumber(record, end.field) - end.value)
  return [...hits].sort((a, b) => distanceOf(a) - distanceOf(b))
}

/** Lists the loosenings that find vehicles, with their answers, the fewest first. */
const listUseful = (loosenings: readonly Loosening[], answers: readonly NearestAnswer[]) =>
  loosenings
    .flatMap((loosening, at) => {
      const answer = answers[at]
      return answer && answer.nbHits > 0 ? [{ loosening, answer }] : []
    })
    .sort((a, b) => a.answer.nbHits - b.answer.nbHits)

/**
 * Finds the nearest vehicles: those of the loosening with the fewest, because most of the conditions that it keeps
 * matter. Where it leaves a number out, those with the nearest number: the cheapest above a budget, the largest payload
 * below the one that is needed. Undefined if no loosening finds any.
 */
export const findNearestMatches = async (
  state: SearchState,
  send: RequestNearest,
  switches: NearestSettings,
  now: Date,
): Promise<NearestMatches | undefined> => {
  const loosenings = listLoosenings(state)
  const requests = buildNearestRequests(loosenings, switches, now)
  const useful = listUseful(loosenings, requests.length === 0 ? [] : await send(requests))
  const [nearest] = useful
  if (!nearest) return undefined
  const vehicles = await requestNearestByNumber(nearest.loosening, nearest.answer, send, [switches, now])
  return {
    choices: useful.map(({ loosening: { label, next }, answer: { nbHits: count } }) => ({ label, next, count })),
    vehicles: vehicles.slice(0, MAX_VEHICLES),
  }
}
