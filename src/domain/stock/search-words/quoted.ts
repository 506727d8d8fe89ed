import { limits } from '../search-url/limits'
import { collapseSpaces } from '@/src/domain/text/format-text'

/** True for a text with quotation marks: its words are never read as filters and never removed. */
export const isQuoted = (text: string): boolean => /["“”]/.test(text)

/** Removes the quotation marks. */
export const removeQuotes = (text: string): string => collapseSpaces(text.replaceAll(/["“”]/g, ' '))

/** Quotes a text so that it is never read as filters; the search itself ignores quotation marks. */
export const toQuotedText = (text: string): string =>
  `"${text
    .replaceAll('"', ' ')
    .trim()
    .slice(0, limits.query - 2)}"`
