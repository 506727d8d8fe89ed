'use client'

import { useRef, type PointerEvent } from 'react'

/**
 * A horizontal drag by finger, pen or mouse: calls `begin` at its start, and `move` with the distance from there in
 * pixels. The element needs `touch-action: pan-y`, so that a vertical swipe still scrolls the page.
 */
export const useDrag = ({ begin, move }: { begin: () => void; move: (dx: number) => void }) => {
  const startX = useRef<number | null>(null)
  const end = () => {
    startX.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
      begin()
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== null && event.isPrimary) move(event.clientX - startX.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
