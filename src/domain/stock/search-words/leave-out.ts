import { isQuoted } from './quoted'
import { fillers } from './trade'

/**
 * Words that keep a search from finding anything are left out of it (SRCH-19): “toyota brisbane” finds Toyotas where no
 * car says Brisbane. Asked for only once nothing was found.
 */

/** More words than anybody writes who looks for a car; each is asked for by itself. */
const mostWords = 10

/** The words of a text that may be left out, each once; none where it is quoted: then it stands as written. */
export const wordsToTry = (text: string): readonly string[] => {
  if (isQuoted(text)) return []
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !fillers.has(word.toLowerCase()))
  return [...new Set(words)].slice(0, mostWords)
}

/** Texts of the words that are found, the longest first; the words are in the shopper's order. */
export const textsOf = (found: readonly string[]): readonly string[] =>
  found.map((_, left) => found.slice(0, found.length - left).join(' '))
