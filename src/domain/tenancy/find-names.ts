/** Maximum names in a list; beyond that, typing more is quicker. */
export const listedNames = 50

/** Normalises text for comparison: no accents, lower case, plain quotes. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").toLowerCase()

/** Splits typed text into normalised words. */
export const wordsOf = (typed: string): readonly string[] => {
  const wanted = plain(typed).trim()
  return wanted === '' ? [] : wanted.split(/\s+/)
}

/**
 * Finds the names that contain every typed word, names that start with the typed text first, otherwise in order.
 * Without words, all names.
 */
export const findNames = <One extends { readonly name: string }>(
  all: readonly One[],
  typed: string,
): readonly One[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return all
  const wanted = words.join(' ')
  const found = all.filter(({ name }) => words.every((word) => plain(name).includes(word)))
  const begins = (one: One): boolean => plain(one.name).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}
