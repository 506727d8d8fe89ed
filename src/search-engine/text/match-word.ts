import type { QueryWord } from './query-words'
import { computeTypoCost } from './typo-rows'

/** The match of a typed word in a word: the number of its leading letters, and whether it is the complete word. */
export type WordMatch = { readonly typed: QueryWord; readonly letters: number; readonly whole: boolean }

export const matchWord = (word: string, typed: readonly QueryWord[], typos: boolean): WordMatch | undefined => {
  let best: WordMatch | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const candidate of typed) {
    const cost = computeCost(word, candidate, typos)
    if (cost >= bestCost) continue
    bestCost = cost
    const begins = cost === 0 && word.length > candidate.text.length
    best = { typed: candidate, letters: begins ? candidate.text.length : word.length, whole: !begins }
  }
  return best
}

const computeCost = (word: string, typed: QueryWord, typos: boolean): number => {
  if (word === typed.text || (typed.prefix && word.startsWith(typed.text))) return 0
  if (!typos || typed.typos === 0) return Number.POSITIVE_INFINITY
  const cost = computeTypoCost(typed.text, word, typed.prefix)
  return cost <= typed.typos ? cost : Number.POSITIVE_INFINITY
}
