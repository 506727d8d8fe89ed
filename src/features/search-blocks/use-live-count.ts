import { useEffect, useRef, useState } from 'react'
import { priceBounds, priceRangeFilter, type PriceEnds } from '@/src/domain/stock/price-range'

/** Time without a change before the count is requested (SRCH-07). */
const debounce = 400

const countOf = (answer: unknown): number => {
  const { count } = answer as { count?: unknown }
  if (typeof count !== 'number') throw new TypeError('The response has no count.')
  return count
}

const ask = async (ends: PriceEnds, signal: AbortSignal): Promise<number> => {
  const params = new URLSearchParams({ filter: priceRangeFilter(ends), limit: '0' })
  const response = await fetch(`/api/vehicles?${params.toString()}`, { signal })
  if (!response.ok) throw new Error(`The count request failed with status ${response.status}.`)
  return countOf(await response.json())
}

type Live = { readonly count: number | undefined; readonly busy: boolean }

/**
 * Number of vehicles between the prices. Each change requests it anew (SRCH-16) and aborts the previous request.
 * Undefined if it is unknown: an old number would not match the new prices.
 */
export const useLiveCount = ({ min, max }: PriceEnds, counted: number): Live => {
  const [live, setLive] = useState<Live>({ count: counted, busy: false })
  const moved = useRef(false)
  useEffect(() => {
    // The page was rendered with the count of the full range.
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
