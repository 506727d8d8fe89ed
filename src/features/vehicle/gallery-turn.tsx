'use client'

import { useEffect, type ReactNode } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery-view'
import { unpackAddresses } from '@/src/domain/vehicle-page/packed-addresses'
import type { GalleryMode } from '@/src/domain/vehicle-page/modes'
import { Picture } from '@/src/ui/picture'
import { useSiteBasics } from '@/src/ui/site-basics'
import { gallerySizes } from './slide'
import { Trouble } from './spin/trouble'
import type { TurnProps } from './spin/turn-props'
import { useLate } from './use-late'
import { whenIdle } from './when-idle'

const loadSpin = async () => (await import('./spin/spin-view')).SpinView
const loadInterior = async () => (await import('./spin/interior-view')).InteriorView
const loadViewer = async () => (await import('./spin/viewer-frame')).ViewerFrame

const partOf = (mode: GalleryMode, view: GalleryView): (() => Promise<(props: TurnProps) => ReactNode>) => {
  if (mode === 'interior') return loadInterior
  return view.viewer ? loadViewer : loadSpin
}

const posterOf = (mode: GalleryMode, view: GalleryView, first: string | undefined): string | undefined => {
  if (mode === 'interior') return view.interior?.picture
  return view.spin ? unpackAddresses(view.spin.frames)[0] : first
}

/** True if hotspots will be listed below: space is reserved for them. */
const hasSpots = (mode: GalleryMode, { interior, spin }: GalleryView): boolean =>
  ((mode === 'interior' ? interior : spin)?.spots.length ?? 0) > 0

type Props = { mode: GalleryMode; first: string | undefined; view: GalleryView; name: string; asked: boolean }

/**
 * The spin or the interior (GAL-03). Its first image shows at once. The interactive part loads at once on a press,
 * otherwise when the page is idle; for visitors who save data, only on a press.
 */
export const GalleryTurn = ({ mode, first, view, name, asked }: Props) => {
  const { imageHost } = useSiteBasics()
  const { Part, failed, begin } = useLate(partOf(mode, view))
  useEffect(() => {
    if (!asked) return whenIdle(() => void begin())
    void begin()
    return undefined
  }, [asked, begin])

  const poster = posterOf(mode, view, first)
  return (
    <div className="gallery-turn">
      <div className="gallery-stage">
        {poster !== undefined && (
          <Picture
            src={imageUrl(poster, { width: 960, quality: view.quality }, imageHost)}
            srcSet={imageSrcSet(poster, [640, 960, 1280, 1920], { quality: view.quality }, imageHost)}
            sizes={gallerySizes}
            alt={mode === 'interior' ? `Interior of ${name}` : name}
            width={960}
            height={640}
            priority
            className={mode === 'interior' ? 'object-cover' : 'object-contain'}
          />
        )}
        {failed && <Trouble words="This view could not be loaded." onRetry={() => void begin()} />}
      </div>
      {hasSpots(mode, view) && <div className="gallery-strip" />}
      {Part && <Part view={view} name={name} asked={asked} />}
      {view.pictures !== '' && (
        <a href={`/cars/${view.slug}/photos`} rel="nofollow" className="gallery-all">
          All photos
        </a>
      )}
    </div>
  )
}
