import { useRef, type TouchEvent } from 'react'

/** A finger that moves down this far closes; after less, the element returns. */
const MIN_SWIPE_PX = 90

/**
 * Handlers that report a swipe down of one finger, which the element follows. Its content needs a `touch-action` without
 * `pan-y`, or the browser would scroll.
 */
export const useSwipeDown = (onSwipe: () => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)

  /** Returns how far the finger has moved down; 0 if it moved more to the side, or if there are two. */
  const measure = ({ changedTouches }: TouchEvent): number => {
    const finger = changedTouches[0]
    if (!finger || !start.current) return 0
    const down = finger.clientY - start.current.y
    return down > Math.abs(finger.clientX - start.current.x) ? down : 0
  }
  const reset = ({ currentTarget }: TouchEvent<HTMLElement>): void => {
    start.current = null
    currentTarget.style.translate = ''
  }

  return {
    onTouchStart: (event: TouchEvent<HTMLElement>): void => {
      const [finger, another] = [event.touches[0], event.touches[1]]
      reset(event)
      if (finger && !another) start.current = { x: finger.clientX, y: finger.clientY }
    },
    onTouchMove: (event: TouchEvent<HTMLElement>): void => {
      event.currentTarget.style.translate = `0 ${String(measure(event))}px`
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>): void => {
      const isSwipe = measure(event) > MIN_SWIPE_PX
      reset(event)
      if (isSwipe) onSwipe()
    },
    onTouchCancel: reset,
  }
}
