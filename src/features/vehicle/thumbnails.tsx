'use client'

import { useEffect, useRef } from 'react'
import { imageUrl } from '@/src/domain/images'
import { classNames } from '@/src/ui/class-names'
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
    <ul ref={strip} className="thin-scrollbar relative flex gap-2 overflow-x-auto p-1 max-lg:hidden">
      {pictures.map((url, index) => (
        <li key={url} className="flex-none">
          <button
            type="button"
            onClick={() => onPick(index)}
            aria-current={index === at}
            className={classNames(
              'block overflow-hidden rounded-sm transition-opacity',
              index === at ? 'ring-ink ring-2' : 'opacity-75 hover:opacity-100',
            )}
          >
            <Picture
              src={imageUrl(url, { width: 160, quality: 50 })}
              alt={`Show photo ${index + 1}`}
              width={108}
              height={72}
              className="aspect-3/2 w-27 object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
