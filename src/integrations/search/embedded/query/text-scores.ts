import type { SearchableAttribute } from '../settings'
import type { TextIndex } from '../segment/types'
import type { QueryWord } from '../text/query-words'
import { matchVocabulary } from '../text/vocabulary'

/** A record that lacks a word of the query. */
export const noMatch = 0xffffffff

/**
 * One word's part of a record's score, lower is better: typos, then the attribute's rank, then whether it
 * matched whole. Sums of ten keep the same lexicographic order; the gap between typos and rank is kept for
 * proximity.
 */
const wordScore = (typos: number, rank: number, exact: boolean): number => (typos << 20) | (rank << 5) | (exact ? 0 : 1)

/** Each record's score for the query, `noMatch` where a word is missing. */
export const textScores = (
  index: TextIndex,
  size: number,
  words: readonly QueryWord[],
  searchable: readonly SearchableAttribute[],
  searched: readonly number[],
): Uint32Array => {
  const total = new Uint32Array(size)
  const best = new Uint32Array(size)
  for (const word of words) {
    best.fill(noMatch)
    scoreWord(index, word, searchable, searched, best)
    for (let doc = 0; doc < size; doc += 1) {
      const score = best[doc] as number
      const sum = total[doc] as number
      total[doc] = score === noMatch || sum === noMatch ? noMatch : sum + score
    }
  }
  return total
}

const scoreWord = (
  index: TextIndex,
  typed: QueryWord,
  searchable: readonly SearchableAttribute[],
  searched: readonly number[],
  best: Uint32Array,
): void => {
  const { postings, docs, attributes } = index
  const scores = new Uint32Array(searchable.length)
  matchVocabulary(index, typed, (word, typos, exact) => {
    scores.fill(noMatch)
    for (const ordinal of searched) {
      const attribute = searchable[ordinal]
      if (attribute && (typos === 0 || attribute.typos)) scores[ordinal] = wordScore(typos, attribute.rank, exact)
    }
    const end = postings[word + 1] as number
    for (let i = postings[word] as number; i < end; i += 1) {
      const score = scores[attributes[i] as number] as number
      const doc = docs[i] as number
      if (score < (best[doc] as number)) best[doc] = score
    }
  })
}
