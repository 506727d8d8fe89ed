'use client'

import { useEffect } from 'react'
import { useLate } from './use-late'

const load = async () => (await import('./thumbnails')).Thumbnails

/** Thumbnails, loaded after more important content, and only on wide screens; their space is reserved. */
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
