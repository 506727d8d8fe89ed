import type { SortOrder } from '../settings'
import { compareNumbers, firstNumber } from '../segment/sort-builder'
import { compareText, stringAt } from '../segment/string-table'
import type { Segment } from '../segment/types'
import type { LiveMatches } from './facet-counts'
import { LeastKeys } from './least-keys'
import type { Matches } from './matches'

/** A record of one part of the index. */
export type Place = { readonly segment: Segment; readonly doc: number; readonly score: number }

/**
 * The first `most` matches in the order of sort number `sort`. The primary index (0) puts the text's score
 * first; a replica's own order is total, text only filters there.
 */
export const firstMatches = (matches: LiveMatches, order: SortOrder, sort: number, most: number): Place[] => {
  const base = placesOf(matches.base, sort, most)
  const delta = placesOf(matches.delta, sort, most)
  return delta.length === 0 ? base : merge(base, delta, placeOrder(order), most)
}

const placesOf = (matches: Matches, sort: number, most: number): Place[] => {
  const { part, scores } = matches
  const ranked = sort === 0 ? scores : null
  const docs =
    ranked || matches.count < fewMatches ? rankedDocs(matches, ranked, sort, most) : walkedDocs(matches, sort, most)
  return docs.map((doc) => ({ segment: part.segment, doc, score: ranked?.[doc] ?? 0 }))
}

/** Below this, ordering the matches costs less than walking the whole order. */
const fewMatches = 4000
const placeSpan = 2 ** 26

const rankedDocs = (matches: Matches, scores: Uint32Array | null, sort: number, most: number): number[] => {
  const column = matches.part.segment.sorts[sort]
  if (!column || matches.count === 0) return []
  const { places, order } = column
  const least = new LeastKeys(Math.min(most, matches.count))
  const offer = (doc: number): void =>
    least.offer((scores ? (scores[doc] as number) : 0) * placeSpan + (places[doc] as number))
  if (matches.docs) for (const doc of matches.docs) offer(doc)
  else for (let doc = 0; doc < places.length; doc += 1) if (matches.has(doc)) offer(doc)
  return Array.from(least.sorted(), (key) => order[key % placeSpan] as number)
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

/** The same order as the segments' own, between records of different segments. */
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
