import type { PastSearch } from '@/src/domain/stock/search-history'

/** Stored in the shopper's browser, separately for each dealer's domain; never sent anywhere. */
const key = 'forecourt.searches'

/** Returns the stored history as text; null if there is none, or if the browser stores nothing. */
export const keptSearches = (): string | null => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    // Storage may be disabled: then there is no history.
    return null
  }
}

export const keepSearches = (searches: readonly PastSearch[]): void => {
  try {
    if (searches.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // Storage may be disabled: then there is no history.
  }
}
