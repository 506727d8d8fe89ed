'use client'

import { useRef, type PointerEvent } from 'react'

/**
 * A drag by finger, pen or mouse: `begin` when it is taken hold of, `move` with how far it has gone sideways since, in
 * pixels. The element needs `touch-action: pan-y`, so that a page still scrolls under a finger that goes up or down.
 */
export const useDrag = ({ begin, move }: { begin: () => void; move: (dx: number) => void }) => {
  const from = useRef<number | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      from.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
      begin()
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null && event.isPrimary) move(event.clientX - from.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
