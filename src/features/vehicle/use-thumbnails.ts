'use client'

import { useEffect } from 'react'
import { useLate } from './use-late'

const load = async () => (await import('./thumbnails')).Thumbnails

/** The strip of small photos, whose room is kept, comes after what matters and only where the screen is wide. */
export const useThumbnails = (wanted: boolean) => {
  const { Part, begin } = useLate(load)
  useEffect(() => {
    if (!wanted) return
    const wide = matchMedia('(width >= 40rem)')
    const look = () => {
      if (wide.matches) void begin()
    }
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [wanted, begin])
  return Part
}
