/** Ways feeds say “nothing here”. */
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

/** Trimmed, inner runs of blanks made one. */
export const tidy = (text: string): string => (/\s{2,}|[^\S ]/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim()

/** The tidied text, or undefined where a feed's words mean nothing is known. */
export const known = (text: string): string | undefined => {
  const clean = tidy(text)
  return blanks.has(clean.toLowerCase()) ? undefined : clean
}

/** Letters and digits in lower case: what two spellings of one word share. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** `DARK blue` → `Dark Blue`. */
export const titled = (text: string): string =>
  tidy(text)
    .toLowerCase()
    .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** Looks spellings up: each entry is the platform's word and the other words feeds use for it. */
export const spellings = (table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([word, others]) => [word, ...others].map((one) => [bare(one), word] as const)))
