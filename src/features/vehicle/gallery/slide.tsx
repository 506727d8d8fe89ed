'use client'

import { memo, useState } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { thumbnailBackground } from './thumbnail-url'

/** Width of the gallery: the full width of a phone, eight of twelve columns on wide screens. */
export const GALLERY_SIZES = '(width >= 84rem) 52rem, (width >= 64rem) 62vw, 100vw'
/** Widths of a mosaic's photos, which are cut on both sides to fill their tiles: half and a quarter of the gallery. */
const tileSizes = {
  large: `(width >= 84rem) 28rem, (width >= 80rem) 34vw, ${GALLERY_SIZES}`,
  small: `(width >= 84rem) 14rem, (width >= 80rem) 17vw, ${GALLERY_SIZES}`,
}
/** 800 suits a common phone and a small desktop; with 960 a phone would fetch a third more. */
export const PHOTO_WIDTHS: readonly number[] = [640, 800, 960, 1280, 1920]
const tileWidths = [320, ...PHOTO_WIDTHS]

type Props = {
  src: string
  alt: string
  label: string
  quality: number
  host: string | undefined
  priority: boolean
  /** The slide is visible or next to the visible one: its photo loads, and stays loaded. */
  near: boolean
  /** Written on the photo. */
  mark?: string | undefined
  /** Its tile, if wide windows show a mosaic. */
  tile?: 'large' | 'small' | undefined
  /** Opens the photo of a mosaic; without it the photo is part of a row. */
  onOpen?: (() => void) | undefined
}

/**
 * The photo of a slide. Inside `picture` its address is output once: for any other image React adds a preload with a
 * second copy to the head.
 */
const Photo = ({ src, alt, quality, host, priority, tile }: Omit<Props, 'label' | 'near' | 'mark' | 'onOpen'>) => (
  <picture>
    <ResponsiveImage
      src={imageUrl(src, { width: 960, quality }, host)}
      srcSet={imageSrcSet(src, tile ? tileWidths : PHOTO_WIDTHS, { quality }, host)}
      sizes={tile ? tileSizes[tile] : GALLERY_SIZES}
      alt={alt}
      width={960}
      height={640}
      priority={priority}
      eager
    />
  </picture>
)

/** One photo of the row (GAL-01). Three hundred of them are empty boxes until they are near the visible one. */
export const Slide = memo(({ label, near, mark, onOpen, ...photo }: Props) => {
  const [activated, setActivated] = useState(near)
  if (near && !activated) setActivated(true)
  return (
    <div
      role="group"
      aria-roledescription={onOpen ? undefined : 'slide'}
      aria-label={label}
      // The first photos are in the page's HTML and load at once.
      style={activated && !photo.priority ? thumbnailBackground(photo.src, photo.host) : undefined}
    >
      {activated && <Photo {...photo} />}
      {mark && <span className="gallery-mark">{mark}</span>}
      {onOpen && (
        <button type="button" className="gallery-tile" onClick={onOpen}>
          <span className="sr-only">View photo {label} full screen</span>
        </button>
      )}
    </div>
  )
})
Slide.displayName = 'Slide'
