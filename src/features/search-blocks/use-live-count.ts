import { useEffect, useRef, useState } from 'react'
import { priceBounds, priceRangeFilter, type PriceEnds } from '@/src/domain/stock/price-range'

/** Milliseconds a handle rests before its count is asked for (V§9). */
const debounce = 400

const countOf = (answer: unknown): number => {
  const { count } = answer as { count?: unknown }
  if (typeof count !== 'number') throw new TypeError('An answer without a count.')
  return count
}

const ask = async (ends: PriceEnds, signal: AbortSignal): Promise<number> => {
  const params = new URLSearchParams({ filter: priceRangeFilter(ends), limit: '0' })
  const response = await fetch(`/api/vehicles?${params.toString()}`, { signal })
  if (!response.ok) throw new Error(`Counting answered ${response.status}.`)
  return countOf(await response.json())
}

type Live = { readonly count: number | undefined; readonly busy: boolean }

/**
 * How many cars stand between the prices: each move refines (SRCH-16), the request before it is given up. Undefined where
 * it cannot be said: an old number beside new prices would be wrong.
 */
export const useLiveCount = ({ min, max }: PriceEnds, counted: number): Live => {
  const [live, setLive] = useState<Live>({ count: counted, busy: false })
  const moved = useRef(false)
  useEffect(() => {
    // What the page came with is the count of the whole range.
    if (!moved.current && min === priceBounds.min && max === priceBounds.max) return undefined
    moved.current = true
    const control = new AbortController()
    const timer = setTimeout(() => {
      setLive((before) => ({ ...before, busy: true }))
      ask({ min, max }, control.signal).then(
        (count) => setLive({ count, busy: false }),
        (error: unknown) => {
          if (control.signal.aborted) return
          console.error('Error with slider refinement:', error)
          setLive({ count: undefined, busy: false })
        },
      )
    }, debounce)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [min, max])
  return live
}
