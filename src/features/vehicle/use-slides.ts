'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Follows a snapping row: which slide is in view, and how to reach another. `start` is where it opens. */
export const useSlides = (count: number, start = 0) => {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)

  const go = useCallback((index: number, behavior: ScrollBehavior = 'smooth') => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const element = row.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: still ? 'instant' : behavior })
  }, [])

  useEffect(() => {
    const element = row.current
    if (!element) return
    if (start > 0) element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    const follow = () => setAt(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [start])

  const step = (by: number) => go(Math.min(count - 1, Math.max(0, at + by)))

  return { row, at, go, step }
}
