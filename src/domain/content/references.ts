import { idOf } from './id-of'

/** One document that another refers to. */
export type Reference = { readonly relationTo: string; readonly value: string }

const toReference = (entry: unknown, relationTo: unknown): readonly Reference[] => {
  const id = idOf(entry)
  if (id !== undefined) return typeof relationTo === 'string' ? [{ relationTo, value: id }] : []
  if (typeof entry !== 'object' || entry === null || !('value' in entry && 'relationTo' in entry)) return []
  return typeof entry.relationTo === 'string' ? toReference(entry.value, entry.relationTo) : []
}

/**
 * Lists the documents in the stored value of a relationship. `relationTo` is the collection of the field; a field of
 * several collections stores it with each document.
 */
export const listReferences = (value: unknown, relationTo: unknown): readonly Reference[] =>
  (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => toReference(entry, relationTo))
