import type { IndexPlan, SortOrder } from '../settings'
import { compareNumbers, firstNumber } from '../segment/sort-builder'
import { compareText, stringAt } from '../segment/string-table'
import type { Segment } from '../segment/types'
import type { LiveMatches } from './facet-counts'
import { LeastKeys } from './least-keys'
import type { Matches } from './matches'
import type { Query } from './params'
import { listDocs, rankDocs } from './rank-docs'

/** A matching record of one part of the index. */
export type Place = { readonly segment: Segment; readonly doc: number; readonly score: number }

/**
 * Returns the first `limit` matches in the order of the query's sort. The primary index ranks by its criteria first. A
 * replica has a total order of its own, and text only filters there.
 */
export const firstMatches = (plan: IndexPlan, matches: LiveMatches, query: Query, most: number): Place[] => {
  const order = plan.sorts[query.sort]
  if (!order) return []
  const base = placesOf(plan, matches.base, query, most)
  const delta = placesOf(plan, matches.delta, query, most)
  return delta.length === 0 ? base : merge(base, delta, placeOrder(order), most)
}

const placesOf = (plan: IndexPlan, matches: Matches, query: Query, most: number): Place[] => {
  const { segment } = matches.part
  const isRanked = plan.sorts[query.sort]?.ranked === true && (matches.scores ?? query.optionalFilters.length > 0)
  if (isRanked) return rankDocs(plan, matches, query, most).map((found) => ({ segment, ...found }))
  const few = matches.count < fewMatches
  const docs = few ? leastDocs(matches, query.sort, most) : walkedDocs(matches, query.sort, most)
  return docs.map((doc) => ({ segment, doc, score: 0 }))
}

/** With fewer matches than this, sorting them is cheaper than walking the complete order. */
const fewMatches = 4000

const leastDocs = (matches: Matches, sort: number, most: number): number[] => {
  const column = matches.part.segment.sorts[sort]
  if (!column || matches.count === 0) return []
  const least = new LeastKeys(Math.min(most, matches.count))
  for (const doc of listDocs(matches)) least.offer(0, column.places[doc] as number)
  return least.sorted().map(({ place }) => column.order[place] as number)
}

const walkedDocs = (matches: Matches, sort: number, most: number): number[] => {
  const order = matches.part.segment.sorts[sort]?.order ?? new Uint32Array()
  const docs: number[] = []
  for (let i = 0; i < order.length && docs.length < most; i += 1) {
    const doc = order[i] as number
    if (matches.has(doc)) docs.push(doc)
  }
  return docs
}

/** Compares records of different segments by the same order as within a segment. */
const placeOrder = ({ keys }: SortOrder) => {
  const id = (place: Place): string => stringAt(place.segment.ids, place.doc)
  const number = (place: Place, name: string): number => firstNumber(place.segment.numerics[name])(place.doc)
  return (left: Place, right: Place): number => {
    if (left.score !== right.score) return left.score - right.score
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

const merge = (left: Place[], right: Place[], compare: (a: Place, b: Place) => number, most: number): Place[] => {
  const merged: Place[] = []
  let [i, j] = [0, 0]
  while (merged.length < most) {
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
