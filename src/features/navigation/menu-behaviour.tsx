'use client'

import { useEffect, useRef } from 'react'
import { usePublicPath } from '@/src/ui/use-public-path'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[name=site-menu][open]')

const closeMenus = (except?: Node): void => {
  for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false
}

/**
 * Menus are `details` and the drawer is a popover: both open without script. This closes them on Escape, on a press
 * outside, and on navigation.
 */
export const MenuBehaviour = ({ drawerId }: { drawerId: string }) => {
  const path = usePublicPath()
  const shown = useRef(path)

  useEffect(() => {
    // A menu opened before hydration stays open.
    if (shown.current === path) return
    shown.current = path
    closeMenus()
    const drawer = document.getElementById(drawerId)
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
  }, [path, drawerId])

  useEffect(() => {
    const onPress = (event: PointerEvent) => closeMenus(event.target instanceof Node ? event.target : undefined)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const menu = openMenus()[0]
      const held = menu?.contains(document.activeElement)
      closeMenus()
      if (held) menu?.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return null
}
