import { makeOfPair } from '../search-url/make-of-pair'
import type { Token } from './tokens'
import { needsMake, type Vocabulary } from './vocabulary'

/** A word of few letters and digits that names a model, alone or with its make or version: “cx-5”, “bmwx5”, “i30n”. */
const MODEL_WITH_NUMBER = /^(?=\S*\p{L})\p{L}*[- ]?\d{1,4}\p{L}{0,6}$/u

/** True for one word that can name a model by letters and a number; a stock number such as U10539 is none. */
export const canBeModelNumber = (text: string): boolean => MODEL_WITH_NUMBER.test(text.trim())

const isName = (key: string, { makes, models, meanings, textWords, absentModels }: Vocabulary): boolean =>
  [makes, models, meanings, textWords, absentModels].some((names) => names.has(key))

const isModelOf = (make: string, key: string, { models, absentModels }: Vocabulary): boolean =>
  [...(models.get(key) ?? []), ...(absentModels.get(key) ?? [])].some((pair) => makeOfPair(pair) === make)

/** True for a make with its model, “bmw x5”, and a model with its version, “i30 n”. */
const belongTogether = (first: string, second: string, words: Vocabulary): boolean => {
  const make = words.makes.get(first)
  if (make !== undefined) return isModelOf(make, second, words)
  return words.models.has(first) && !needsMake(first) && /\d$/.test(first) && words.textWords.has(second)
}

/** Splits words that join a make with its model, or a model with its version, as if there were a space. */
export const splitJoinedNames = (tokens: readonly Token[], words: Vocabulary): readonly Token[] =>
  tokens.flatMap((token) => {
    const { key } = token
    if (!/\d/.test(key) || isName(key, words)) return [token]
    const at = Array.from(key, (_, end) => end).find(
      (end) => end > 0 && belongTogether(key.slice(0, end), key.slice(end), words),
    )
    return at === undefined ? [token] : [key.slice(0, at), key.slice(at)].map((part) => ({ raw: part, key: part }))
  })
