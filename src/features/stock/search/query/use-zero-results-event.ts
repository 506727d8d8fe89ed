import { useEffect } from 'react'

/** A search counts as one with zero results after this time, so that half-typed words do not count. */
const ZERO_RESULTS_DELAY_MS = 2000

/** Reports a search with zero results to the dealer, who may want to buy such a vehicle (ANL-02). */
export const useZeroResultsEvent = (words: string): void => {
  useEffect(() => {
    if (words === '') return
    const report = (): void => void document.dispatchEvent(new CustomEvent('forecourt:miss', { detail: words }))
    const timer = window.setTimeout(report, ZERO_RESULTS_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [words])
}
