import type { PastSearch } from '@/src/domain/stock/searches/search-history'

/** Stored in the shopper's browser, separately for each dealer's domain; never sent anywhere. */
const STORAGE_KEY = 'forecourt.searches'

/** Returns the stored history as text; null if it is absent, or if the browser stores nothing. */
export const readStoredSearches = (): string | null => {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage may be disabled: then there is no history.
    return null
  }
}

export const saveSearches = (searches: readonly PastSearch[]): void => {
  try {
    if (searches.length === 0) window.localStorage.removeItem(STORAGE_KEY)
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(searches))
  } catch {
    // Storage may be disabled: then there is no history.
  }
}
