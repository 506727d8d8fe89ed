'use client'

import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { slideAfterDrag } from '@/src/domain/vehicle-page/gallery'

/** A mouse may move this far during a click. */
const tremble = 6
/** The row snaps again after this time at the latest. */
const gliding = 700

type Drag = { readonly x: number; readonly left: number; readonly from: number; moved: boolean }

/**
 * Lets a mouse drag a snapping row, as touch can without script. The row does not snap during the drag, nor while it
 * glides to its slide. A drag triggers no click.
 */
export const useRowDrag = (row: RefObject<HTMLElement | null>, count: number, go: (index: number) => void) => {
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    const element = row.current
    dragged.current = false
    if (!element || event.pointerType !== 'mouse' || event.button !== 0) return
    const from = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    drag.current = { x: event.clientX, left: element.scrollLeft, from, moved: false }
  }

  const onPointerMove = (event: PointerEvent) => {
    const element = row.current
    const held = drag.current
    if (!element || !held) return
    const dx = event.clientX - held.x
    if (!held.moved && Math.abs(dx) < tremble) return
    if (!held.moved) {
      held.moved = true
      dragged.current = true
      element.setPointerCapture(event.pointerId)
      element.style.scrollSnapType = 'none'
    }
    element.scrollLeft = held.left - dx
  }

  const onPointerUp = (event: PointerEvent) => {
    const element = row.current
    const held = drag.current
    drag.current = null
    if (!element || !held?.moved) return
    go(slideAfterDrag(held.from, event.clientX - held.x, element.clientWidth, count))
    const snap = () => element.style.removeProperty('scroll-snap-type')
    element.addEventListener('scrollend', snap, { once: true })
    setTimeout(snap, gliding)
  }

  const onClickCapture = (event: MouseEvent) => {
    if (!dragged.current) return
    dragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  // Otherwise the browser would drag the image itself, as a file.
  const onDragStart = (event: DragEvent) => event.preventDefault()

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture, onDragStart }
}
