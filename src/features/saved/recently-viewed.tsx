'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { keptCars } from '@/src/ui/kept/cars'

/**
 * “Recently viewed”, from this browser only (VDP-13): not in the page's HTML. Its code loads when the page is idle, and
 * only if another vehicle was viewed. It is the last part of the page, so that nothing moves.
 */
export const RecentlyViewed = ({ id }: { id: string }) => {
  const [strip, setStrip] = useState<ReactNode>(null)
  useEffect(() => {
    let gone = false
    const timer = window.setTimeout(() => {
      if (keptCars('viewed').every((one) => one.id === id)) return
      import('./viewed-strip').then(
        ({ viewedStrip }) => {
          if (!gone) setStrip(viewedStrip(id))
        },
        (error: unknown) => console.warn('Recently viewed vehicles could not be loaded:', error),
      )
    }, 1500)
    return () => {
      gone = true
      window.clearTimeout(timer)
    }
  }, [id])
  return strip
}
