import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { wrapped } from '@/src/domain/models/colours'

/** Milliseconds without a scroll after which a row stands still, where a browser does not say so. */
const still = 120

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

const jump = (row: HTMLElement, to: number): void =>
  row.scrollTo({ left: to * row.clientWidth, behavior: 'instant' as ScrollBehavior })

const placeOf = (row: HTMLElement): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth))

/**
 * Lets a row of screens go round: a copy of the last stands before the first and one of the first after the last, and who
 * arrives at a copy is put to what it is a copy of, unseen. The copies come with the script, which keeps the row where it
 * was. `count` is the number of screens.
 */
export const useLoop = (row: RefObject<HTMLElement | null>, count: number) => {
  const [copies, setCopies] = useState(false)
  const place = useRef(1)
  /** Where a step is on its way to: the next one starts from there, wherever the row has come to by then. */
  const going = useRef<number | null>(null)

  useEffect(() => {
    const element = row.current
    if (count < 2 || !element) return
    // Before the copies come: a browser may itself keep a row that snaps at what it showed.
    place.current = placeOf(element) + 1
    setCopies(true)
  }, [row, count])

  useBeforePaint(() => {
    if (copies && row.current) jump(row.current, place.current)
  }, [copies, row])

  useEffect(() => {
    const element = row.current
    if (!copies || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => {
      going.current = null
      const at = placeOf(element)
      place.current = wrapped(at - 1, 0, count) + 1
      if (at !== place.current) jump(element, place.current)
    }
    const onScroll = (): void => {
      clearTimeout(timer)
      timer = setTimeout(settle, still)
    }
    // Turned or resized, the row stays at its picture.
    const watch = new ResizeObserver(() => jump(element, place.current))
    watch.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [copies, row, count])

  const step = useCallback(
    (by: 1 | -1) => {
      const element = row.current
      if (!element) return
      const from = going.current ?? placeOf(element)
      const own = copies ? wrapped(from - 1, 0, count) + 1 : from
      // Nothing stands beyond a copy: from there the row goes on from what it is a copy of.
      if (own !== from) jump(element, own)
      going.current = own + by
      element.scrollTo({ left: (own + by) * element.clientWidth })
    },
    [row, copies, count],
  )
  return { copies, step }
}
