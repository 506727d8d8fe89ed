'use client'

import { useEffect, useRef } from 'react'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { thumbnailUrl } from './thumbnail-url'

type Props = {
  photos: readonly string[]
  host: string | undefined
  /** Index of the visible photo; -1 if another slide is visible. */
  at: number
  onPick: (index: number) => void
}

/** A strip of thumbnails, scrolled so that the current one is visible (GAL-01). */
export const Thumbnails = ({ photos, host, at, onPick }: Props) => {
  const strip = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const list = strip.current
    const current = list?.children[at]
    if (!list || !(current instanceof HTMLElement)) return
    const middle = current.offsetLeft - (list.clientWidth - current.clientWidth) / 2
    list.scrollTo({ left: middle, behavior: 'instant' })
  }, [at])

  return (
    <ul ref={strip} className="thin-scrollbar gallery-thumbs">
      {photos.map((url, index) => (
        <li key={index}>
          <button type="button" onClick={() => onPick(index)} aria-current={index === at || undefined}>
            <ResponsiveImage src={thumbnailUrl(url, host)} alt={`Show photo ${index + 1}`} width={108} height={72} />
          </button>
        </li>
      ))}
    </ul>
  )
}
