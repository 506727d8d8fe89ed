'use client'

import { useEffect } from 'react'
import { toPastSearch, parseSearchHistory, addToSearchHistory } from '@/src/domain/stock/searches/search-history'
import { useSiteBasics } from '@/src/shared/site-basics'
import { isSearchAddress } from '@/src/domain/stock/search-url/search-address'
import { saveSearches, readStoredSearches } from '@/src/shared/search-history'

/** The part of the Navigation API used here: its event fires before the address changes, also for Back. */
type Navigation = EventTarget
const getNavigation = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation

const destinationOf = (event: Event): string => {
  const { destination } = event as { destination?: { url?: string } }
  const url = new URL(destination?.url ?? location.href, location.href)
  return url.origin === location.origin ? url.pathname : ''
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null

/** Saves the search when a shopper leaves the search pages or opens a vehicle (SRCH-17), but not between searches. */
export const RememberSearch = () => {
  const { searchPath } = useSiteBasics()
  useEffect(() => {
    const saveSearch = (): void => {
      const { pathname, search } = window.location
      const heading = document.querySelector('h1')?.textContent ?? ''
      const pastSearch = toPastSearch({ pathname, search, heading, basePath: searchPath })
      if (pastSearch) saveSearches(addToSearchHistory(parseSearchHistory(readStoredSearches()), pastSearch))
    }
    const handleClick = ({ target }: Event): void => {
      const link = linkOf(target)
      if (link && !isSearchAddress(link.pathname)) saveSearch()
    }
    const handleNavigate = (event: Event): void => {
      if (!isSearchAddress(destinationOf(event))) saveSearch()
    }
    const navigationApi = getNavigation()
    document.addEventListener('click', handleClick, { capture: true })
    window.addEventListener('pagehide', saveSearch)
    navigationApi?.addEventListener('navigate', handleNavigate)
    return () => {
      document.removeEventListener('click', handleClick, { capture: true })
      window.removeEventListener('pagehide', saveSearch)
      navigationApi?.removeEventListener('navigate', handleNavigate)
    }
  }, [searchPath])
  return null
}
