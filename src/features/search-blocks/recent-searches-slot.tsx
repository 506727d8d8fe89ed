'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { readStoredSearches } from '@/src/shared/search-history'

/**
 * Slot of "Your recent searches" (SRCH-17), below the first screen: not in the page's HTML, and its script loads only
 * for shoppers with a history.
 */
export const RecentSearchesSlot = () => {
  const [Block, setBlock] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (readStoredSearches() !== null)
      void import('./recent-searches').then((part) => setBlock(() => part.RecentSearches))
  }, [])
  return Block && <Block />
}
