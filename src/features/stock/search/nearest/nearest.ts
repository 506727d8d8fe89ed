import type { CardRecord } from '@/src/domain/stock/card/card'
import { buildSearchParameters } from '@/src/domain/stock/search-query/parameters'
import { buildSearchRequests, type SearchRequest } from '@/src/domain/stock/search-query/requests'
import { listFields, rangeFields, type RangeField } from '@/src/domain/stock/fields/search-fields'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { findPossible, listConditions, toSearch } from './conditions'
import { isNeededField, listLoosenings, standInLabel, type Loosening } from './loosenings'

/** Vehicles near to a search with zero results, and what each condition keeps away (SHP-02). */
export type NearestMatches = {
  readonly choices: readonly { readonly label: string; readonly count: number; readonly next: SearchState }[]
  readonly vehicles: readonly CardRecord[]
  /** Conditions that the nearest vehicles don't meet, where no single one was in the way. */
  readonly leftOut?: readonly string[]
}

export type NearestAnswer = {
  readonly nbHits: number
  readonly hits: readonly CardRecord[]
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export type RequestNearest = (requests: readonly SearchRequest[]) => Promise<readonly NearestAnswer[]>

type NearestSettings = Parameters<typeof buildSearchParameters>[1]

const MAX_VEHICLES = 6

const buildNearestRequest = (
  { next, end, standIn }: Loosening,
  switches: NearestSettings,
  now: Date,
): readonly { readonly indexName: string; readonly params: SearchRequest['params'] }[] =>
  buildSearchRequests(buildSearchParameters(next, switches, now))
    .slice(0, 1)
    .map(({ indexName, params }) => ({
      indexName,
      params: {
        ...params,
        facets: [...(end ? [end.field] : []), ...(standIn ? [standIn.field] : [])],
        hitsPerPage: MAX_VEHICLES,
        analytics: false,
      },
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

/** Those that are sold come last. */
const takeFirst = (vehicles: readonly CardRecord[]): readonly CardRecord[] =>
  vehicles.toSorted((a, b) => Number(a.status === 'sold') - Number(b.status === 'sold')).slice(0, MAX_VEHICLES)

/** True for a search without its body; one with a similar body is nearer. */
const leavesBodyOut = ({ isBody = false, next }: Loosening): boolean => isBody && next.lists.body === undefined

/** True for a search without a number of seats or a capacity that is needed; one with another number of seats is nearer. */
const leavesNeedOut = ({ isNeed = false, standIn }: Loosening): boolean => isNeed && standIn === undefined

const rankOf = (loosening: Loosening): number => {
  const { isName = false, isBody = false, isNeed = false, standIn } = loosening
  // Of a model that isn't in stock, one that is like it is nearer than any of its make.
  if (isName) return standIn ? 4 : 5
  if (leavesBodyOut(loosening)) return 3
  return leavesNeedOut(loosening) ? 2 : Number(isBody || isNeed)
}

/** Names of the values that stand in only those that are found. */
const withFoundValues = (loosening: Loosening, { facets }: NearestAnswer): Loosening => {
  const { standIn } = loosening
  const values = standIn?.values.filter((value) => facets?.[standIn.field]?.[value])
  return standIn && values && values.length > 0
    ? { ...loosening, label: standInLabel({ ...standIn, values }) }
    : loosening
}

/** Lists the loosenings that find vehicles, with their answers: those that leave out no name, body or need first, then the fewest. */
const listUseful = (loosenings: readonly Loosening[], answers: readonly NearestAnswer[]) =>
  loosenings
    .flatMap((loosening, at) => {
      const answer = answers[at]
      return answer && answer.nbHits > 0 ? [{ loosening: withFoundValues(loosening, answer), answer }] : []
    })
    .sort((a, b) => rankOf(a.loosening) - rankOf(b.loosening) || a.answer.nbHits - b.answer.nbHits)

/** Finds the vehicles of a search that meets as many of the conditions as it can, where leaving out one is too little. */
const findPartMatches = async (
  state: SearchState,
  send: RequestNearest,
  switches: NearestSettings,
  now: Date,
): Promise<NearestMatches | undefined> => {
  const countAll = async (states: readonly SearchState[]): Promise<readonly number[]> => {
    const requests = buildNearestRequests(
      states.map((next) => ({ label: '', next })),
      switches,
      now,
    )
    const counts = requests.map((request) => ({ ...request, params: { ...request.params, hitsPerPage: 0 } }))
    return (await send(counts)).map(({ nbHits }) => nbHits)
  }
  const { met, leftOut, end } = await findPossible(listConditions(state), countAll)
  const instead = met
    .flatMap(({ standsIn }) => standsIn ?? [])
    // A pantech is a truck already, and a learner's motorcycle a motorcycle.
    .filter(
      ({ insteadOf }, at, all) => insteadOf !== 'body' || all.findIndex((one) => one.insteadOf === insteadOf) === at,
    )
    .map(({ label }) => label)
  const next = toSearch(state, met)
  const others = instead.length === 0 ? '' : `, but ${joinWithAnd(instead)}`
  const label = met.length === 0 ? 'Everything we have' : `Without ${joinWithAnd(leftOut)}${others}`
  const loosening: Loosening = { label, next, ...(end && { end }) }
  const [answer] = await send(buildNearestRequests([loosening], switches, now))
  if (!answer || answer.nbHits === 0) return undefined
  const vehicles = await requestNearestByNumber(loosening, answer, send, [switches, now])
  return { choices: [{ label, next, count: answer.nbHits }], vehicles: takeFirst(vehicles), leftOut }
}

/** Leaves out choices that lead to the same search as one before them. */
const withoutEqual = (choices: NearestMatches['choices']): NearestMatches['choices'] => {
  const keys = choices.map(({ next: { lists, ranges, query, without = {} } }) =>
    JSON.stringify([
      ...[lists, without].map((one) =>
        Object.entries(one)
          .filter(([, values]) => values.length > 0)
          .sort(),
      ),
      Object.entries(ranges).sort(),
      query,
    ]),
  )
  return choices.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** The makes or models of a search with its words, which may name one too. */
const nameOf = (state: SearchState | undefined): string =>
  [...(state?.lists.make_model ?? state?.lists.make ?? []).toSorted(), state?.query ?? ''].join('|')

const keepsName = (one: SearchState | undefined, other: SearchState): boolean => nameOf(one) === nameOf(other)

/** True for a search that has a body, or the kind of vehicle that has it. */
const hasBody = (one: SearchState | undefined): boolean =>
  one?.lists.body !== undefined || one?.lists.item_type !== undefined

/** True for a search that has every need of the shopper's, if only with another number of seats. */
const keepsNeeds = (one: SearchState | undefined, { lists, ranges }: SearchState): boolean =>
  listFields.every((field) => !isNeededField(field) || !lists[field] || one?.lists[field] !== undefined) &&
  rangeFields.every((field) => !isNeededField(field) || !ranges[field] || one?.ranges[field] !== undefined)

/**
 * True where only leaving out the name, the body or a need would do: vehicles that have them are nearer, although they
 * miss several conditions.
 */
const isFar = (nearest: Loosening | undefined, state: SearchState): boolean =>
  !nearest || leavesBodyOut(nearest) || !keepsName(nearest.next, state) || !keepsNeeds(nearest.next, state)

/** True for a search with the body and the needs that matter more than a budget: one of seven seats for “8 seater under 20k”. */
const keepsMore = (partly: SearchState | undefined, nearest: Loosening, state: SearchState): boolean => {
  if (!keepsNeeds(nearest.next, state) && keepsNeeds(partly, state)) return hasBody(partly) || !hasBody(nearest.next)
  return leavesBodyOut(nearest) && hasBody(partly)
}

/** True for a search of the make and the body where the loosening has the body alone: of an MG ZS the SUVs of MG. */
const keepsMakeToo = (partly: SearchState | undefined, { next }: Loosening): boolean =>
  partly?.lists.make !== undefined && partly.lists.body !== undefined && next.lists.make === undefined

/** True for a search that misses several conditions and is nearer than the loosening all the same. */
const isNearer = (partly: SearchState | undefined, nearest: Loosening | undefined, state: SearchState): boolean => {
  if (!nearest) return true
  // Of a motorcycle that isn't in stock, one of its body is nearer than one of its colour.
  if (!keepsName(nearest.next, state) && !hasBody(nearest.next) && hasBody(partly)) return true
  if (!keepsName(partly, state)) return !keepsName(nearest.next, state) && keepsMakeToo(partly, nearest)
  return !keepsName(nearest.next, state) || keepsMore(partly, nearest, state)
}

/**
 * Finds the nearest vehicles: those of the loosening that keeps make, model and words and finds the fewest, because most
 * of the conditions that it keeps matter. Where it leaves a number out, those with the nearest number: the cheapest above
 * a budget, the largest payload below the one that is needed. If no single loosening finds any, or none of the named
 * make or model, several conditions are left out, so that a dealer with stock always shows some; undefined only without
 * stock.
 */
export const findNearestMatches = async (
  state: SearchState,
  send: RequestNearest,
  switches: NearestSettings,
  now: Date,
): Promise<NearestMatches | undefined> => {
  const loosenings = listLoosenings(state)
  const requests = buildNearestRequests(loosenings, switches, now)
  if (requests.length === 0) return undefined
  const useful = listUseful(loosenings, await send(requests))
  const [nearest] = useful
  const choices = useful.map(({ loosening: { label, next }, answer: { nbHits: count } }) => ({ label, next, count }))
  const partly = isFar(nearest?.loosening, state) ? await findPartMatches(state, send, switches, now) : undefined
  if (partly && isNearer(partly.choices[0]?.next, nearest?.loosening, state))
    return { ...partly, choices: withoutEqual([...partly.choices, ...choices]) }
  if (!nearest) return undefined
  const vehicles = await requestNearestByNumber(nearest.loosening, nearest.answer, send, [switches, now])
  return { choices, vehicles: takeFirst(vehicles) }
}
