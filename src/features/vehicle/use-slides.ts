'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** A row that has not moved for this long, in milliseconds, stands still (Safari before 26.2 has no `scrollend`). */
const stillAfter = 160
/** What a hand does to a row; from then on it goes where the hand wants. */
const hands = ['pointerdown', 'touchstart', 'wheel'] as const

/**
 * Follows a snapping row: which slide is in view, and how to reach another. `start` is where it opens. Steps count from
 * where the row is going, so that two quick presses are two slides.
 */
export const useSlides = (count: number, start = 0) => {
  const row = useRef<HTMLDivElement>(null)
  const aim = useRef(start)
  // A busy page may hold a glide up for longer than a pause: until it has arrived, `aim` is where it goes.
  const gliding = useRef(false)
  const [at, setAt] = useState(start)

  const go = useCallback(
    (index: number, behavior: ScrollBehavior = 'smooth') => {
      const element = row.current
      if (!element) return
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      aim.current = Math.min(count - 1, Math.max(0, index))
      gliding.current = true
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
      if (!gliding.current) aim.current = here()
    }
    const held = () => {
      gliding.current = false
    }
    const follow = () => {
      setAt(here())
      if (Math.abs(element.scrollLeft - aim.current * element.clientWidth) < 2) gliding.current = false
      clearTimeout(timer)
      timer = setTimeout(settle, stillAfter)
    }
    if (start > 0) element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    element.addEventListener('scroll', follow, { passive: true })
    for (const hand of hands) element.addEventListener(hand, held, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const hand of hands) element.removeEventListener(hand, held)
      element.removeEventListener('scroll', follow)
    }
  }, [start])

  return { row, at, go, step }
}
