import type { PastSearch } from '@/src/domain/stock/search-history'

/** Kept in the shopper's own browser, which keeps it apart for each dealer's address; never sent anywhere. */
const key = 'forecourt.searches'

/** Text of the history; null where there is none, or the browser keeps nothing. */
export const keptSearches = (): string | null => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    // A browser may be told to keep nothing: then there is no history.
    return null
  }
}

export const keepSearches = (searches: readonly PastSearch[]): void => {
  try {
    if (searches.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // As above.
  }
}
