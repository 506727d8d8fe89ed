/**
 * Stores the address of the literal search for a shopper's words by the address of the filters read from them
 * (SRCH-19). So the way back to the words survives a reload of the filtered page. In session storage: for this tab
 * only.
 */
const name = 'words-of-filters'
const most = 20

export type Keeps = Pick<Storage, 'getItem' | 'setItem'>
type Entry = readonly [address: string, words: string]

const isEntry = (one: unknown): one is Entry =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')

const entries = (storage: Keeps): readonly Entry[] => {
  const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isEntry) : []
}

/** Returns the address of the literal search; undefined if the filters of `address` were not read from words. */
export const keptWords = (open: () => Keeps, address: string): string | undefined => {
  try {
    return entries(open()).find(([one]) => one === address)?.[1]
  } catch {
    // Storage is refused or has foreign data: the filters are shown without a way back.
    return undefined
  }
}

/** Saves an address; only the latest entries are stored. */
export const keepWords = (open: () => Keeps, address: string, words: string): void => {
  try {
    const storage = open()
    const others = entries(storage).filter(([one]) => one !== address)
    storage.setItem(name, JSON.stringify([[address, words], ...others].slice(0, most)))
  } catch {
    // Private windows may refuse storage: the way back then lasts until the page is left.
  }
}
