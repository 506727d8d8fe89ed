import type { IndexPlan, SortOrder } from '../settings'
import { compareNumbers, createNumberReader } from '../segment/sort-builder'
import { compareText, stringAt } from '../segment/string-table'
import type { Segment } from '../segment/types'
import type { LiveMatches } from './facet-counts'
import { SmallestKeys } from './smallest-keys'
import { isAround } from './geo'
import type { Matches } from './matches'
import type { Query } from './params'
import { listDocs, rankDocs } from './rank-docs'

/** A matching record of one part of the index. */
export type MatchedRecord = {
  readonly segment: Segment
  readonly doc: number
  readonly score: number
  readonly second: number
}

/**
 * Returns the first `limit` matches in the order of the query's sort. The primary index ranks by its criteria first. A
 * replica has a total order of its own, and text only filters there.
 */
export const findFirstMatches = (
  plan: IndexPlan,
  matches: LiveMatches,
  query: Query,
  limit: number,
): MatchedRecord[] => {
  const order = plan.sorts[query.sort]
  if (!order) return []
  const base = findFirstInPart(plan, matches.base, query, limit)
  const delta = findFirstInPart(plan, matches.delta, query, limit)
  return delta.length === 0 ? base : mergeSorted(base, delta, createComparator(order), limit)
}

const findFirstInPart = (plan: IndexPlan, matches: Matches, query: Query, limit: number): MatchedRecord[] => {
  const { segment } = matches.part
  const isRanked =
    plan.sorts[query.sort]?.ranked === true &&
    (matches.scores !== null || query.optionalFilters.length > 0 || isAround(query.geo))
  if (isRanked) return rankDocs(plan, matches, query, limit).map((found) => ({ segment, ...found }))
  const isFew = matches.count < MAX_SORTED_MATCHES
  const docs = isFew ? sortFirstDocs(matches, query.sort, limit) : walkSortOrder(matches, query.sort, limit)
  return docs.map((doc) => ({ segment, doc, score: 0, second: 0 }))
}

/** With fewer matches than this, sorting them is cheaper than walking the complete order. */
const MAX_SORTED_MATCHES = 4000

const sortFirstDocs = (matches: Matches, sort: number, limit: number): number[] => {
  const column = matches.part.segment.sorts[sort]
  if (!column || matches.count === 0) return []
  const smallest = new SmallestKeys(Math.min(limit, matches.count))
  for (const doc of listDocs(matches)) smallest.offer(0, 0, column.positions[doc] as number)
  return smallest.sorted().map(({ position }) => column.order[position] as number)
}

const walkSortOrder = (matches: Matches, sort: number, limit: number): number[] => {
  const order = matches.part.segment.sorts[sort]?.order ?? new Uint32Array()
  const docs: number[] = []
  for (let i = 0; i < order.length && docs.length < limit; i += 1) {
    const doc = order[i] as number
    if (matches.has(doc)) docs.push(doc)
  }
  return docs
}

/** Compares records of different segments by the same order as within a segment. */
const createComparator = ({ keys }: SortOrder) => {
  const id = (record: MatchedRecord): string => stringAt(record.segment.ids, record.doc)
  const number = (record: MatchedRecord, name: string): number =>
    createNumberReader(record.segment.numerics[name])(record.doc)
  return (left: MatchedRecord, right: MatchedRecord): number => {
    if (left.score !== right.score) return left.score - right.score
    if (left.second !== right.second) return left.second - right.second
    for (const { attribute, descending } of keys) {
      const difference =
        attribute === 'objectID'
          ? compareText(id(left), id(right)) * (descending ? -1 : 1)
          : compareNumbers(number(left, attribute), number(right, attribute), descending)
      if (difference !== 0) return difference
    }
    return compareText(id(left), id(right))
  }
}

const mergeSorted = (
  left: MatchedRecord[],
  right: MatchedRecord[],
  compare: (a: MatchedRecord, b: MatchedRecord) => number,
  limit: number,
): MatchedRecord[] => {
  const merged: MatchedRecord[] = []
  let [i, j] = [0, 0]
  while (merged.length < limit) {
    const [a, b] = [left[i], right[j]]
    if (!a && !b) break
    if (a && (!b || compare(a, b) <= 0)) {
      merged.push(a)
      i += 1
    } else if (b) {
      merged.push(b)
      j += 1
    }
  }
  return merged
}
