'use client'
import { useNav } from '@payloadcms/ui'
import { useLayoutEffect, useState } from 'react'

/** Screens on which Payload starts with a collapsed menu although there is room for it; `panel.css` names them too. */
const LAPTOP_QUERY = '(min-width: 1100px) and (max-width: 1440px)'

/**
 * Keeps the menu open on laptops, where Payload collapses it once its script runs, unless the user closed it. It opens
 * again before the browser draws: when a page moves while staff press the mouse button, the browser drags what has come
 * below the pointer.
 */
export const OpenNav = () => {
  const { hydrated, navOpen, setNavOpen } = useNav()
  const [wasOpen] = useState(navOpen)
  /** Later changes are the user's own. */
  const [isSettled, setSettled] = useState(hydrated)
  useLayoutEffect(() => {
    if (isSettled || !hydrated || navOpen) return
    setSettled(true)
    if (wasOpen && window.matchMedia(LAPTOP_QUERY).matches) setNavOpen(true)
  }, [wasOpen, isSettled, hydrated, navOpen, setNavOpen])
  return null
}
