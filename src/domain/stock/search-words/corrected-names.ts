import { fillerWords } from './filler-words'
import { findMisspeltName, listNameWords, namesVehicle } from './misspelt-names'
import { sortWords } from './sort-phrases'
import { tokenize, type Token } from './tokens'
import type { RelaxedWord } from './query-relaxation'
import type { Vocabulary } from './vocabulary'

/** Tokens in which misspelt makes and models are mended, and what was mended. */
type Corrected = { readonly tokens: readonly Token[]; readonly corrected: readonly RelaxedWord[] }

/** A shorter word beside others is too near to everyday words. */
const MIN_LENGTH = 5

/**
 * Mends misspelt makes and models among the words that nothing else explains: “corola auto under $10,000” (SRCH-19). As
 * text the word would be left out where no Corolla matches the other words.
 */
export const correctNames = (tokens: readonly Token[], unread: readonly string[], words: Vocabulary): Corrected => {
  const names = listNameWords(words.facets['make_model'])
  const open = new Set(unread)
  const corrected: RelaxedWord[] = []
  const mended = tokens.flatMap((token): readonly Token[] => {
    const { raw, key } = token
    const isCandidate = open.has(raw) && key.length >= MIN_LENGTH && /^\p{L}+$/u.test(key)
    if (!isCandidate || words.nameWords.has(key) || fillerWords.has(key) || sortWords.has(key)) return [token]
    const used = namesVehicle(key, names) ? findMisspeltName(key, names) : undefined
    if (used === undefined) return [token]
    corrected.push({ typedText: raw, used })
    return tokenize(used)
  })
  return { tokens: mended, corrected }
}
