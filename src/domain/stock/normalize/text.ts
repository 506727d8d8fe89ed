import { collapseSpaces } from '@/src/domain/text/format-text'

/** Texts feeds use for an unknown value. */
const unknownTexts = new Set([
  '',
  '-',
  '--',
  '- / -',
  '-/-',
  'nan',
  'null',
  'n/a',
  'na',
  'none',
  'undefined',
  'unknown',
  'tba',
  'tbc',
])

/** Returns the text with its white space normalized; undefined when it means that the value is unknown. */
export const toKnownText = (text: string): string | undefined => {
  const clean = collapseSpaces(text)
  return unknownTexts.has(clean.toLowerCase()) ? undefined : clean
}

/** True where a plate or its expiry says that the vehicle has none. */
export const isUnregistered = (text: string): boolean =>
  /^\s*(?:expired|un.?reg(?:o|istered|\.)?|(?:no|not|nil|out of|without)\s+reg(?:o|istered|istration|\.)?)\s*$/iu.test(
    text,
  )

/** Returns the letters and digits in lower case; spellings that share this key are equal. */
export const toMatchKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** `DARK blue` → `Dark Blue`. */
export const toTitleCase = (text: string): string =>
  collapseSpaces(text)
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Builds a lookup from any spelling to the platform's term; each entry lists the other terms feeds use. */
export const createSpellingMap = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([word, others]) => [word, ...others].map((one) => [toMatchKey(one), word] as const)),
  )
