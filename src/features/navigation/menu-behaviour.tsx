'use client'

import { useEffect, useRef } from 'react'
import { usePublicPath } from '@/src/ui/use-public-path'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[name=site-menu][open]')

const closeMenus = (except?: Node): void => {
  for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false
}

/** Closes the drawer unless the focus is in it: it would hide the focused part of the page behind it. */
const useDrawerFocus = (drawerId: string): void => {
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      const drawer = document.getElementById(drawerId)
      if (target instanceof Node && drawer?.matches(':popover-open') && !drawer.contains(target)) drawer.hidePopover()
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [drawerId])
}

/**
 * Menus are `details` and the drawer is a popover: both open without script. This closes them on Escape, on a press
 * outside, and on navigation, and the drawer once the focus leaves it.
 */
export const MenuBehaviour = ({ drawerId }: { drawerId: string }) => {
  const path = usePublicPath()
  const lastPath = useRef(path)
  useDrawerFocus(drawerId)

  useEffect(() => {
    // A menu opened before hydration stays open.
    if (lastPath.current === path) return
    lastPath.current = path
    closeMenus()
    const drawer = document.getElementById(drawerId)
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
  }, [path, drawerId])

  useEffect(() => {
    const handlePointerDown = (event: PointerEvent) =>
      closeMenus(event.target instanceof Node ? event.target : undefined)
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const menu = openMenus()[0]
      const hadFocus = menu?.contains(document.activeElement)
      closeMenus()
      if (hadFocus) menu?.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', handlePointerDown)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [])

  return null
}
