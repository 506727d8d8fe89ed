'use client'

import { useEffect, useRef } from 'react'
import { imageUrl } from '@/src/domain/images'
import { Picture } from '@/src/ui/picture'

/** A strip of small photos; the one in view is kept in sight (GAL-01). */
export const Thumbnails = ({
  pictures,
  at,
  onPick,
}: {
  pictures: readonly string[]
  at: number
  onPick: (index: number) => void
}) => {
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
      {pictures.map((url, index) => (
        <li key={url}>
          <button type="button" onClick={() => onPick(index)} aria-current={index === at || undefined}>
            <Picture
              src={imageUrl(url, { width: 160, quality: 50 })}
              alt={`Show photo ${index + 1}`}
              width={108}
              height={72}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
