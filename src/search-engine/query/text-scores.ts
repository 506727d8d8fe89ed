import { attributeOf } from '../segment/word-position'
import type { TextIndex } from '../segment/types'
import type { SearchableAttribute } from '../settings'
import type { TextQuery } from './text-query'
import { type FittingSlot, type FittingVariant, type SearchedAttributes, fitVariant, canMatch } from './fitting-words'

/** The score of a record that lacks a required word of the query. */
export const NO_MATCH = 0xffff

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
