'use client'

import { memo, useState } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Picture } from '@/src/ui/picture'

/** The room of the gallery: the whole width of a phone, eight of twelve columns on wide screens. */
export const gallerySizes = '(width >= 84rem) 52rem, (width >= 64rem) 62vw, 100vw'
/** 800 is what a usual phone and a small desktop need; at 960 a phone would fetch a third more. */
const widths = [640, 800, 960, 1280, 1920]

type Props = {
  src: string
  alt: string
  label: string
  quality: number
  host: string | undefined
  priority: boolean
  /** Whether it is in sight or next to what is. Its picture comes then, and stays. */
  near: boolean
}

/** One photo of the row (GAL-01). Three hundred of them are three hundred empty boxes until they come near. */
export const Slide = memo(({ src, alt, label, quality, host, priority, near }: Props) => {
  const [wanted, setWanted] = useState(near)
  if (near && !wanted) setWanted(true)
  return (
    <div role="group" aria-roledescription="slide" aria-label={label}>
      {wanted && (
        // Within `picture` the address stands once: React names another picture a second time in the head.
        <picture>
          <Picture
            src={imageUrl(src, { width: 960, quality }, host)}
            srcSet={imageSrcSet(src, widths, { quality }, host)}
            sizes={gallerySizes}
            alt={alt}
            width={960}
            height={640}
            priority={priority}
            eager
          />
        </picture>
      )}
    </div>
  )
})
Slide.displayName = 'Slide'
