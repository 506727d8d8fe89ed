'use client'

import { useRef, type DragEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { findSlideAfterDrag } from '@/src/domain/vehicle-page/gallery/gallery'

/** A mouse may move this far during a click. */
const CLICK_TOLERANCE_PX = 6
/** The row snaps again after this time at the latest. */
const MAX_GLIDE_MS = 700

type Drag = { readonly x: number; readonly left: number; readonly from: number; moved: boolean }

/**
 * Lets a mouse drag a snapping row, as touch can without script. The row does not snap during the drag, nor while it
 * glides to its slide. A drag triggers no click.
 */
export const useRowDrag = (row: RefObject<HTMLElement | null>, count: number, goTo: (index: number) => void) => {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    const element = row.current
    wasDragged.current = false
    if (!element || event.pointerType !== 'mouse' || event.button !== 0) return
    const from = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    drag.current = { x: event.clientX, left: element.scrollLeft, from, moved: false }
  }

  const onPointerMove = (event: PointerEvent) => {
    const element = row.current
    const current = drag.current
    if (!element || !current) return
    const dx = event.clientX - current.x
    if (!current.moved && Math.abs(dx) < CLICK_TOLERANCE_PX) return
    if (!current.moved) {
      current.moved = true
      wasDragged.current = true
      element.setPointerCapture(event.pointerId)
      element.style.scrollSnapType = 'none'
    }
    element.scrollLeft = current.left - dx
  }

  const onPointerUp = (event: PointerEvent) => {
    const element = row.current
    const current = drag.current
    drag.current = null
    if (!element || !current?.moved) return
    goTo(findSlideAfterDrag(current.from, event.clientX - current.x, element.clientWidth, count))
    const snap = () => element.style.removeProperty('scroll-snap-type')
    element.addEventListener('scrollend', snap, { once: true })
    setTimeout(snap, MAX_GLIDE_MS)
  }

  const onClickCapture = (event: MouseEvent) => {
    if (!wasDragged.current) return
    wasDragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  // Otherwise the browser would drag the image itself, as a file.
  const onDragStart = (event: DragEvent) => event.preventDefault()

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture, onDragStart }
}
