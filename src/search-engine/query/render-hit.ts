import type { JsonRecord } from '../segment/attribute'
import { stringAt } from '../segment/string-table'
import type { IndexPlan } from '../settings'
import type { Highlighter } from './highlight'
import type { MatchedRecord } from './order'
import type { Query } from './params'
import { parseRankKey } from './rank-key'

/** The options of a query that affect a hit's rendering. */
type HitOptions = Pick<Query, 'retrieve' | 'withRanking'>

/** Renders a hit as JSON. A complete record is passed on unchanged, because records are stored as JSON. */
export const renderHit = (
  plan: IndexPlan,
  { segment, doc, score = 0 }: Pick<MatchedRecord, 'segment' | 'doc'> & { readonly score?: number },
  { retrieve, withRanking }: HitOptions,
  highlighter: Highlighter | null,
): string => {
  const json = stringAt(segment.records, doc)
  const record = isCompleteRecord(plan, retrieve) && !highlighter ? null : parseRecord(json)
  const body =
    record === null || isCompleteRecord(plan, retrieve) ? json : JSON.stringify(pickAttributes(plan, record, retrieve))
  const more = [
    ...(record && highlighter ? renderMarks(highlighter, record) : []),
    ...(withRanking ? [`"_rankingInfo":${JSON.stringify(toRankingInfo(plan, score))}`] : []),
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

const toRankingInfo = (plan: IndexPlan, score: number) => {
  const rank = parseRankKey(plan.criteria, score)
  return {
    nbTypos: rank.typo,
    firstMatchedWord: rank.attribute,
    proximityDistance: rank.proximity,
    userScore: 0,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: -rank.exact,
    words: -rank.words,
    filters: rank.filters,
  }
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
