import type { JsonRecord } from '../segment/attribute'
import { stringAt } from '../segment/string-table'
import type { IndexPlan } from '../settings'
import type { Highlighter } from './highlight'
import type { Place } from './order'
import type { Query } from './params'
import { readRankKey } from './rank-key'

/** The options of a query that affect a hit's rendering. */
type Shown = Pick<Query, 'retrieve' | 'withRanking'>

/** Renders a hit as JSON. A complete record is passed on unchanged, because records are stored as JSON. */
export const renderHit = (
  plan: IndexPlan,
  { segment, doc, score = 0 }: Pick<Place, 'segment' | 'doc'> & { readonly score?: number },
  { retrieve, withRanking }: Shown,
  highlighter: Highlighter | null,
): string => {
  const json = stringAt(segment.records, doc)
  const record = isWhole(plan, retrieve) && !highlighter ? null : parse(json)
  const body = record === null || isWhole(plan, retrieve) ? json : JSON.stringify(retrieved(plan, record, retrieve))
  const more = [
    ...(record && highlighter ? marked(highlighter, record) : []),
    ...(withRanking ? [`"_rankingInfo":${JSON.stringify(rankingInfo(plan, score))}`] : []),
  ]
  return more.length === 0 ? body : `${body.slice(0, -1)},${more.join()}}`
}

const marked = (highlighter: Highlighter, record: JsonRecord): string[] => {
  const snippets = highlighter.snippets(record)
  return [
    `"_highlightResult":${JSON.stringify(highlighter.record(record))}`,
    ...(snippets ? [`"_snippetResult":${JSON.stringify(snippets)}`] : []),
  ]
}

const rankingInfo = (plan: IndexPlan, score: number) => {
  const rank = readRankKey(plan.criteria, score)
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

const parse = (json: string): JsonRecord => JSON.parse(json) as JsonRecord

const isWhole = (plan: IndexPlan, retrieve: readonly string[]): boolean =>
  retrieve.length === 1 && retrieve[0] === '*' && plan.settings.unretrievableAttributes.length === 0

/**
 * Applies `attributesToRetrieve`: `*` is all, `-name` excludes. The id always stays; unretrievable attributes never do.
 */
export const retrieved = (plan: IndexPlan, record: JsonRecord, retrieve: readonly string[]): JsonRecord => {
  const hidden = new Set(plan.settings.unretrievableAttributes)
  const left = new Set(retrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const all = retrieve.includes('*')
  const kept = Object.entries(record).filter(
    ([name]) => name !== 'objectID' && !hidden.has(name) && !left.has(name) && (all || retrieve.includes(name)),
  )
  return { ...Object.fromEntries(kept), objectID: record.objectID }
}
