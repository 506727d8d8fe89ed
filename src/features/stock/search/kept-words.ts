/**
 * Where the shopper's words are searched for, by the address of the filters read from them (SRCH-19): so the way back
 * outlives a reload of the page while its address stays the one of its filters. Kept in this tab alone.
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

/** The address that searches for the words; undefined where the filters of `address` were not read from words. */
export const keptWords = (open: () => Keeps, address: string): string | undefined => {
  try {
    return entries(open()).find(([one]) => one === address)?.[1]
  } catch {
    // A browser that keeps nothing for us, or something that is not ours: the filters are shown without a way back.
    return undefined
  }
}

/** Remembers the latest few. */
export const keepWords = (open: () => Keeps, address: string, words: string): void => {
  try {
    const storage = open()
    const others = entries(storage).filter(([one]) => one !== address)
    storage.setItem(name, JSON.stringify([[address, words], ...others].slice(0, most)))
  } catch {
    // Private windows may refuse: then the way back lasts until the page is left.
  }
}
