/** A table of documents of the panel: its name in the database, and the words for one and many of them. */
export type UsingKind = { readonly table: string; readonly one: string; readonly many: string }

/**
 * Whose table it is: a part of a document (`models_images`) has its document's name in front, and of two such names the
 * longer one counts. Undefined for a table of no document.
 */
export const kindOf = (kinds: readonly UsingKind[], table: string): UsingKind | undefined =>
  kinds
    .filter((kind) => table === kind.table || table.startsWith(`${kind.table}_`))
    .toSorted((one, other) => other.table.length - one.table.length)[0]

export type Use = { readonly kind: UsingKind; readonly count: number }

/** `2 promo cards, 1 page`; the same kind counted together. */
export const usedWords = (uses: readonly Use[]): string => {
  const counts = new Map<UsingKind, number>()
  for (const { kind, count } of uses) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return [...counts].map(([{ one, many }, count]) => `${String(count)} ${count === 1 ? one : many}`).join(', ')
}
