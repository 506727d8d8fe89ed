'use client'

import { Icon } from '@/src/ui/icon'
import { useState, type KeyboardEvent } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { isCutOut } from '@/src/domain/images/rendered-images'
import { toPhotoAlt } from '@/src/domain/vehicle-page/gallery/gallery'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { classNames } from '@/src/ui/class-names'
import { Dialog } from '@/src/ui/dialog/dialog'
import { useHistoryStep } from '../use-history-step'
import { PHOTO_WIDTHS } from './slide'
import { usePinch, type Pinch } from './use-pinch'
import { useRowDrag } from './use-row-drag'
import { findLoadedPhoto, useSharpPhoto } from './use-sharp-photo'
import { useSlides } from './use-slides'
import { useSwipeDown } from './use-swipe-down'
import { ZoomedPhoto } from './zoomed-photo'

/** Dark behind light icons, so that they can be seen on any photo. */
const BUTTON_CLASS =
  'grid size-12 place-items-center rounded-full bg-scrim/70 text-on-scrim -outline-offset-4 hover:bg-scrim/90 disabled:text-on-scrim/40'
/** A photo is as wide as the window, or in a low one as wide as its height allows. */
const SIZES = 'min(100vw, 150vh)'

type ZoomFocus = { readonly x: number; readonly y: number }
const MIDDLE: ZoomFocus = { x: 0.5, y: 0.5 }

/** A point of the window as a point of an element, from 0 to 1. */
const focusWithin = (element: Element, { clientX, clientY }: Pinch['middle']): ZoomFocus => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** Fingers that spread by this factor zoom; less is an unsteady hand. */
const PINCH_TO_ZOOM = 1.15
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

type Props = {
  photos: readonly string[]
  view: Pick<GalleryView, 'captions' | 'quality'>
  name: string
  host: string | undefined
  start: number
  onClose: (at: number) => void
}

type PhotoProps = {
  readonly url: string
  readonly host: string | undefined
  readonly quality: number
  readonly alt: string
  readonly isCurrent: boolean
}

/** A photo of the row: at once as the page has it, and then sharp. */
const Photo = ({ url, host, quality, alt, isCurrent }: PhotoProps) => {
  const [preview] = useState(() => findLoadedPhoto(url, host))
  const { src, isLoading } = useSharpPhoto(
    preview,
    {
      src: imageUrl(url, { width: 1920, quality }, host),
      srcSet: imageSrcSet(url, PHOTO_WIDTHS, { quality }, host),
      sizes: SIZES,
    },
    isCurrent ? 'high' : 'low',
  )
  return (
    <img
      src={src}
      alt={alt}
      width={1920}
      height={1280}
      decoding="sync"
      draggable={false}
      className="size-full object-contain"
      data-loading={isLoading}
    />
  )
}

type ControlsProps = {
  readonly at: number
  readonly count: number
  readonly isZoomed: boolean
  readonly onStep: (by: number) => void
  readonly onZoom: () => void
}

const Controls = ({ at, count, isZoomed, onStep, onZoom }: ControlsProps) => (
  <div className="absolute bottom-5 left-1/2 flex -translate-x-1/2 gap-4">
    <button type="button" onClick={() => onStep(-1)} disabled={at === 0 || isZoomed} className={BUTTON_CLASS}>
      <Icon name="chevron-left" className="size-6" />
      <span className="sr-only">Previous photo</span>
    </button>
    <button type="button" onClick={onZoom} className={BUTTON_CLASS}>
      <Icon name={isZoomed ? 'zoom-out' : 'zoom-in'} className="size-6" />
      <span className="sr-only">{isZoomed ? 'Zoom out' : 'Zoom in'}</span>
    </button>
    <button type="button" onClick={() => onStep(1)} disabled={at === count - 1 || isZoomed} className={BUTTON_CLASS}>
      <Icon name="chevron-right" className="size-6" />
      <span className="sr-only">Next photo</span>
    </button>
  </div>
)

/** Photos in full screen; Escape or the close button returns to the gallery at the same photo (GAL-01). */
export const FullScreen = ({ photos, view: { captions = [], quality }, name, host, start, onClose }: Props) => {
  const { row, at, go, step } = useSlides(photos.length, start)
  const drag = useRowDrag(row, photos.length, go)
  const close = useHistoryStep(() => onClose(at))
  const swipe = useSwipeDown(close)
  const [zoom, setZoom] = useState<ZoomFocus | null>(null)
  const pinch = usePinch(({ scale, middle }) => {
    if (scale > PINCH_TO_ZOOM && row.current) setZoom(focusWithin(row.current, middle))
  })
  const photo = photos[at]
  const altOf = (index: number): string => toPhotoAlt(name, index, photos.length, undefined, captions[index])

  const onKeyDown = (event: KeyboardEvent) => {
    // The gallery behind the dialog must not handle the same key.
    event.stopPropagation()
    if (event.key === '+') setZoom(MIDDLE)
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
      <div className="h-full" {...swipe}>
        <div
          ref={row}
          tabIndex={0}
          role="group"
          aria-label="Photos, use the arrow keys"
          className="snap-row no-scrollbar h-full touch-pan-x"
          {...drag}
          {...pinch}
        >
          {photos.map((url, index) => (
            <div
              key={index}
              className={classNames('full-screen-photo', isCutOut(url) && 'bg-studio')}
              onDoubleClick={(event) => setZoom(focusWithin(event.currentTarget, event))}
            >
              {Math.abs(index - at) < 3 && (
                <Photo {...{ url, host, quality }} alt={altOf(index)} isCurrent={index === at} />
              )}
            </div>
          ))}
        </div>
      </div>
      {zoom && photo !== undefined && (
        <ZoomedPhoto
          photo={photo}
          preview={row.current?.children[at]?.querySelector('img')?.currentSrc ?? ''}
          alt={altOf(at)}
          host={host}
          focus={zoom}
          onLeave={() => setZoom(null)}
        />
      )}
      <p
        className="bg-scrim/70 text-on-scrim absolute top-4 left-4 rounded-full px-3 py-1 text-base font-semibold tabular-nums"
        aria-live="polite"
      >
        {at + 1} / {photos.length}
      </p>
      {captions[at] && (
        <p
          aria-live="polite"
          className="bg-scrim/70 text-on-scrim absolute inset-x-4 bottom-22 mx-auto w-fit max-w-prose rounded-md px-3 py-2 text-center text-base"
        >
          {captions[at]}
        </p>
      )}
      <button type="button" onClick={close} className={classNames(BUTTON_CLASS, 'absolute top-3 right-3')}>
        <Icon name="x" className="size-6" />
        <span className="sr-only">Close full screen</span>
      </button>
      <Controls
        at={at}
        count={photos.length}
        isZoomed={zoom !== null}
        onStep={step}
        onZoom={() => setZoom(zoom ? null : MIDDLE)}
      />
    </Dialog>
  )
}
