import { useRef, type TouchEvent } from 'react'

type Point = { readonly clientX: number; readonly clientY: number }

/** `scale` is the distance of the fingers now, divided by that at the start. */
export type Pinch = { readonly scale: number; readonly middle: Point }

const measureFingers = ({ touches }: TouchEvent) => {
  const [first, second] = [touches[0], touches[1]]
  if (!first || !second) return null
  return {
    distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
    middle: { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 },
  }
}

/**
 * Handlers that report a pinch of two fingers. The element needs a `touch-action` without `pinch-zoom`, or the browser
 * zooms the page.
 */
export const usePinch = (onPinch: (pinch: Pinch) => void, onEnd: () => void = () => undefined) => {
  const start = useRef(0)
  return {
    onTouchStart: (event: TouchEvent): void => {
      start.current = measureFingers(event)?.distance ?? 0
    },
    onTouchMove: (event: TouchEvent): void => {
      const fingers = measureFingers(event)
      if (fingers && start.current > 0) onPinch({ scale: fingers.distance / start.current, middle: fingers.middle })
    },
    onTouchEnd: (): void => {
      if (start.current > 0) onEnd()
      start.current = 0
    },
  }
}
