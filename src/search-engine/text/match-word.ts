import type { QueryWord } from './query-words'
import { computeTypoCost } from './typo-rows'

/** The match of a typed word in a word: the number of its leading letters, and whether it is the complete word. */
export type WordMatch = { readonly queryWord: QueryWord; readonly letters: number; readonly whole: boolean }

export const matchWord = (word: string, queryWords: readonly QueryWord[], typos: boolean): WordMatch | undefined => {
  let best: WordMatch | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const candidate of queryWords) {
    const cost = computeCost(word, candidate, typos)
    if (cost >= bestCost) continue
    bestCost = cost
    const begins = cost === 0 && word.length > candidate.text.length
    best = { queryWord: candidate, letters: begins ? candidate.text.length : word.length, whole: !begins }
  }
  return best
}

const computeCost = (word: string, queryWord: QueryWord, typos: boolean): number => {
  if (word === queryWord.text || (queryWord.prefix && word.startsWith(queryWord.text))) return 0
  if (!typos || queryWord.typos === 0) return Number.POSITIVE_INFINITY
  const cost = computeTypoCost(queryWord.text, word, queryWord.prefix)
  return cost <= queryWord.typos ? cost : Number.POSITIVE_INFINITY
}
