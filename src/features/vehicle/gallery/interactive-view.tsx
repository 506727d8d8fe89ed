'use client'

import { useEffect, type ReactNode } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { unpackAddresses } from '@/src/domain/vehicle-page/gallery/packed-addresses'
import type { GalleryMode } from '@/src/domain/vehicle-page/gallery/gallery-modes'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { GALLERY_SIZES } from './slide'
import { LoadError } from './spin/load-error'
import type { InteractiveViewProps } from './spin/interactive-view-props'
import { useLazyPart } from './use-lazy-part'
import { whenIdle } from '../when-idle'

const loadSpin = async () => (await import('./spin/spin-view')).SpinView
const loadInterior = async () => (await import('./spin/interior-view')).InteriorView
const loadViewer = async () => (await import('./spin/viewer-frame')).ViewerFrame

const loaderOf = (
  mode: GalleryMode,
  view: GalleryView,
): (() => Promise<(props: InteractiveViewProps) => ReactNode>) => {
  if (mode === 'interior') return loadInterior
  return view.viewer ? loadViewer : loadSpin
}

const posterOf = (mode: GalleryMode, view: GalleryView, first: string | undefined): string | undefined => {
  if (mode === 'interior') return view.interior?.image
  return view.spin ? unpackAddresses(view.spin.frames)[0] : first
}

/** True if hotspots will be listed below: space is reserved for them. */
const hasHotspots = (mode: GalleryMode, { interior, spin }: GalleryView): boolean =>
  ((mode === 'interior' ? interior : spin)?.spots.length ?? 0) > 0

type Props = { mode: GalleryMode; first: string | undefined; view: GalleryView; name: string; requested: boolean }

/**
 * The spin or the interior (GAL-03). Its first image shows at once. The interactive part loads at once on a press,
 * otherwise when the page is idle; for visitors who save data, only on a press.
 */
export const InteractiveView = ({ mode, first, view, name, requested }: Props) => {
  const { imageHost } = useSiteBasics()
  const { Part, failed, begin } = useLazyPart(loaderOf(mode, view))
  useEffect(() => {
    if (!requested) return whenIdle(() => void begin())
    void begin()
    return undefined
  }, [requested, begin])

  const poster = posterOf(mode, view, first)
  return (
    <div className="gallery-turn">
      <div className="gallery-stage">
        {poster !== undefined && (
          <ResponsiveImage
            src={imageUrl(poster, { width: 960, quality: view.quality }, imageHost)}
            srcSet={imageSrcSet(poster, [640, 960, 1280, 1920], { quality: view.quality }, imageHost)}
            sizes={GALLERY_SIZES}
            alt={mode === 'interior' ? `Interior of ${name}` : name}
            width={960}
            height={640}
            priority
            className={mode === 'interior' ? 'object-cover' : 'object-contain'}
          />
        )}
        {failed && <LoadError message="This view could not be loaded." onRetry={() => void begin()} />}
      </div>
      {hasHotspots(mode, view) && <div className="gallery-strip" />}
      {Part && <Part view={view} name={name} requested={requested} />}
      {view.photos !== '' && (
        <a href={`/cars/${view.slug}/photos`} rel="nofollow" className="gallery-all">
          All photos
        </a>
      )}
    </div>
  )
}
