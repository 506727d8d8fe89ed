/**
 * Stores the address of the literal search for a shopper's words by the address of the filters read from them
 * (SRCH-19). So the way back to the words survives a reload of the filtered page. In session storage: for this tab
 * only.
 */
const STORAGE_KEY = 'words-of-filters'
const MAX_ENTRIES = 20

export type StorageLike = Pick<Storage, 'getItem' | 'setItem'>
type Entry = readonly [address: string, literalAddress: string]

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

const readEntries = (storage: StorageLike): readonly Entry[] => {
  const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

/** Returns the address of the literal search; undefined if the filters of `address` were not read from words. */
export const readLiteralSearch = (openStorage: () => StorageLike, address: string): string | undefined => {
  try {
    return readEntries(openStorage()).find(([entry]) => entry === address)?.[1]
  } catch {
    // Storage is refused or has foreign data: the filters are shown without a way back.
    return undefined
  }
}

/** Saves an address; only the latest entries are stored. */
export const saveLiteralSearch = (openStorage: () => StorageLike, address: string, literalAddress: string): void => {
  try {
    const storage = openStorage()
    const others = readEntries(storage).filter(([entry]) => entry !== address)
    storage.setItem(STORAGE_KEY, JSON.stringify([[address, literalAddress], ...others].slice(0, MAX_ENTRIES)))
  } catch {
    // Private windows may refuse storage: the way back then lasts until the page is left.
  }
}
