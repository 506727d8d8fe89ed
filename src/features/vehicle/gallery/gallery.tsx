'use client'

import { useMemo, useState, type ReactNode } from 'react'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { unpackAddresses } from '@/src/domain/vehicle-page/gallery/packed-addresses'
import { modeLabels, type GalleryMode } from '@/src/domain/vehicle-page/gallery/gallery-modes'
import { GalleryPhotos } from './gallery-photos'
import { InteractiveView } from './interactive-view'
import { useMosaic } from './use-mosaic'

/**
 * Gallery of a vehicle (GAL-01 to GAL-04): photos and a video in a row, a spin, the interior. Each mode starts anew
 * when it is selected, so leaving the photos returns to the first. `placeholder` is the first slide if there are no
 * photos.
 */
export const Gallery = ({ view, name, placeholder }: { view: GalleryView; name: string; placeholder?: ReactNode }) => {
  const [mode, setMode] = useState<GalleryMode>(view.mode)
  const [requested, setRequested] = useState(false)
  const isMosaic = useMosaic(view)
  const photos = useMemo(() => unpackAddresses(view.photos), [view.photos])

  const selectMode = (nextMode: GalleryMode) => {
    setMode(nextMode)
    setRequested(true)
  }

  return (
    <section
      aria-label={`Photos of ${name}`}
      aria-roledescription={mode === 'gallery' && !isMosaic ? 'carousel' : undefined}
      className="gallery"
    >
      {view.modes.length > 1 && (
        <div role="group" aria-label="Show" className="gallery-modes">
          {view.modes.map((option) => (
            <button key={option} type="button" aria-pressed={option === mode} onClick={() => selectMode(option)}>
              {modeLabels[option]}
            </button>
          ))}
        </div>
      )}
      {mode === 'gallery' ? (
        <GalleryPhotos {...{ photos, view, name, placeholder, isMosaic }} />
      ) : (
        <InteractiveView key={mode} mode={mode} first={photos[0]} view={view} name={name} requested={requested} />
      )}
    </section>
  )
}
