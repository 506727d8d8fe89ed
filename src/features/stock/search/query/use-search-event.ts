import { useEffect } from 'react'

/** A search counts after this time, so that half-typed words do not count. */
const SEARCH_DELAY_MS = 2000

/** Event of a search with zero results, which the dealer reads (ANL-02), and of one with results (SHP-02). */
type SearchEvent = 'forecourt:zero-results' | 'forecourt:search'

/** Reports the words of a search; none for an empty text. */
export const useSearchEvent = (type: SearchEvent, words: string): void => {
  useEffect(() => {
    if (words === '') return
    const report = (): void => void document.dispatchEvent(new CustomEvent(type, { detail: words }))
    const timer = window.setTimeout(report, SEARCH_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [type, words])
}
