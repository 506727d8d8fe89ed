import { lowerBound } from '../segment/string-table'
import type { TextIndex } from '../segment/types'
import type { QueryWord } from './query-words'
import { TypoRows } from './typo-rows'

/** Called for each word of the index that a typed word matches. */
export type OnMatch = (word: number, typos: number, exact: boolean) => void

export const matchVocabulary = (index: TextIndex, typed: QueryWord, onMatch: OnMatch): void => {
  matchBeginnings(index, typed, onMatch)
  if (typed.typos > 0) matchTypos(index, typed, onMatch)
}

const matchBeginnings = (index: TextIndex, { text, prefix }: QueryWord, onMatch: OnMatch): void => {
  const size = index.offsets.length - 1
  for (let word = lowerBound(size, (i) => compareWord(index, i, text)); word < size; word += 1) {
    if (!startsWith(index, word, text)) return
    const exact = wordLength(index, word) === text.length
    if (exact || prefix) onMatch(word, 0, exact)
    if (!prefix) return
  }
}

const wordLength = (index: TextIndex, word: number): number =>
  (index.offsets[word + 1] ?? 0) - (index.offsets[word] ?? 0)

const compareWord = (index: TextIndex, word: number, text: string): number => {
  const start = index.offsets[word] ?? 0
  const length = wordLength(index, word)
  for (let i = 0; i < length && i < text.length; i += 1) {
    const difference = (index.chars[start + i] ?? 0) - text.charCodeAt(i)
    if (difference !== 0) return difference
  }
  return length - text.length
}

const startsWith = (index: TextIndex, word: number, text: string): boolean => {
  const start = index.offsets[word] ?? 0
  if (wordLength(index, word) < text.length) return false
  for (let i = 0; i < text.length; i += 1) if (index.chars[start + i] !== text.charCodeAt(i)) return false
  return true
}

/**
 * The sorted words read as a trie: each word keeps the rows of the letters it shares with the one before, and
 * a beginning that cannot come within reach skips every word that shares it.
 */
const matchTypos = (index: TextIndex, typed: QueryWord, onMatch: OnMatch): void => {
  const { typoWords, typoShared, offsets, chars } = index
  const rows = new TypoRows(typed.text)
  let known = 0
  let closedAt = 0
  for (let i = 0; i < typoWords.length; i += 1) {
    const shared = typoShared[i] ?? 0
    known = Math.min(known, shared)
    if (closedAt > 0 && shared >= closedAt) {
      known = closedAt
      continue
    }
    const word = typoWords[i] ?? 0
    const start = offsets[word] ?? 0
    const length = (offsets[word + 1] ?? 0) - start
    const reach = typed.typos - rows.penalty(chars[start] ?? 0)
    closedAt = 0
    let depth = known
    while (depth < length && closedAt === 0) {
      depth += 1
      rows.read(depth, chars[start + depth - 1] ?? 0)
      if (rows.floor(depth) > reach && !(typed.prefix && rows.best(depth) <= reach)) closedAt = depth
      else if (typed.prefix && rows.floor(depth) > reach) break
    }
    known = depth
    if (closedAt > 0) continue
    const cost = typed.prefix ? rows.best(depth) : rows.distance(depth)
    if (cost > 0 && cost <= reach) onMatch(word, cost + typed.typos - reach, false)
  }
}
