import type { JsonRecord } from '../segment/attribute'
import { stringAt } from '../segment/string-table'
import type { IndexPlan } from '../settings'
import type { Highlighter } from './highlight'
import type { MatchedRecord } from './order'
import type { Query } from './params'
import { findNearestPlace, isAround, precisionAt } from './geo'
import { parseRankKeys, splitCriteria } from './rank-key'

/** The options of a query that affect a hit's rendering. */
type HitOptions = Pick<Query, 'retrieve' | 'withRanking'> & Partial<Pick<Query, 'geo'>>

/** Renders a hit as JSON. A complete record is passed on unchanged, because records are stored as JSON. */
export const renderHit = (
  plan: IndexPlan,
  match: Pick<MatchedRecord, 'segment' | 'doc'> & Partial<Pick<MatchedRecord, 'score' | 'second'>>,
  { retrieve, withRanking, geo }: HitOptions,
  highlighter: Highlighter | null,
): string => {
  const json = stringAt(match.segment.records, match.doc)
  const record = isCompleteRecord(plan, retrieve) && !highlighter ? null : parseRecord(json)
  const body =
    record === null || isCompleteRecord(plan, retrieve) ? json : JSON.stringify(pickAttributes(plan, record, retrieve))
  const more = [
    ...(record && highlighter ? renderMarks(highlighter, record) : []),
    ...(withRanking ? [`"_rankingInfo":${JSON.stringify(toRankingInfo(plan, match, geo))}`] : []),
  ]
  return more.length === 0 ? body : `${body.slice(0, -1)},${more.join()}}`
}

const renderMarks = (highlighter: Highlighter, record: JsonRecord): string[] => {
  const snippets = highlighter.snippets(record)
  return [
    `"_highlightResult":${JSON.stringify(highlighter.record(record))}`,
    ...(snippets ? [`"_snippetResult":${JSON.stringify(snippets)}`] : []),
  ]
}

const toRankingInfo = (plan: IndexPlan, match: Parameters<typeof renderHit>[1], geo: HitOptions['geo']) => {
  const { score = 0, second = 0 } = match
  const rank = parseRankKeys(splitCriteria(plan.criteria, isAround(geo)), [score, second])
  return {
    nbTypos: rank.typo,
    firstMatchedWord: rank.attribute,
    proximityDistance: rank.proximity,
    userScore: 0,
    ...toGeoInfo(match, geo),
    nbExactWords: -rank.exact,
    words: -rank.words,
    filters: rank.filters,
  }
}

const toGeoInfo = ({ segment, doc }: Pick<MatchedRecord, 'segment' | 'doc'>, geo: HitOptions['geo']) => {
  const nearest = isAround(geo) ? findNearestPlace(segment, doc, geo) : undefined
  if (!geo || !nearest) return { geoDistance: 0, geoPrecision: 1 }
  const geoPrecision = precisionAt(geo, nearest.distance)
  return { geoDistance: Math.floor(nearest.distance / geoPrecision), geoPrecision, matchedGeoLocation: nearest }
}

const parseRecord = (json: string): JsonRecord => JSON.parse(json) as JsonRecord

const isCompleteRecord = (plan: IndexPlan, retrieve: readonly string[]): boolean =>
  retrieve.length === 1 && retrieve[0] === '*' && plan.settings.unretrievableAttributes.length === 0

/**
 * Applies `attributesToRetrieve`: `*` is all, `-name` excludes. The id always stays; unretrievable attributes never do.
 */
export const pickAttributes = (plan: IndexPlan, record: JsonRecord, retrieve: readonly string[]): JsonRecord => {
  const hidden = new Set(plan.settings.unretrievableAttributes)
  const excluded = new Set(retrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const all = retrieve.includes('*')
  const included = Object.entries(record).filter(
    ([name]) => name !== 'objectID' && !hidden.has(name) && !excluded.has(name) && (all || retrieve.includes(name)),
  )
  return { ...Object.fromEntries(included), objectID: record.objectID }
}
