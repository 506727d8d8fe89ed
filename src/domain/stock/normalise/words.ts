/** Texts feeds use for an unknown value. */
const blanks = new Set([
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
])

/** Trims a text and replaces each run of white space with one space. */
export const tidy = (text: string): string => (/\s{2,}|[^\S ]/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim()

/** Returns the text with its white space normalised; undefined when it means that the value is unknown. */
export const known = (text: string): string | undefined => {
  const clean = tidy(text)
  return blanks.has(clean.toLowerCase()) ? undefined : clean
}

/** Returns the letters and digits in lower case; spellings that share this key are equal. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** `DARK blue` → `Dark Blue`. */
export const titled = (text: string): string =>
  tidy(text)
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Builds a lookup from any spelling to the platform's term; each entry lists the other terms feeds use. */
export const spellings = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([word, others]) => [word, ...others].map((one) => [bare(one), word] as const)))
