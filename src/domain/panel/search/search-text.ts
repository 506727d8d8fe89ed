/** Longer text is cut off: a name, a VIN or an email address is shorter. */
export const MAX_SEARCH_CHARS = 100
/** Fewer would match nearly everything. */
export const MIN_SEARCH_CHARS = 2
const MAX_SEARCH_WORDS = 6

/** A text that staff search the panel for. */
export type SearchText = {
  readonly text: string
  /** Its words in lower case; a document has each of them. */
  readonly words: readonly string[]
}

/** Reads what staff typed; null if it is too short to search for. */
export const parseSearchText = (typedValue: unknown): SearchText | null => {
  const text = (typeof typedValue === 'string' ? typedValue : '')
    .replaceAll('\0', '')
    .slice(0, MAX_SEARCH_CHARS)
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (text.length < MIN_SEARCH_CHARS) return null
  const words = [...new Set(text.toLowerCase().split(' '))].slice(0, MAX_SEARCH_WORDS)
  return { text, words }
}

/** The text as a plate, a stock number or a VIN is stored: `abc 12d` → `ABC12D`. */
export const toCode = (text: string): string => text.replaceAll(/[\s-]+/g, '').toUpperCase()

/** The digits of a phone number, without the 0 or +61 that callers write differently; null for other texts. */
export const toPhoneDigits = (text: string): string | null => {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:0061|61|0)(?=\d{5})/, '')
  return digits.length < 5 ? null : digits
}

/** The last eight characters of a lead's id, if the text is its reference, such as `7F3A-22B1`; null otherwise. */
export const toReferenceTail = (text: string): string | null => {
  const tail = text.replaceAll(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{8}$/.test(tail) ? tail : null
}

/** Ends of plurals: “repayments” finds a text that has only “repayment”. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word)

/** Reports whether the text has each of the words, or a part of a word. */
export const hasEachWord = (text: string, words: readonly string[]): boolean => {
  const lowered = text.toLowerCase()
  return words.every((word) => lowered.includes(stemOf(word)))
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** Reports whether each of the words begins a word of the text. */
export const hasEachWordStart = (text: string, words: readonly string[]): boolean => {
  const starts = wordsOf(text)
  return words.every((word) => starts.some((start) => start.startsWith(stemOf(word))))
}

const hasEachWholeWord = (text: string, words: readonly string[]): boolean => {
  const whole = wordsOf(text).map(stemOf)
  return words.every((word) => whole.includes(stemOf(word)))
}

/** The rank of a text that does not have the words. */
const NO_MATCH = 5

/**
 * How well a text has what was typed; 0 is best. “Ava” as a name comes before “Avalon”, and both before “Navara”, in
 * which the letters are inside a word.
 */
export const rankText = (value: string, { text, words }: SearchText): number => {
  const isStart = value.toLowerCase().startsWith(text.toLowerCase())
  if (hasEachWholeWord(value, words)) return isStart ? 0 : 1
  if (isStart) return 2
  if (hasEachWordStart(value, words)) return 3
  return hasEachWord(value, words) ? 4 : NO_MATCH
}

/** Ranks a result by its title and its other texts; of equal matches, the one in the title comes first. */
export const rankResult = (title: string, others: readonly string[], text: SearchText): number =>
  Math.min(2 * rankText(title, text), ...others.map((other) => 2 * rankText(other, text) + 1))

/** The rank of what none of its texts explains, and of nothing. */
export const NO_RANK = 2 * NO_MATCH
