import { attributeOf, isAlone } from '../segment/word-position'
import type { TextIndex } from '../segment/types'
import type { SearchableAttribute } from '../settings'
import {
  AttributeRanks,
  forEachOccurrence,
  isExactOccurrence,
  unpackPosition,
  unpackTypos,
  WORST_ATTRIBUTE_RANK,
  type Ranker,
  type TextRank,
} from './rank-text'
import type { FittingSlot } from './fitting-words'
import type { TextQuery } from './text-query'

const UNMATCHED = 255

/**
 * Ranks the variants that are a single word. They need no proximity, so one pass keeps the best occurrence per record.
 * These queries have the most matches, above all a single letter.
 */
export class WordRanker implements Ranker {
  private readonly typos: Uint8Array
  private readonly attribute: Uint16Array
  /** Bit 1: an exact match. Bit 2: an exact match of a complete value. */
  private readonly exact: Uint8Array
  private readonly text: TextQuery
  private readonly literal: boolean

  constructor(
    index: TextIndex,
    { slot, literal }: { readonly slot: FittingSlot; readonly literal: boolean },
    text: TextQuery,
    searchable: readonly SearchableAttribute[],
    numbers: Uint32Array,
    size: number,
  ) {
    this.text = text
    this.literal = literal
    const typos = new Uint8Array(size).fill(UNMATCHED)
    const attribute = new Uint16Array(size)
    const exact = new Uint8Array(size)
    const ranks = new AttributeRanks(searchable)
    const countsExact = Uint8Array.from(searchable, (_, ordinal) => (text.inexactAttributes.includes(ordinal) ? 0 : 1))
    forEachOccurrence(index, slot, numbers, (at, value) => {
      const cost = unpackTypos(value)
      if (cost > (typos[at] as number)) return
      if (cost < (typos[at] as number)) {
        typos[at] = cost
        attribute[at] = WORST_ATTRIBUTE_RANK
        exact[at] = 0
      }
      const position = unpackPosition(value)
      const rank = ranks.rankOf(position)
      if (rank < (attribute[at] as number)) attribute[at] = rank
      if (isExactOccurrence(value) && countsExact[attributeOf(position)] === 1)
        exact[at] = (exact[at] as number) | (isAlone(position) ? 3 : 1)
    })
    this.typos = typos
    this.attribute = attribute
    this.exact = exact
  }

  rank(at: number, rank: TextRank): boolean {
    const typos = this.typos[at] as number
    if (typos === UNMATCHED) return false
    rank.typos = typos
    rank.missing = 0
    rank.proximity = 0
    rank.attribute = this.attribute[at] as number
    rank.inexact = this.text.typedCount - this.countExactWords(this.exact[at] as number)
    return true
  }

  private countExactWords(bits: number): number {
    const { typedCount, exactOnSingle } = this.text
    if (!this.literal || (typedCount === 1 && exactOnSingle === 'none')) return 0
    return typedCount === 1 && exactOnSingle === 'attribute' ? bits >> 1 : bits & 1
  }
}
