import { limits } from '../search-url/fields'

/** Whether a text stands as it was written: words in quotation marks are never read as filters, nor left out. */
export const isQuoted = (text: string): boolean => /["“”]/.test(text)

/** The words of a text without the marks that keep it as it is. */
export const bareWords = (text: string): string => text.replaceAll(/["“”]/g, ' ').replace(/\s+/g, ' ').trim()

/** The text as one that is never read as filters; quotation marks mean nothing to the search itself. */
export const wordsOnly = (text: string): string =>
  `"${text
    .replaceAll('"', ' ')
    .trim()
    .slice(0, limits.query - 2)}"`
