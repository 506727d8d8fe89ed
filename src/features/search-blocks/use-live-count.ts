import { useEffect, useRef, useState } from 'react'
import { priceRangeFilter, type DollarRange } from '@/src/domain/stock/searches/price-range'

/** Time without a change before the count is requested (SRCH-07). */
const DEBOUNCE_MS = 400

const countOf = (answer: unknown): number => {
  const { count } = answer as { count?: unknown }
  if (typeof count !== 'number') throw new TypeError('The response has no count.')
  return count
}

/** Loads the number of vehicles between the prices; undefined if that fails, which is logged unless it was aborted. */
export const loadCount = async (
  ends: DollarRange,
  bounds: DollarRange,
  signal: AbortSignal,
): Promise<number | undefined> => {
  const filter = priceRangeFilter(ends, bounds)
  const params = new URLSearchParams({ ...(filter !== '' && { filter }), limit: '0' })
  try {
    const response = await fetch(`/api/vehicles?${params.toString()}`, { signal })
    if (!response.ok) throw new Error(`The count request failed with status ${response.status}.`)
    return countOf(await response.json())
  } catch (error) {
    if (!signal.aborted) console.error('The number of vehicles could not be loaded:', error)
    return undefined
  }
}

type LiveCount = { readonly count: number | undefined; readonly busy: boolean }

/**
 * Number of vehicles between the prices. Each change requests it anew (SRCH-16) and aborts the previous request.
 * Undefined if it is unknown: an old number would not match the new prices.
 */
export const useLiveCount = ({ min, max }: DollarRange, bounds: DollarRange, initialCount: number): LiveCount => {
  const [result, setResult] = useState<LiveCount>({ count: initialCount, busy: false })
  const hasMoved = useRef(false)
  useEffect(() => {
    // The page was rendered with the count of all vehicles.
    if (!hasMoved.current && min === bounds.min && max === bounds.max) return undefined
    hasMoved.current = true
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setResult((before) => ({ ...before, busy: true }))
      void loadCount({ min, max }, bounds, controller.signal).then((count) => {
        if (!controller.signal.aborted) setResult({ count, busy: false })
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [min, max, bounds])
  return result
}
