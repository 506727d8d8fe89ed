'use client'

import { memo, useState } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { thumbnailBackground } from './thumbnail-url'

/** Width of the gallery: the full width of a phone, eight of twelve columns on wide screens. */
export const GALLERY_SIZES = '(width >= 84rem) 52rem, (width >= 64rem) 62vw, 100vw'
/** 800 suits a common phone and a small desktop; with 960 a phone would fetch a third more. */
const widths = [640, 800, 960, 1280, 1920]

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
}

/** One photo of the row (GAL-01). Three hundred of them are empty boxes until they are near the visible one. */
export const Slide = memo(({ src, alt, label, quality, host, priority, near, mark }: Props) => {
  const [activated, setActivated] = useState(near)
  if (near && !activated) setActivated(true)
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      // The first photos are in the page's HTML and load at once.
      style={activated && !priority ? thumbnailBackground(src, host) : undefined}
    >
      {activated && (
        // Inside `picture` the address is output once: for any other image React adds a preload with a second copy to
        // the head.
        <picture>
          <ResponsiveImage
            src={imageUrl(src, { width: 960, quality }, host)}
            srcSet={imageSrcSet(src, widths, { quality }, host)}
            sizes={GALLERY_SIZES}
            alt={alt}
            width={960}
            height={640}
            priority={priority}
            eager
          />
        </picture>
      )}
      {mark && <span className="gallery-mark">{mark}</span>}
    </div>
  )
})
Slide.displayName = 'Slide'
