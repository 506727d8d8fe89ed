'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { keptSearches } from './history-store'

/**
 * The place of "Your recent searches" (SRCH-17), below the first screen: nothing in the page's HTML, and no script for
 * who has no history.
 */
export const RecentSearchesSlot = () => {
  const [Block, setBlock] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (keptSearches() !== null) void import('./recent-searches').then((part) => setBlock(() => part.RecentSearches))
  }, [])
  return Block && <Block />
}
