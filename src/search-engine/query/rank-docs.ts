import type { OptionalFilter } from '../filters/lists'
import type { Segment } from '../segment/types'
import type { Criterion, IndexPlan } from '../settings'
import { markFailing } from './clause-mask'
import { computeGeoRanks, isAround } from './geo'
import { SmallestKeys } from './smallest-keys'
import type { Matches } from './matches'
import type { Query } from './params'
import { splitCriteria, toRankKey, type Rank } from './rank-key'
import { TextRanker, type Ranker } from './rank-text'
import { WordRanker } from './rank-word'
import type { TextScores } from './text-scores'

export type RankedDoc = { readonly doc: number; readonly score: number; readonly second: number }

/** Coarse scores are below this: ten words with two typos each, and ten missing. */
const COARSE_SPAN = 1024

/**
 * Ranks the first `limit` matches by the criteria, then by the query's sort. Only records whose typos and missing words
 * put them among the first are ranked in detail, because proximity needs every occurrence of every word.
 */
export const rankDocs = (plan: IndexPlan, matches: Matches, query: Query, limit: number): RankedDoc[] => {
  const column = matches.part.segment.sorts[query.sort]
  if (!column || matches.count === 0) return []
  const parts = splitCriteria(plan.criteria, isAround(query.geo))
  const docs = selectContenders(parts[0], matches, limit)
  const { keys, seconds } = computeRankKeys(plan, parts, matches, query, docs)
  const smallest = new SmallestKeys(Math.min(limit, docs.length))
  for (let i = 0; i < docs.length; i += 1)
    smallest.offer(keys[i] as number, seconds[i] as number, column.positions[docs[i] as number] as number)
  return smallest
    .sorted()
    .map(({ rank, second, position }) => ({ doc: column.order[position] as number, score: rank, second }))
}

export const listDocs = ({ docs, count, has, part }: Matches): Uint32Array => {
  if (docs) return docs
  const list = new Uint32Array(count)
  let at = 0
  for (let doc = 0; doc < part.segment.size; doc += 1) {
    if (!has(doc)) continue
    list[at] = doc
    at += 1
  }
  return list
}

const selectContenders = (criteria: readonly Criterion[], matches: Matches, limit: number): Uint32Array => {
  const docs = listDocs(matches)
  const { scores } = matches
  const coarseFirst = criteria[0] === 'typo' && criteria[1] === 'words'
  if (!scores || !coarseFirst || docs.length <= limit) return docs
  const { coarse } = scores
  const docsPerScore = new Uint32Array(COARSE_SPAN)
  for (let i = 0; i < docs.length; i += 1) {
    const score = coarse[docs[i] as number] as number
    docsPerScore[score] = (docsPerScore[score] as number) + 1
  }
  let cut = 0
  let found = docsPerScore[0] as number
  while (found < limit) {
    cut += 1
    found += docsPerScore[cut] as number
  }
  return found === docs.length ? docs : docs.filter((doc) => (coarse[doc] as number) <= cut)
}

type CriteriaParts = ReturnType<typeof splitCriteria>
type RankKeys = { readonly keys: Float64Array; readonly seconds: Float64Array }

const computeRankKeys = (
  plan: IndexPlan,
  parts: CriteriaParts,
  matches: Matches,
  query: Query,
  docs: Uint32Array,
): RankKeys => {
  const { segment } = matches.part
  const filters = computeFilterScores(segment, query.optionalFilters, query.sumFilterScores)
  const geo = isAround(query.geo) ? computeGeoRanks(segment, query.geo) : null
  const rankers = createRankers(plan, segment, matches.scores, query, docs)
  const found: RankKeys = { keys: new Float64Array(docs.length), seconds: new Float64Array(docs.length) }
  const rank: Rank = { typos: 0, missing: 0, proximity: 0, attribute: 0, inexact: 0, filters: 0, geo: 0 }
  for (let i = 0; i < docs.length; i += 1) {
    rank.filters = filters ? (filters[docs[i] as number] as number) : 0
    rank.geo = geo ? (geo[docs[i] as number] as number) : 0
    setBestRankKeys(parts, rankers, i, rank, found)
  }
  return found
}

/** Sets the best keys of all variants of the query. */
const setBestRankKeys = (
  [first, second]: CriteriaParts,
  rankers: readonly Ranker[],
  at: number,
  rank: Rank,
  { keys, seconds }: RankKeys,
): void => {
  if (rankers.length === 0) {
    keys[at] = toRankKey(first, rank)
    seconds[at] = toRankKey(second, rank)
    return
  }
  keys[at] = Number.POSITIVE_INFINITY
  for (const ranker of rankers) {
    if (!ranker.rank(at, rank)) continue
    const [key, next] = [toRankKey(first, rank), toRankKey(second, rank)]
    if (key > (keys[at] as number) || (key === keys[at] && next >= (seconds[at] as number))) continue
    keys[at] = key
    seconds[at] = next
  }
}

/** The index of a record in the current list, from 1; zero between two requests. */
const docNumbers = new WeakMap<Segment, Uint32Array>()

const createRankers = (
  plan: IndexPlan,
  segment: Segment,
  scores: TextScores | null,
  query: Query,
  docs: Uint32Array,
): Ranker[] => {
  if (!scores) return []
  const numbers = docNumbers.get(segment) ?? new Uint32Array(segment.size)
  docNumbers.set(segment, numbers)
  for (let i = 0; i < docs.length; i += 1) numbers[docs[i] as number] = i + 1
  const rankers = scores.variants.map((fitting): Ranker => {
    const [slot, ...others] = fitting.slots
    const rest = [query.text, plan.searchable, numbers, docs.length] as const
    if (!slot || others.length > 0) return new TextRanker(segment.text, fitting, ...rest)
    return new WordRanker(segment.text, { slot, literal: fitting.variant.literal }, ...rest)
  })
  for (let i = 0; i < docs.length; i += 1) numbers[docs[i] as number] = 0
  return rankers
}

/** Returns each record's score from the optional filters: per clause the highest score, or the sum. */
const computeFilterScores = (
  segment: Segment,
  filters: readonly OptionalFilter[],
  sum: boolean,
): Uint16Array | null => {
  if (filters.length === 0) return null
  const total = new Uint16Array(segment.size)
  const fails = new Uint32Array(segment.size)
  const scratch = new Uint8Array(segment.size)
  const ofClause = new Uint16Array(segment.size)
  for (const clause of filters) {
    ofClause.fill(0)
    for (const { literal, score } of clause) {
      markFailing(segment, [literal], 1, fails.fill(0), scratch)
      addScore(fails, ofClause, score, sum)
    }
    for (let doc = 0; doc < segment.size; doc += 1) total[doc] = (total[doc] as number) + (ofClause[doc] as number)
  }
  return total
}

const addScore = (fails: Uint32Array, scores: Uint16Array, score: number, sum: boolean): void => {
  for (let doc = 0; doc < scores.length; doc += 1) {
    if (fails[doc] !== 0) continue
    const known = scores[doc] as number
    scores[doc] = sum ? known + score : Math.max(known, score)
  }
}
