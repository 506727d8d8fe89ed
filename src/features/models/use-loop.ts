import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { wrapIndex } from '@/src/domain/models/colours'

/** Scrolling has ended when no scroll event came for this long. */
const SCROLL_END_MS = 120

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

const jumpTo = (row: HTMLElement, to: number): void =>
  row.scrollTo({ left: to * row.clientWidth, behavior: 'instant' as ScrollBehavior })

const slideIndexOf = (row: HTMLElement): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth))

/**
 * Makes a row of full-width slides loop: a copy of the last slide precedes the first, and a copy of the first follows
 * the last. On arrival at a copy the row jumps to its original without animation. The copies are added after hydration,
 * at an unchanged scroll position. `count` is the number of slides.
 */
export const useLoop = (row: RefObject<HTMLElement | null>, count: number) => {
  const [copies, setCopies] = useState(false)
  const position = useRef(1)
  /** Target of a running step: the next step starts from there, wherever the row has scrolled to by then. */
  const target = useRef<number | null>(null)

  useEffect(() => {
    const element = row.current
    if (count < 2 || !element) return
    // Read before the copies are added: the browser may keep a snapping row at its slide by itself.
    position.current = slideIndexOf(element) + 1
    setCopies(true)
  }, [row, count])

  useBeforePaint(() => {
    if (copies && row.current) jumpTo(row.current, position.current)
  }, [copies, row])

  useEffect(() => {
    const element = row.current
    if (!copies || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleScrollEnd = (): void => {
      target.current = null
      const at = slideIndexOf(element)
      position.current = wrapIndex(at - 1, 0, count) + 1
      if (at !== position.current) jumpTo(element, position.current)
    }
    const onScroll = (): void => {
      clearTimeout(timer)
      timer = setTimeout(handleScrollEnd, SCROLL_END_MS)
    }
    // After rotation or resizing the row stays at its slide.
    const observer = new ResizeObserver(() => jumpTo(element, position.current))
    observer.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [copies, row, count])

  const step = useCallback(
    (by: 1 | -1) => {
      const element = row.current
      if (!element) return
      const from = target.current ?? slideIndexOf(element)
      const original = copies ? wrapIndex(from - 1, 0, count) + 1 : from
      // Nothing follows a copy: the step starts from its original.
      if (original !== from) jumpTo(element, original)
      target.current = original + by
      element.scrollTo({ left: (original + by) * element.clientWidth })
    },
    [row, copies, count],
  )
  return { copies, step }
}
