/** Names of one list at most: more than this help nobody, typing on does. */
export const listedNames = 50

/** Letters as people type them: no accents, no difference of case, typographic quotes as plain ones. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").toLowerCase()

/** The words somebody typed, as names are compared with them. */
export const wordsOf = (typed: string): readonly string[] => {
  const wanted = plain(typed).trim()
  return wanted === '' ? [] : wanted.split(/\s+/)
}

/**
 * Names that hold every typed word, those that begin with what was typed first; otherwise in their order. No words, all
 * names.
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
