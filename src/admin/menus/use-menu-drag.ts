import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { listEntries, type MenuPath } from '@/src/domain/navigation/menu-tree'
import type { MenuControls } from './use-menu'

/** Where the dragged entry would go: before the line `gap`, as a sub-entry or not. */
export type Drop = { readonly from: MenuPath; readonly gap: number; readonly asChild: boolean }

/** Pixels to the right of the list's edge from which a dropped entry goes below the one above it. */
const CHILD_FROM_PX = 48

const findDrop = (list: HTMLElement, from: MenuPath, { clientX, clientY }: PointerEvent): Drop => {
  const lines = [...list.querySelectorAll<HTMLElement>('[data-menu-line]')]
  const gap = lines.filter((line) => {
    const { top, height } = line.getBoundingClientRect()
    return clientY > top + height / 2
  }).length
  return { from, gap, asChild: clientX - list.getBoundingClientRect().left > CHILD_FROM_PX }
}

/** Dragging by the handle of a line, with a mouse, a pen or a finger. */
export const useMenuDrag = (list: RefObject<HTMLElement | null>, { menu, drop }: MenuControls) => {
  const [dragged, setDragged] = useState<Drop>()
  const hasMoved = useRef(false)
  const end = (): void => {
    hasMoved.current = false
    setDragged(undefined)
  }
  const handleProps = (path: MenuPath) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId) || list.current === null) return
      hasMoved.current = true
      setDragged(findDrop(list.current, path, event))
    },
    // Asked of the event, since the last move may not have been rendered yet.
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const to = hasMoved.current && list.current !== null ? findDrop(list.current, path, event) : undefined
      if (to) drop(to.from, Math.min(to.gap, listEntries(menu).length), to.asChild)
      end()
    },
    onPointerCancel: end,
  })
  return { dragged, handleProps }
}
