import { attributeOf, packWordPosition, offsetOf } from '../segment/word-position'
import type { TextIndex } from '../segment/types'
import type { QueryWord } from '../text/query-words'
import type { QuerySlot, QueryVariant } from '../text/synonyms'
import { findVocabularyMatches } from '../text/vocabulary'

/** A word of the index that matches a slot of the query. */
type FittingWord = { readonly word: number; readonly typos: number; readonly exact: boolean }
export type FittingSlot = {
  readonly fitting: readonly FittingWord[]
  readonly searched: SearchedAttributes
  /** The occurrences that the slot's next word follows, by their index in the postings; absent without a next word. */
  readonly followed?: ReadonlySet<number>
}
export type FittingVariant = { readonly variant: QueryVariant; readonly slots: readonly FittingSlot[] }

/** By attribute ordinal: 0 not searched, 1 searched, 2 searched with typos. */
export type SearchedAttributes = Uint8Array

export const fitVariant = (index: TextIndex, variant: QueryVariant, searched: SearchedAttributes): FittingVariant => ({
  variant,
  slots: variant.slots.map((slot) => {
    const fitting = findFittingWords(index, slot)
    return { fitting, searched, ...(slot.next && { followed: findFollowed(index, fitting, slot.next) }) }
  }),
})

/** An interpretation of the query with a word that no record has costs nothing more. */
export const canMatch = ({ variant, slots }: FittingVariant): boolean =>
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
