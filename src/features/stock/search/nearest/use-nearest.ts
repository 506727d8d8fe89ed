import { useEffect, useState } from 'react'
import { useStockSearch } from '../search-context'
import type { NearestMatches } from './nearest'

/** The nearest matches of one search, by its address; `matches` is absent if there are none. */
export type NearestOfSearch = { readonly address: string; readonly matches?: NearestMatches | undefined }

/** Returns the nearest matches of the current search: those in the page's HTML, or requested for a later search. */
export const useNearest = (initial: NearestOfSearch | undefined): NearestMatches | undefined => {
  const { state, href, switches, requestAnswers } = useStockSearch()
  const [known, setKnown] = useState(initial)
  const address = href(state)
  const isKnown = known?.address === address
  useEffect(() => {
    if (isKnown) return undefined
    let stale = false
    const load = async () => {
      const { findNearestMatches } = await import('./nearest')
      const matches = await findNearestMatches(state, requestAnswers, switches, new Date())
      if (!stale) setKnown({ address, matches })
    }
    load().catch((error: unknown) => console.warn('The nearest matches could not be loaded.', error))
    return () => {
      stale = true
    }
  }, [isKnown, address, state, switches, requestAnswers])
  return isKnown ? known.matches : undefined
}
