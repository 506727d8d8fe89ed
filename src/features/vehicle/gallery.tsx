'use client'

import { Icon } from '@/src/ui/icon'
import { useState, type KeyboardEvent } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { thumbnailsAbove } from '@/src/domain/vehicle-page/gallery'
import { classNames } from '@/src/ui/class-names'
import { Picture } from '@/src/ui/picture'
import { FullScreen } from './full-screen'
import { Thumbnails } from './thumbnails'
import { useSlides } from './use-slides'

const widths = [640, 960, 1280, 1920]
const round =
  'absolute grid size-11 place-items-center rounded-full bg-scrim/60 text-on-scrim transition-colors hover:bg-scrim/85'
const arrow = classNames(round, 'top-1/2 -translate-y-1/2 disabled:opacity-0 max-lg:hidden')

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * The photos (GAL-01): a row that scrolls and snaps by itself, so swiping needs no script; script adds
 * arrows, keys, thumbnails and the full screen. The first two load at once.
 */
export const Gallery = ({
  pictures,
  name,
  quality,
}: {
  pictures: readonly string[]
  name: string
  quality: number
}) => {
  const { row, at, go, step } = useSlides(pictures.length)
  const [full, setFull] = useState(false)

  const onKeyDown = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  const close = (index: number) => {
    setFull(false)
    go(index, 'instant')
  }

  return (
    <section
      aria-label={`Photos of ${name}`}
      aria-roledescription="carousel"
      className="on-scrim grid gap-2"
      onKeyDown={onKeyDown}
    >
      <div className="relative overflow-hidden lg:rounded-lg">
        <div
          ref={row}
          tabIndex={0}
          role="group"
          aria-label="Photos, use the arrow keys"
          className="snap-row no-scrollbar bg-surface-alt gallery-row"
        >
          {pictures.map((url, index) => (
            <Picture
              key={url}
              src={imageUrl(url, { width: 960, quality })}
              srcSet={imageSrcSet(url, widths, { quality })}
              sizes="(width >= 84rem) 52rem, (width >= 64rem) 62vw, 100vw"
              alt={`${name}, photo ${index + 1} of ${pictures.length}`}
              width={960}
              height={640}
              priority={index < 2}
            />
          ))}
        </div>
        <button type="button" onClick={() => step(-1)} disabled={at === 0} className={classNames(arrow, 'left-3')}>
          <Icon name="chevron-left" className="size-6" />
          <span className="sr-only">Previous photo</span>
        </button>
        <button
          type="button"
          onClick={() => step(1)}
          disabled={at === pictures.length - 1}
          className={classNames(arrow, 'right-3')}
        >
          <Icon name="chevron-right" className="size-6" />
          <span className="sr-only">Next photo</span>
        </button>
        <button type="button" onClick={() => setFull(true)} className={classNames(round, 'right-3 bottom-3')}>
          <Icon name="expand" className="size-5" />
          <span className="sr-only">View photos full screen</span>
        </button>
        <p className="bg-scrim/70 text-on-scrim absolute bottom-3 left-3 rounded-full px-3 py-1 text-sm font-semibold tabular-nums">
          <span className="sr-only">Photo </span>
          {at + 1} / {pictures.length}
        </p>
      </div>
      {pictures.length > thumbnailsAbove && <Thumbnails pictures={pictures} at={at} onPick={go} />}
      {full && <FullScreen pictures={pictures} name={name} start={at} onClose={close} />}
    </section>
  )
}
