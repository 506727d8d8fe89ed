/** Letters as people type them: no accents, no difference of case, typographic quotes as plain ones. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").toLowerCase()

/**
 * Names that hold every typed word, those that begin with what was typed first; otherwise in their order. No words, all
 * names.
 */
export const findNames = <One extends { readonly name: string }>(
  all: readonly One[],
  typed: string,
): readonly One[] => {
  const wanted = plain(typed).trim()
  if (wanted === '') return all
  const words = wanted.split(/\s+/)
  const found = all.filter(({ name }) => words.every((word) => plain(name).includes(word)))
  const begins = (one: One): boolean => plain(one.name).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}
