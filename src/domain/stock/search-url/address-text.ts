import { collapseSpaces } from '@/src/domain/text/format-text'

/**
 * Normalizes a text so that it survives a round trip through an address: no control characters or lone surrogates,
 * single spaces.
 */
export const cleanAddressText = (text: string, length: number): string =>
  // Fast path: nearly every value is plain already, and a page builds hundreds of addresses.
  text.length <= length && /^(?:[!-~]+(?: [!-~]+)*)?$/.test(text) ? text : stripText(text, length)

const stripText = (text: string, length: number): string =>
  collapseSpaces(text.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' '))
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, '')
    .trim()
