import { attributeOf, packWordPosition, offsetOf } from '../segment/word-position'
import type { TextIndex } from '../segment/types'
import type { SearchableAttribute } from '../settings'
import type { QueryWord } from '../text/query-words'
import type { QuerySlot, QueryVariant } from '../text/synonyms'
import { findVocabularyMatches } from '../text/vocabulary'
import type { TextQuery } from './text-query'

/** The score of a record that lacks a required word of the query. */
export const NO_MATCH = 0xffff

/** A word of the index that matches a slot of the query. */
export type FittingWord = { readonly word: number; readonly typos: number; readonly exact: boolean }
export type FittingSlot = {
  readonly fitting: readonly FittingWord[]
  readonly searched: SearchedAttributes
  /** The occurrences that the slot's next word follows, by their index in the postings; absent without a next word. */
  readonly followed?: ReadonlySet<number>
}
export type FittingVariant = { readonly variant: QueryVariant; readonly slots: readonly FittingSlot[] }

/** By attribute ordinal: 0 not searched, 1 searched, 2 searched with typos. */
export type SearchedAttributes = Uint8Array

/**
 * Each record's typos (times 16) plus missing words, lower is better, or `NO_MATCH` if a required word is missing; and
 * the matching words of the index, which later rank records with equal scores.
 */
export type TextScores = { readonly coarse: Uint16Array; readonly variants: readonly FittingVariant[] }

export const typosOf = (coarse: number): number => coarse >>> 4

export const computeTextScores = (
  index: TextIndex,
  size: number,
  text: TextQuery,
  searchable: readonly SearchableAttribute[],
): TextScores => {
  const searched = findSearchedAttributes(text, searchable)
  const variants = text.variants
    .map((variant) => fitVariant(index, variant, searched))
    .filter((fitted, at) => at === 0 || canMatch(fitted))
  const coarse = new Uint16Array(size).fill(NO_MATCH)
  const best = new Uint8Array(size)
  const total = new Uint16Array(size)
  for (const variant of variants) {
    scoreVariant(index, variant, best, total)
    for (let doc = 0; doc < size; doc += 1)
      if ((total[doc] as number) < (coarse[doc] as number)) coarse[doc] = total[doc] as number
  }
  if (text.maxTypos < 15)
    for (let doc = 0; doc < size; doc += 1) if (typosOf(coarse[doc] as number) > text.maxTypos) coarse[doc] = NO_MATCH
  return { coarse, variants }
}

const findSearchedAttributes = (text: TextQuery, searchable: readonly SearchableAttribute[]): SearchedAttributes => {
  const searched = new Uint8Array(32)
  for (const ordinal of text.attributes)
    searched[ordinal] = searchable[ordinal]?.typos && !text.typolessAttributes.includes(ordinal) ? 2 : 1
  return searched
}

const fitVariant = (index: TextIndex, variant: QueryVariant, searched: SearchedAttributes): FittingVariant => ({
  variant,
  slots: variant.slots.map((slot) => {
    const fitting = findFittingWords(index, slot)
    return { fitting, searched, ...(slot.next && { followed: findFollowed(index, fitting, slot.next) }) }
  }),
})

/** An interpretation of the query with a word that no record has costs nothing more. */
const canMatch = ({ variant, slots }: FittingVariant): boolean =>
  slots.every(
    ({ fitting, followed }, i) =>
      variant.slots[i]?.optional === true || (fitting.length > 0 && (followed === undefined || followed.size > 0)),
  )

/** A record and a position in it as one number. */
const positionKey = (doc: number, position: number): number => doc * 0x10000 + position

const findFollowed = (index: TextIndex, fitting: readonly FittingWord[], next: QueryWord): ReadonlySet<number> => {
  const { postings, docs, positions } = index
  const before = new Set<number>()
  findVocabularyMatches(index, next, (word) => {
    for (let i = postings[word] as number; i < (postings[word + 1] as number); i += 1) {
      const position = positions[i] as number
      const offset = offsetOf(position)
      if (offset > 0)
        before.add(positionKey(docs[i] as number, packWordPosition(attributeOf(position), offset - 1, false)))
    }
  })
  const followed = new Set<number>()
  if (before.size === 0) return followed
  for (const { word } of fitting)
    for (let i = postings[word] as number; i < (postings[word + 1] as number); i += 1) {
      const position = positions[i] as number
      const plainPosition = packWordPosition(attributeOf(position), offsetOf(position), false)
      if (before.has(positionKey(docs[i] as number, plainPosition))) followed.add(i)
    }
  return followed
}

const findFittingWords = (index: TextIndex, slot: QuerySlot): FittingWord[] => {
  const [only, ...others] = slot.words
  if (!only || others.length > 0) return findFittingAny(index, slot)
  const found: FittingWord[] = []
  findVocabularyMatches(index, only, (word, typos, whole) => found.push({ word, typos, exact: whole && typos === 0 }))
  return found
}

const findFittingAny = (index: TextIndex, slot: QuerySlot): FittingWord[] => {
  const found = new Map<number, FittingWord>()
  for (const queryWord of slot.words)
    findVocabularyMatches(index, queryWord, (word, distance, whole) => {
      const typos = Math.max(distance, queryWord.minTypos)
      const exact = whole && queryWord.exact && typos === 0
      const existing = found.get(word)
      if (!existing || typos < existing.typos) found.set(word, { word, typos, exact })
      else if (typos === existing.typos && exact) found.set(word, { word, typos, exact })
    })
  return [...found.values()]
}

/** Writes each record's score for one variant of the query to `total`. */
const scoreVariant = (
  index: TextIndex,
  { variant, slots }: FittingVariant,
  best: Uint8Array,
  total: Uint16Array,
): void => {
  total.fill(0)
  slots.forEach((slot, i) => {
    best.fill(255)
    computeMinTypos(index, slot, best)
    addSlot(best, total, variant.slots[i]?.optional === true)
  })
  if (variant.slots.every((slot) => slot.optional))
    for (let doc = 0; doc < total.length; doc += 1) if (total[doc] === slots.length) total[doc] = NO_MATCH
}

const addSlot = (best: Uint8Array, total: Uint16Array, optional: boolean): void => {
  for (let doc = 0; doc < total.length; doc += 1) {
    const typos = best[doc] as number
    const sum = total[doc] as number
    if (sum === NO_MATCH) continue
    if (typos < 255) total[doc] = sum + typos * 16
    else total[doc] = optional ? sum + 1 : NO_MATCH
  }
}

const computeMinTypos = (
  { postings, docs, positions }: TextIndex,
  { fitting, searched, followed }: FittingSlot,
  best: Uint8Array,
) => {
  for (const { word, typos } of fitting) {
    const minSearched = typos > 0 ? 2 : 1
    const end = postings[word + 1] as number
    for (let i = postings[word] as number; i < end; i += 1) {
      if ((searched[attributeOf(positions[i] as number)] as number) < minSearched) continue
      if (followed && !followed.has(i)) continue
      const doc = docs[i] as number
      if (typos < (best[doc] as number)) best[doc] = typos
    }
  }
}
