import { countNouns } from '../fields/generated/card-attributes'
import { isQuoted } from './quoted'
import { fillerWords } from './filler-words'

/**
 * Query relaxation: words that match nothing are removed from the query (SRCH-19). “toyota brisbane” finds Toyotas when
 * no record contains Brisbane. Used only after a search with zero results.
 */

/** Limit of words, because each is searched for separately. */
const MAX_WORDS = 10

const countWords = Object.values(countNouns).map((noun) => noun.replace(/s$/u, 's?'))
/** A count with its noun says one thing: of “7 seat”, “seat” alone would find every heated seat. */
const COUNT_PATTERN = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s+(${countWords.join('|')}|seaters?|speeds?|tonnes?|tons?|kg|mm)(?=\\s|$)`,
  'giu',
)
/** Keeps a count and its noun together while the text is split into words. */
const NO_BREAK_SPACE = '\u00A0'

/**
 * Lists the distinct words of a text that may be removed, a count with its noun as one; none for quoted text, which is
 * searched as written.
 */
export const listRemovableWords = (text: string): readonly string[] => {
  if (isQuoted(text)) return []
  const words = text
    .replace(COUNT_PATTERN, `$1${NO_BREAK_SPACE}$2`)
    .split(/[^\S\u00A0]+/u)
    .map((word) => word.replaceAll(NO_BREAK_SPACE, ' '))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !fillerWords.has(word.toLowerCase()))
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** A word of a shopper, and the word that is searched for: another one if it is misspelt. */
export type RelaxedWord = { readonly typedText: string; readonly used: string }

/** Lists the words to try, most first; `foundWords` are those with hits, in the shopper's order. */
export const listRelaxations = (foundWords: readonly RelaxedWord[]): readonly (readonly RelaxedWord[])[] =>
  foundWords.map((_, removed) => foundWords.slice(0, foundWords.length - removed))

export const toRelaxedText = (words: readonly RelaxedWord[]): string => words.map(({ used }) => used).join(' ')
