'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Scrolling has ended when the row did not move for this long (Safari before 26.2 has no `scrollend`). */
const SCROLL_END_MS = 160
/** Events of a visitor who moves the row, which end a programmatic scroll. */
const userEvents = ['pointerdown', 'touchstart', 'wheel'] as const

/**
 * Tracks the visible slide of a snapping row and scrolls to others. `start` is the slide it opens at. Steps count from
 * the target of a running scroll, so that two quick presses move two slides.
 */
export const useSlides = (count: number, start = 0) => {
  const row = useRef<HTMLDivElement>(null)
  const target = useRef(start)
  // On a busy page a smooth scroll may pause for longer than SCROLL_END_MS: its target counts until it has arrived.
  const isScrolling = useRef(false)
  const [at, setAt] = useState(start)

  const go = useCallback(
    (index: number, behavior: ScrollBehavior = 'smooth') => {
      const element = row.current
      if (!element) return
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      target.current = Math.min(count - 1, Math.max(0, index))
      isScrolling.current = true
      element.scrollTo({ left: target.current * element.clientWidth, behavior: reducedMotion ? 'instant' : behavior })
    },
    [count],
  )
  const step = useCallback((by: number) => go(target.current + by), [go])

  useEffect(() => {
    const element = row.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const currentIndex = () => Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    const handleScrollEnd = () => {
      if (!isScrolling.current) target.current = currentIndex()
    }
    const cancelScroll = () => {
      isScrolling.current = false
    }
    const handleScroll = () => {
      setAt(currentIndex())
      if (Math.abs(element.scrollLeft - target.current * element.clientWidth) < 2) isScrolling.current = false
      clearTimeout(timer)
      timer = setTimeout(handleScrollEnd, SCROLL_END_MS)
    }
    if (start > 0) element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    element.addEventListener('scroll', handleScroll, { passive: true })
    for (const eventName of userEvents) element.addEventListener(eventName, cancelScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const eventName of userEvents) element.removeEventListener(eventName, cancelScroll)
      element.removeEventListener('scroll', handleScroll)
    }
  }, [start])

  return { row, at, go, step }
}
