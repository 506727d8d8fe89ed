import { useEffect } from 'react'

/** Milliseconds a search stands before it counts as one that found nothing: words half typed are none. */
const stands = 2000

/** Tells the dealer, who may want to buy such a car, what was searched for in vain (ANL-02). */
export const useMissed = (words: string): void => {
  useEffect(() => {
    if (words === '') return
    const tell = (): void => void document.dispatchEvent(new CustomEvent('forecourt:miss', { detail: words }))
    const timer = window.setTimeout(tell, stands)
    return () => window.clearTimeout(timer)
  }, [words])
}
