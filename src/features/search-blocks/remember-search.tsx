'use client'

import { useEffect } from 'react'
import { leftSearch, readSearches, withSearch } from '@/src/domain/stock/search-history'
import { useSiteBasics } from '@/src/ui/site-basics'
import { keepSearches, keptSearches } from './history-store'

const isSearch = (path: string): boolean => /^\/(?:search|used-car)(?:\/|$)/.test(path)

/** The part of the Navigation API used here: its event fires before the address changes, also for Back. */
type Navigation = EventTarget
const navigation = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation

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
    const remember = (): void => {
      const { pathname, search } = window.location
      const heading = document.querySelector('h1')?.textContent ?? ''
      const left = leftSearch({ pathname, search, heading, basePath: searchPath })
      if (left) keepSearches(withSearch(readSearches(keptSearches()), left))
    }
    const onLink = ({ target }: Event): void => {
      const link = linkOf(target)
      if (link && !isSearch(link.pathname)) remember()
    }
    const onNavigate = (event: Event): void => {
      if (!isSearch(destinationOf(event))) remember()
    }
    const leaving = navigation()
    document.addEventListener('click', onLink, { capture: true })
    window.addEventListener('pagehide', remember)
    leaving?.addEventListener('navigate', onNavigate)
    return () => {
      document.removeEventListener('click', onLink, { capture: true })
      window.removeEventListener('pagehide', remember)
      leaving?.removeEventListener('navigate', onNavigate)
    }
  }, [searchPath])
  return null
}
