'use client'

import { Icon } from '@/src/ui/icon'
import type { KeyboardEvent } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { classNames } from '@/src/ui/class-names'
import { Dialog } from '@/src/ui/dialog/dialog'
import { useHistoryStep } from '../use-history-step'
import { useRowDrag } from './use-row-drag'
import { useSlides } from './use-slides'

const BUTTON_CLASS =
  'grid size-12 place-items-center rounded-full bg-on-scrim/15 text-on-scrim hover:bg-on-scrim/30 disabled:opacity-30'
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

type Props = {
  photos: readonly string[]
  name: string
  host: string | undefined
  start: number
  onClose: (at: number) => void
}

/** Photos in full screen; Escape or the close button returns to the gallery at the same photo (GAL-01). */
export const FullScreen = ({ photos, name, host, start, onClose }: Props) => {
  const { row, at, go, step } = useSlides(photos.length, start)
  const drag = useRowDrag(row, photos.length, go)
  const close = useHistoryStep(() => onClose(at))

  const onKeyDown = (event: KeyboardEvent) => {
    // The gallery behind the dialog must not handle the same key.
    event.stopPropagation()
    const by = keySteps[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <Dialog
      id="full-screen"
      title={`Photos of ${name}, full screen`}
      variant="full-screen"
      className="on-scrim"
      onClose={close}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      <div
        ref={row}
        tabIndex={0}
        role="group"
        aria-label="Photos, use the arrow keys"
        className="snap-row no-scrollbar h-full"
        {...drag}
      >
        {photos.map((url, index) => (
          <div key={index} className="size-full">
            {Math.abs(index - at) < 3 && (
              <img
                src={imageUrl(url, { width: 1920, quality: 75 }, host)}
                srcSet={imageSrcSet(url, [960, 1280, 1920], { quality: 75 }, host)}
                sizes="100vw"
                alt={`${name}, photo ${index + 1} of ${photos.length}`}
                width={1920}
                height={1280}
                draggable={false}
                className="size-full object-contain"
              />
            )}
          </div>
        ))}
      </div>
      <p className="absolute top-5 left-5 text-base font-semibold tabular-nums" aria-live="polite">
        {at + 1} / {photos.length}
      </p>
      <button type="button" onClick={close} className={classNames(BUTTON_CLASS, 'absolute top-3 right-3')}>
        <Icon name="x" className="size-6" />
        <span className="sr-only">Close full screen</span>
      </button>
      <div className="absolute bottom-5 left-1/2 flex -translate-x-1/2 gap-4">
        <button type="button" onClick={() => step(-1)} disabled={at === 0} className={BUTTON_CLASS}>
          <Icon name="chevron-left" className="size-6" />
          <span className="sr-only">Previous photo</span>
        </button>
        <button type="button" onClick={() => step(1)} disabled={at === photos.length - 1} className={BUTTON_CLASS}>
          <Icon name="chevron-right" className="size-6" />
          <span className="sr-only">Next photo</span>
        </button>
      </div>
    </Dialog>
  )
}
