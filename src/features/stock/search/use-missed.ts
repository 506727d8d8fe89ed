import { useEffect } from 'react'

/** A search counts as one with zero results after this time, so that half-typed words do not count. */
const stands = 2000

/** Reports a search with zero results to the dealer, who may want to buy such a vehicle (ANL-02). */
export const useMissed = (words: string): void => {
  useEffect(() => {
    if (words === '') return
    const tell = (): void => void document.dispatchEvent(new CustomEvent('forecourt:miss', { detail: words }))
    const timer = window.setTimeout(tell, stands)
    return () => window.clearTimeout(timer)
  }, [words])
}
