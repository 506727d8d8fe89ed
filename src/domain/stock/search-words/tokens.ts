import { toMatchKey } from '../normalize/text'

/** A word as written, and its key, which all spellings share. */
export type Token = { readonly raw: string; readonly key: string }

const WORD_PATTERN = /[<>]=?|[-–—]|\$?\d[\d,]*(?:\.\d+)?[\p{L}\p{N}]*\+?|[\p{L}\p{N}\p{M}]+/gu
const isNumber = (raw: string | undefined): boolean => raw !== undefined && /^\$?\d/.test(raw)

/** Returns letters and digits in lower case without accents: `C-Class` → `cclass`, `Citroën` → `citroen`. */
export const keyOf = (text: string): string => toMatchKey(text.normalize('NFKD').replace(/\p{M}+/gu, ''))

/** True for a dash directly before a word, `-toyota`, as search engines exclude words; not inside one, `x-trail`. */
const excludesNextWord = (text: string, at: number): boolean =>
  /\p{L}/u.test(text.charAt(at + 1)) && (at === 0 || /\s/.test(text.charAt(at - 1)))

const CONTRACTION = /\b(what|how|who|where|when|that|it|there|here|let|i|you|we|they)['’](?:s|m|d|ve|re|ll)\b/giu

const COUNT_WITH_NOUN = /\b(\d+|two|three|four|five|six|seven|eight)((?:seat(?:er)?|door|berth)s?)\b/giu

/** “25k-ish” and “around 25k” are the same. */
const ROUGHLY = /(\d|\bgrand|\bthousand)(k?)[- ]?ish\b/giu

/** The plus after a unit, “800cc +” and “400km+”; “30k+” and “30+” are numbers of their own. */
const PLUS_AFTER_UNIT = /(\d\s?(?:km|kms|cc|hp|kw|kwh|kg|t|tonnes?|ft|mm|l|seats?|seater|berth))\s*\+/giu

/** The plus of “80k+ gst” belongs to the tax. */
const PLUS_TAX = /\+\s*gst\b/giu

/**
 * Splits a text into words, in order. A dash between two numbers becomes “to”, and one directly before a word “not”;
 * other punctuation is dropped, and so is the end of “what’s”. “7seater” becomes two words.
 */
export const tokenize = (typedText: string): readonly Token[] => {
  const text = typedText
    .replaceAll(CONTRACTION, '$1')
    .replaceAll(/\brego['’]d\b/giu, 'registered')
    .replaceAll(COUNT_WITH_NOUN, '$1 $2')
    .replaceAll(ROUGHLY, '$1$2')
    .replaceAll(PLUS_TAX, ' plus gst')
    .replaceAll(PLUS_AFTER_UNIT, '$1 plus')
  const matches = [...text.matchAll(WORD_PATTERN)]
  const words = matches.map(([word]) => word)
  return matches.flatMap(({ 0: raw, index: at }, index): readonly Token[] => {
    if (/^[-–—]$/.test(raw)) {
      if (isNumber(words[index - 1]) && isNumber(words[index + 1])) return [{ raw, key: 'to' }]
      return excludesNextWord(text, at) ? [{ raw, key: 'not' }] : []
    }
    return [{ raw, key: /^[<>]/.test(raw) ? raw : keyOf(raw) }]
  })
}

export const joinTokens = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')

/**
 * Returns the keys of a name and its plurals: `suv` and `suvs`, `bus` and `buses`. A shorter name than `minLength` has
 * none.
 */
export const keysWithPlurals = (name: string, minLength = 3): readonly string[] => {
  const key = keyOf(name)
  return key.length < minLength || /\d$/.test(key) ? [key] : [key, `${key}s`, `${key}es`]
}
