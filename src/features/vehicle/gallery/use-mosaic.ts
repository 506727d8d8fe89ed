'use client'

import { useSyncExternalStore } from 'react'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'

/** The same width as in `gallery.css`. */
const MOSAIC_WIDTH = '(width >= 80rem)'

const watchWidth = (onChange: () => void): (() => void) => {
  const query = matchMedia(MOSAIC_WIDTH)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns whether the photos are shown as a mosaic: if the dealer chose it, on wide windows. False before hydration. */
export const useMosaic = ({ mosaic }: Pick<GalleryView, 'mosaic'>): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => mosaic === true && matchMedia(MOSAIC_WIDTH).matches,
    () => false,
  )
