'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Without `scrollend` (Safari before 26.2) a row that has not moved for this long, in milliseconds, stands still. */
const stillAfter = 160

/**
 * Follows a snapping row: which slide is in view, and how to reach another. `start` is where it opens. Steps count from
 * where the row is going, so that two quick presses are two slides.
 */
export const useSlides = (count: number, start = 0) => {
  const row = useRef<HTMLDivElement>(null)
  const aim = useRef(start)
  const [at, setAt] = useState(start)

  const go = useCallback(
    (index: number, behavior: ScrollBehavior = 'smooth') => {
      const element = row.current
      if (!element) return
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      aim.current = Math.min(count - 1, Math.max(0, index))
      element.scrollTo({ left: aim.current * element.clientWidth, behavior: still ? 'instant' : behavior })
    },
    [count],
  )
  const step = useCallback((by: number) => go(aim.current + by), [go])

  useEffect(() => {
    const element = row.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const here = () => Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    const settle = () => {
      aim.current = here()
    }
    const follow = () => {
      setAt(here())
      clearTimeout(timer)
      timer = setTimeout(settle, stillAfter)
    }
    if (start > 0) element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', follow)
    }
  }, [start])

  return { row, at, go, step }
}
