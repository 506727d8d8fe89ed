'use client'

import { useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import {
  categoryLabels,
  PRIORITY_IMAGES,
  listSlides,
  MAX_IMAGES_WITHOUT_THUMBNAILS,
  toPhotoAlt,
  type Slide as SlideKind,
} from '@/src/domain/vehicle-page/gallery/gallery'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { useSiteBasics } from '@/src/shared/site-basics'
import { CategoryTabs } from './category-tabs'
import { FullScreenLink, GalleryControls } from './gallery-controls'
import { GalleryVideo } from './gallery-video'
import { Slide } from './slide'
import { useFullScreen } from './use-full-screen'
import { useRowDrag } from './use-row-drag'
import { useSlides } from './use-slides'
import { useThumbnails } from './use-thumbnails'

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/** Photos that a mosaic shows at once; all of them load when the page is ready. */
const MOSAIC_SLIDES = 5
/** The same width as in `gallery.css`. */
const MOSAIC_WIDTH = '(width >= 80rem)'

type Props = { photos: readonly string[]; view: GalleryView; name: string; placeholder: ReactNode }

type SlidesProps = Props & {
  slides: readonly SlideKind[]
  at: number
  /** The page is hydrated: before, only the first slides are rendered. */
  filled: boolean
  /** The visitor is about to use the gallery: slides next to the visible one load too. */
  wanted: boolean
  onBroken: () => void
}

const Slides = ({ slides, photos, view, name, placeholder, at, filled, wanted, onBroken }: SlidesProps) => {
  const { imageHost } = useSiteBasics()
  const first = PRIORITY_IMAGES + (slides[1] === 'video' ? 1 : 0)
  const isNear = (index: number) =>
    filled && ((view.mosaic && index < MOSAIC_SLIDES) || ((wanted || at > 0) && Math.abs(index - at) < 3))
  return (filled ? slides : slides.slice(0, first)).map((slide, index) => {
    const label = `${index + 1} of ${slides.length}`
    if (slide === 'placeholder') return <div key={slide}>{placeholder}</div>
    if (slide === 'video')
      return (
        view.video && (
          <GalleryVideo
            key={slide}
            video={view.video}
            poster={photos[0]}
            name={name}
            label={label}
            quality={view.quality}
            inView={at === index && filled}
            wanted={wanted}
            onBroken={onBroken}
          />
        )
      )
    return (
      <Slide
        key={slide}
        src={photos[slide] ?? ''}
        alt={toPhotoAlt(name, slide, photos.length, view.categories?.[slide])}
        mark={view.categories?.[slide] === 'damage' ? categoryLabels.damage : undefined}
        label={label}
        quality={view.quality}
        host={imageHost}
        priority={slide < PRIORITY_IMAGES}
        near={slide < PRIORITY_IMAGES || isNear(index)}
      />
    )
  })
}

/**
 * The row of photos (GAL-01), which the browser scrolls and snaps, so swiping needs no script. The HTML has only the
 * first slides; the others load when the visitor moves the row or is about to.
 */
export const GalleryPhotos = ({ photos, view, name, placeholder }: Props) => {
  const { imageHost } = useSiteBasics()
  const [broken, setBroken] = useState(false)
  const hasVideo = view.video !== undefined && !broken
  const slides = useMemo(() => listSlides(photos.length, hasVideo), [photos.length, hasVideo])
  const { row, at, go, step } = useSlides(slides.length)
  const drag = useRowDrag(row, slides.length, go)
  const { href, FullScreen, show, prepare, hide } = useFullScreen(view.slug)
  const hasThumbnails = photos.length > MAX_IMAGES_WITHOUT_THUMBNAILS
  const Thumbnails = useThumbnails(hasThumbnails)
  const [filled, setFilled] = useState(false)
  const [start, setStart] = useState<SlideKind>()
  const [wanted, setWanted] = useState(false)
  useEffect(() => setFilled(true), [])
  // The full screen's code loads before the neighbouring photos, or it would queue behind them.
  const startPreload = () => {
    if (!wanted && photos.length > 0) void prepare()
    setWanted(true)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter' && event.target === row.current && photos.length > 0) void show()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement) || target.closest('.gallery-video') || photos.length === 0) return
    // A mosaic shows several slides: the pressed one opens.
    const pressed = [...(row.current?.children ?? [])].findIndex((slide) => slide.contains(target))
    setStart(pressed === -1 ? undefined : slides[pressed])
    void show()
  }
  const close = (photoIndex: number) => {
    hide()
    setStart(undefined)
    go(slides.indexOf(photoIndex), 'instant')
  }
  const photoIndex = typeof slides[at] === 'number' ? slides[at] : -1
  const startIndex = typeof start === 'number' ? start : Math.max(0, photoIndex)
  const goToPhoto = (photo: number) => go(slides.indexOf(photo))
  // A mosaic does not scroll: the photo opens in the full screen instead.
  const pickPart = (photo: number) => {
    if (!view.mosaic || !matchMedia(MOSAIC_WIDTH).matches) return goToPhoto(photo)
    setStart(photo)
    void show()
  }

  return (
    <div
      onKeyDown={onKeyDown}
      onPointerEnter={startPreload}
      onTouchStart={startPreload}
      onFocus={startPreload}
      className="gallery-photos"
      data-mosaic={view.mosaic}
    >
      <div className="gallery-stage">
        <div
          ref={row}
          tabIndex={0}
          role="group"
          aria-label="Photos, use the arrow keys"
          className="snap-row no-scrollbar gallery-row"
          onClick={onClick}
          {...drag}
        >
          <Slides
            {...{ slides, photos, view, name, placeholder, at, filled, wanted }}
            onBroken={() => setBroken(true)}
          />
        </div>
        {slides.length > 1 && <GalleryControls at={at} count={slides.length} step={step} />}
        {photos.length > 0 && (
          <FullScreenLink href={href} hydrated={filled} onOpen={() => void show()} onNear={() => void prepare()} />
        )}
      </div>
      {view.categories && <CategoryTabs categories={view.categories} at={photoIndex} onPick={pickPart} />}
      {hasThumbnails && (
        <div className="gallery-strip max-sm:hidden">
          {Thumbnails && <Thumbnails photos={photos} host={imageHost} at={photoIndex} onPick={pickPart} />}
        </div>
      )}
      {FullScreen && <FullScreen photos={photos} name={name} host={imageHost} start={startIndex} onClose={close} />}
    </div>
  )
}
