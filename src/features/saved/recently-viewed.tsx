'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { keptCars } from '@/src/ui/kept/cars'

/**
 * “Recently viewed”, of this browser alone (V§3): nothing in the page's HTML, and its code comes when the page is at
 * rest, for who has seen another one. Stands below everything, so that nothing above it moves.
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
        (error: unknown) => console.warn('Recently viewed cars could not be shown:', error),
      )
    }, 1500)
    return () => {
      gone = true
      window.clearTimeout(timer)
    }
  }, [id])
  return strip
}
