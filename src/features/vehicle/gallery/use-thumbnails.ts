'use client'

import { useEffect } from 'react'
import { useLazyPart } from './use-lazy-part'

const loadThumbnails = async () => (await import('./thumbnails')).Thumbnails

/** Thumbnails, loaded after more important content, and only on wide screens; their space is reserved. */
export const useThumbnails = (enabled: boolean) => {
  const { Part, begin } = useLazyPart(loadThumbnails)
  useEffect(() => {
    if (!enabled) return
    const wide = matchMedia('(width >= 40rem)')
    const loadIfWide = () => {
      if (wide.matches) void begin()
    }
    loadIfWide()
    wide.addEventListener('change', loadIfWide)
    return () => wide.removeEventListener('change', loadIfWide)
  }, [enabled, begin])
  return Part
}
