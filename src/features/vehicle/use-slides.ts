'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Scrolling has ended when the row did not move for this long (Safari before 26.2 has no `scrollend`). */
const stillAfter = 160
/** Events of a visitor who moves the row, which end a programmatic scroll. */
const hands = ['pointerdown', 'touchstart', 'wheel'] as const

/**
 * Tracks the visible slide of a snapping row and scrolls to others. `start` is the slide it opens at. Steps count from
 * the target of a running scroll, so that two quick presses move two slides.
 */
export const useSlides = (count: number, start = 0) => {
  const row = useRef<HTMLDivElement>(null)
  const aim = useRef(start)
  // On a busy page a smooth scroll may pause for longer than SCROLL_END_MS: its target counts until it has arrived.
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
