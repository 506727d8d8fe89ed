import { limits } from '../search-url/fields'

const isQuoted = (text: string): boolean => /["“”]/.test(text)

/**
 * Whether a text may say filters: several words, none of them quoted, or an amount with a sign between (`suv<30k`). One
 * word is searched for as text, which finds the same cars and more.
 */
export const mayBeFilters = (text: string): boolean =>
  !isQuoted(text) && /\S\s+\S|\d\s*[-–—]\s*\$?\d|[<>]=?\$?\d/.test(text.trim())

/** The text as one that is never read as filters; quotation marks mean nothing to the search itself. */
export const wordsOnly = (text: string): string =>
  `"${text
    .replaceAll('"', ' ')
    .trim()
    .slice(0, limits.query - 2)}"`
