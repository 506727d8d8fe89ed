import { lowerBound } from '../segment/string-table'
import type { TextIndex } from '../segment/types'
import type { QueryWord } from './query-words'
import { TypoTrie } from './typo-trie'

/** Called for each word of the index that matches a typed word. */
export type OnMatch = (word: number, typos: number, exact: boolean) => void

export const findVocabularyMatches = (index: TextIndex, queryWord: QueryWord, onMatch: OnMatch): void => {
  matchBeginnings(index, queryWord, onMatch)
  if (queryWord.typos > 0) matchTypos(index, queryWord, onMatch)
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

/** Reports whether the index has a word, without typos; for a prefix, whether a word begins with it. */
export const hasWord = (index: TextIndex, { text, prefix }: QueryWord): boolean => {
  const size = index.offsets.length - 1
  const word = lowerBound(size, (i) => compareWord(index, i, text))
  return word < size && startsWith(index, word, text) && (prefix || wordLength(index, word) === text.length)
}

const wordLength = (index: TextIndex, word: number): number =>
  (index.offsets[word + 1] as number) - (index.offsets[word] as number)

const compareWord = (index: TextIndex, word: number, text: string): number => {
  const start = index.offsets[word] as number
  const length = wordLength(index, word)
  for (let i = 0; i < length && i < text.length; i += 1) {
    const difference = (index.chars[start + i] as number) - text.charCodeAt(i)
    if (difference !== 0) return difference
  }
  return length - text.length
}

const startsWith = (index: TextIndex, word: number, text: string): boolean => {
  const start = index.offsets[word] as number
  if (wordLength(index, word) < text.length) return false
  for (let i = 0; i < text.length; i += 1) if (index.chars[start + i] !== text.charCodeAt(i)) return false
  return true
}

const matchTypos = (index: TextIndex, queryWord: QueryWord, onMatch: OnMatch): void => {
  const { typoWords, typoShared, offsets, chars } = index
  const trie = new TypoTrie(queryWord)
  for (let i = 0; i < typoWords.length; i += 1) {
    const shared = typoShared[i] as number
    if (trie.canSkip(shared)) continue
    const word = typoWords[i] as number
    const start = offsets[word] as number
    const cost = trie.read(chars, start, (offsets[word + 1] as number) - start, shared)
    if (cost > 0 && cost <= queryWord.typos) onMatch(word, cost, false)
  }
}
