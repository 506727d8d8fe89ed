'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { readVehicles } from '@/src/shared/saved-vehicles/stored-vehicles'

/**
 * “Recently viewed”, from this browser only (VDP-13): not in the page's HTML. `id` is the vehicle that the page is
 * about. Its code loads when the page is idle, and only if another vehicle was viewed. It is the last part of the page,
 * so that nothing moves.
 */
export const RecentlyViewed = ({ id = '' }: { id?: string }) => {
  const [strip, setStrip] = useState<ReactNode>(null)
  useEffect(() => {
    let cancelled = false
    const timer = window.setTimeout(() => {
      if (readVehicles('viewed').every((vehicle) => vehicle.id === id)) return
      import('./viewed-strip').then(
        ({ renderViewedStrip }) => {
          if (!cancelled) setStrip(renderViewedStrip(id))
        },
        (error: unknown) => console.warn('Recently viewed vehicles could not be loaded:', error),
      )
    }, 1500)
    return () => {
      cancelled = true
      window.clearTimeout(timer)
    }
  }, [id])
  return strip
}
