/** Maximum names in a list; beyond that, typing more is quicker. */
export const MAX_LISTED_NAMES = 50

/** Normalizes text for comparison: no accents, lower case, plain quotes. */
export const normalizeName = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").toLowerCase()

/** Splits typed text into normalized words. */
export const splitWords = (typedText: string): readonly string[] => {
  const query = normalizeName(typedText).trim()
  return query === '' ? [] : query.split(/\s+/)
}

/**
 * Finds the names that contain every typed word, names that start with the typed text first, otherwise in order.
 * Without words, all names.
 */
export const findNames = <One extends { readonly name: string }>(
  all: readonly One[],
  typedText: string,
): readonly One[] => {
  const words = splitWords(typedText)
  if (words.length === 0) return all
  const query = words.join(' ')
  const matches = all.filter(({ name }) => words.every((word) => normalizeName(name).includes(word)))
  const startsWithQuery = (one: One): boolean => normalizeName(one.name).startsWith(query)
  return [...matches.filter(startsWithQuery), ...matches.filter((one) => !startsWithQuery(one))]
}
