import { toMatchKey } from '../normalise/text'

/** A word as written, and its key, which all spellings share. */
export type Token = { readonly raw: string; readonly key: string }

const WORD_PATTERN = /[<>]=?|[-–—]|\$?\d[\d,]*(?:\.\d+)?[\p{L}\p{N}]*\+?|[\p{L}\p{N}\p{M}]+/gu
const isNumber = (raw: string | undefined): boolean => raw !== undefined && /^\$?\d/.test(raw)

/** Returns letters and digits in lower case without accents: `C-Class` → `cclass`, `Citroën` → `citroen`. */
export const keyOf = (text: string): string => toMatchKey(text.normalize('NFKD').replace(/\p{M}+/gu, ''))

/** Splits a text into words, in order. A dash between two numbers becomes “to”; other punctuation is dropped. */
export const tokenize = (text: string): readonly Token[] => {
  const words = text.match(WORD_PATTERN) ?? []
  return words.flatMap((raw, index): readonly Token[] => {
    if (/^[-–—]$/.test(raw)) {
      return isNumber(words[index - 1]) && isNumber(words[index + 1]) ? [{ raw, key: 'to' }] : []
    }
    return [{ raw, key: /^[<>]/.test(raw) ? raw : keyOf(raw) }]
  })
}
