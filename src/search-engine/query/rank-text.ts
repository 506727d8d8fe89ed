import { attributeOf, isAlone, offsetOf } from '../segment/word-position'
import type { TextIndex } from '../segment/types'
import type { SearchableAttribute } from '../settings'
import { NO_MATCH } from './text-scores'
import type { FittingSlot, FittingVariant } from './fitting-words'
import type { TextQuery } from './text-query'

/** The text rank of a record; lower values are better. */
export type TextRank = {
  typos: number
  missing: number
  proximity: number
  attribute: number
  /** Words without an exact match. */
  inexact: number
}

/** The distance of words that are further apart or in different attributes. */
export const MAX_DISTANCE = 8
export const WORST_ATTRIBUTE_RANK = 32 * 1024 - 1
/** Occurrences considered per word and record; more would not change the ranking noticeably. */
const MAX_OCCURRENCES = 48

/** The occurrences of a slot in some records: those of record `at` are from `starts[at]` to `starts[at + 1]`. */
type Occurrences = { readonly starts: Uint32Array; readonly values: Uint32Array }

const packOccurrence = (typos: number, exact: boolean, position: number): number =>
  (typos << 17) | (exact ? 1 << 16 : 0) | position
export const unpackTypos = (value: number): number => value >>> 17
export const isExactOccurrence = (value: number): boolean => ((value >>> 16) & 1) === 1
export const unpackPosition = (value: number): number => value & 0xffff

export const forEachOccurrence = (
  { postings, docs, positions }: TextIndex,
  { fitting, searched, followed }: FittingSlot,
  numbers: Uint32Array,
  visit: (at: number, value: number) => void,
): void => {
  for (const { word, typos, exact } of fitting) {
    const minSearched = typos > 0 ? 2 : 1
    const end = postings[word + 1] as number
    for (let i = postings[word] as number; i < end; i += 1) {
      const number = numbers[docs[i] as number] as number
      if (number === 0) continue
      const position = positions[i] as number
      if ((searched[attributeOf(position)] as number) >= minSearched && (!followed || followed.has(i)))
        visit(number - 1, packOccurrence(typos, exact, position))
    }
  }
}

/** Collects by counting sort; `numbers` holds the index of each record in the list, from 1. */
const collectOccurrences = (index: TextIndex, slot: FittingSlot, numbers: Uint32Array, size: number): Occurrences => {
  const starts = new Uint32Array(size + 1)
  forEachOccurrence(index, slot, numbers, (at) => (starts[at + 1] = (starts[at + 1] as number) + 1))
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number)
  const next = starts.slice(0, size)
  const values = new Uint32Array(starts[size] as number)
  forEachOccurrence(index, slot, numbers, (at, value) => {
    values[next[at] as number] = value
    next[at] = (next[at] as number) + 1
  })
  return { starts, values }
}

/** The occurrences of one slot in one record that have the fewest typos. */
type BestOccurrences = { readonly values: Uint32Array; count: number; typos: number; exact: boolean; alone: boolean }
const createBest = (): BestOccurrences => ({
  values: new Uint32Array(MAX_OCCURRENCES),
  count: 0,
  typos: 0,
  exact: false,
  alone: false,
})

/** Ranks a word's position by its attribute and, in ordered attributes, by its distance from the start. */
export class AttributeRanks {
  private readonly ranks: Uint32Array
  private readonly ordered: Uint8Array

  constructor(searchable: readonly SearchableAttribute[]) {
    this.ranks = Uint32Array.from(searchable, ({ rank }) => Math.min(rank, 31) * 1024)
    this.ordered = Uint8Array.from(searchable, ({ ordered }) => (ordered ? 1 : 0))
  }

  rankOf(position: number): number {
    const attribute = attributeOf(position)
    return (this.ranks[attribute] as number) + (this.ordered[attribute] === 1 ? offsetOf(position) : 0)
  }
}

/** Ranks one variant of a query. */
export type Ranker = {
  /** Fills `rank` for record `at` of the list; returns false if this variant does not match it. */
  readonly rank: (at: number, rank: TextRank) => boolean
}

/** Ranks the text of records with equal or similar coarse scores. */
export class TextRanker implements Ranker {
  private readonly best: BestOccurrences[]
  private readonly occurrences: Occurrences[]
  private readonly attributes: AttributeRanks
  private readonly countsExact: readonly boolean[]
  private readonly text: TextQuery
  private readonly fitting: FittingVariant

  constructor(
    index: TextIndex,
    fitting: FittingVariant,
    text: TextQuery,
    searchable: readonly SearchableAttribute[],
    numbers: Uint32Array,
    size: number,
  ) {
    this.text = text
    this.fitting = fitting
    this.occurrences = fitting.slots.map((slot) => collectOccurrences(index, slot, numbers, size))
    this.best = fitting.slots.map(createBest)
    this.attributes = new AttributeRanks(searchable)
    this.countsExact = searchable.map((_, ordinal) => !text.inexactAttributes.includes(ordinal))
  }

  rank(at: number, rank: TextRank): boolean {
    rank.typos = 0
    rank.missing = 0
    for (let slot = 0; slot < this.best.length; slot += 1) {
      const best = this.best[slot] as BestOccurrences
      this.collect(slot, at, best)
      if (best.count > 0) rank.typos += best.typos
      else if (this.fitting.variant.slots[slot]?.optional) rank.missing += 1
      else return false
    }
    if (rank.missing === this.best.length) return false
    this.rankProximity(rank)
    rank.inexact = this.countInexact()
    return true
  }

  private collect(slot: number, at: number, best: BestOccurrences): void {
    const { starts, values } = this.occurrences[slot] as Occurrences
    const end = starts[at + 1] as number
    best.count = 0
    best.typos = NO_MATCH
    best.exact = false
    best.alone = false
    for (let i = starts[at] as number; i < end; i += 1) {
      const value = values[i] as number
      const typos = unpackTypos(value)
      if (typos > best.typos) continue
      if (typos < best.typos) {
        best.typos = typos
        best.count = 0
        best.exact = false
        best.alone = false
      }
      this.addOccurrence(best, value)
    }
  }

  private addOccurrence(best: BestOccurrences, value: number): void {
    if (best.count < MAX_OCCURRENCES) {
      best.values[best.count] = value
      best.count += 1
    }
    const position = unpackPosition(value)
    if (!isExactOccurrence(value) || !this.countsExact[attributeOf(position)]) return
    best.exact = true
    if (isAlone(position)) best.alone = true
  }

  /** Computes the proximity, and the attribute in which the words are nearest. */
  private rankProximity(rank: TextRank): void {
    rank.proximity = 0
    rank.attribute = WORST_ATTRIBUTE_RANK
    let last: BestOccurrences | undefined
    let pairs = 0
    for (const best of this.best) {
      if (best.count === 0) continue
      if (last) {
        this.rankPair(last, best, rank)
        pairs += 1
      }
      last = best
    }
    if (pairs > 0 && this.text.attributeCriterion === 'minProximity') return
    rank.attribute = WORST_ATTRIBUTE_RANK
    for (const best of this.best)
      for (let i = 0; i < best.count; i += 1)
        rank.attribute = Math.min(rank.attribute, this.attributes.rankOf(unpackPosition(best.values[i] as number)))
  }

  private rankPair(left: BestOccurrences, right: BestOccurrences, rank: TextRank): void {
    let nearest = MAX_DISTANCE
    let attribute = WORST_ATTRIBUTE_RANK
    for (let i = 0; i < left.count; i += 1) {
      const first = unpackPosition(left.values[i] as number)
      for (let j = 0; j < right.count; j += 1) {
        const second = unpackPosition(right.values[j] as number)
        const distance = Math.max(this.text.minProximity, distanceOf(first, second))
        if (distance > nearest) continue
        const found = Math.min(this.attributes.rankOf(first), this.attributes.rankOf(second))
        attribute = distance < nearest ? found : Math.min(attribute, found)
        nearest = distance
      }
    }
    rank.proximity += nearest
    rank.attribute = Math.min(rank.attribute, attribute)
  }

  private countInexact(): number {
    const { typedCount, exactOnSingle } = this.text
    if (!this.fitting.variant.literal) return typedCount
    if (typedCount === 1 && exactOnSingle === 'none') return 1
    let exact = 0
    for (const best of this.best)
      if (typedCount === 1 && exactOnSingle === 'attribute' ? best.alone : best.exact) exact += 1
    return typedCount - exact
  }
}

/** Words in reverse order count as one further apart. */
const distanceOf = (first: number, second: number): number => {
  if (attributeOf(first) !== attributeOf(second)) return MAX_DISTANCE
  const distance = offsetOf(second) - offsetOf(first)
  return Math.min(MAX_DISTANCE, distance > 0 ? distance : 1 - distance)
}
