import { isQuoted } from './quoted'
import { fillerWords } from './trade-words'

/**
 * Query relaxation: words that match nothing are removed from the query (SRCH-19). “toyota brisbane” finds Toyotas when
 * no record contains Brisbane. Used only after a search with zero results.
 */

/** Limit of words, because each is searched for separately. */
const MAX_WORDS = 10

/** Lists the distinct words of a text that may be removed; none for quoted text, which is searched as written. */
export const listRemovableWords = (text: string): readonly string[] => {
  if (isQuoted(text)) return []
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !fillerWords.has(word.toLowerCase()))
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** Lists the texts to try, longest first; `foundWords` are those with hits, in the shopper's order. */
export const listRelaxedTexts = (foundWords: readonly string[]): readonly string[] =>
  foundWords.map((_, removed) => foundWords.slice(0, foundWords.length - removed).join(' '))
