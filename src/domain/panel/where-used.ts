import { formatCount } from '@/src/domain/text/numbers'
/** A kind of document in the panel: its database table, and its singular and plural names. */
export type DocumentKind = { readonly table: string; readonly one: string; readonly many: string }

/**
 * Finds the kind of document that a table belongs to: a sub-table such as `models_images` starts with its document's
 * table name; the longest match counts. Undefined for other tables.
 */
export const findDocumentKind = (kinds: readonly DocumentKind[], table: string): DocumentKind | undefined =>
  kinds
    .filter((kind) => table === kind.table || table.startsWith(`${kind.table}_`))
    .toSorted((one, other) => other.table.length - one.table.length)[0]

export type DocumentUse = { readonly kind: DocumentKind; readonly count: number }

/** Formats uses by kind: `2 promo cards, 1 page`. */
export const formatUses = (uses: readonly DocumentUse[]): string => {
  const counts = new Map<DocumentKind, number>()
  for (const { kind, count } of uses) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return [...counts].map(([{ one, many }, count]) => formatCount(count, one, many)).join(', ')
}
