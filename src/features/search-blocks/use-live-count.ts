import { useEffect, useRef, useState } from 'react'
import { priceBounds, priceRangeFilter, type DollarRange } from '@/src/domain/stock/price-range'

/** Time without a change before the count is requested (SRCH-07). */
const DEBOUNCE_MS = 400

const countOf = (answer: unknown): number => {
  const { count } = answer as { count?: unknown }
  if (typeof count !== 'number') throw new TypeError('The response has no count.')
  return count
}

const fetchCount = async (ends: DollarRange, signal: AbortSignal): Promise<number> => {
  const params = new URLSearchParams({ filter: priceRangeFilter(ends), limit: '0' })
  const response = await fetch(`/api/vehicles?${params.toString()}`, { signal })
  if (!response.ok) throw new Error(`The count request failed with status ${response.status}.`)
  return countOf(await response.json())
}

type LiveCount = { readonly count: number | undefined; readonly busy: boolean }

/**
 * Number of vehicles between the prices. Each change requests it anew (SRCH-16) and aborts the previous request.
 * Undefined if it is unknown: an old number would not match the new prices.
 */
export const useLiveCount = ({ min, max }: DollarRange, initialCount: number): LiveCount => {
  const [result, setResult] = useState<LiveCount>({ count: initialCount, busy: false })
  const hasMoved = useRef(false)
  useEffect(() => {
    // The page was rendered with the count of the full range.
    if (!hasMoved.current && min === priceBounds.min && max === priceBounds.max) return undefined
    hasMoved.current = true
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setResult((before) => ({ ...before, busy: true }))
      fetchCount({ min, max }, controller.signal).then(
        (count) => setResult({ count, busy: false }),
        (error: unknown) => {
          if (controller.signal.aborted) return
          console.error('Error with slider refinement:', error)
          setResult({ count: undefined, busy: false })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [min, max])
  return result
}
