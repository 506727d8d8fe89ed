'use client'

import {
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
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

/** Slides that a mosaic shows at once; all of them load when the page is ready, and no others. */
const MOSAIC_SLIDES = 5

type Props = {
  photos: readonly string[]
  view: GalleryView
  name: string
  placeholder: ReactNode
  /** Five slides are shown at once, and the row does not scroll. */
  isMosaic: boolean
}

type SlidesProps = Props & {
  slides: readonly SlideKind[]
  at: number
  /** The page is hydrated: before, only the first slides are rendered. */
  filled: boolean
  /** The visitor is about to use the gallery: slides next to the visible one load too. */
  wanted: boolean
  onBroken: () => void
  /** Opens a photo of the mosaic in the full screen. */
  onOpen: (photo: number) => void
}

const Slides = ({ slides, photos, view, name, placeholder, isMosaic, at, filled, wanted, ...events }: SlidesProps) => {
  const { imageHost } = useSiteBasics()
  const first = PRIORITY_IMAGES + (slides[1] === 'video' ? 1 : 0)
  const isNear = (index: number) =>
    filled && (isMosaic ? index < MOSAIC_SLIDES : (wanted || at > 0) && Math.abs(index - at) < 3)
  const labelOf = (index: number) => `${index + 1} of ${slides.length}`
  const renderPhoto = (photo: number, index: number) => {
    const category = view.categories?.[photo]
    const isFirst = photo < PRIORITY_IMAGES
    return (
      <Slide
        key={photo}
        src={photos[photo] ?? ''}
        alt={toPhotoAlt(name, photo, photos.length, category, view.captions?.[photo])}
        mark={category === 'damage' ? categoryLabels.damage : undefined}
        label={labelOf(index)}
        quality={view.quality}
        host={imageHost}
        priority={isFirst}
        near={isFirst || isNear(index)}
        tile={view.mosaic && (index === 0 ? 'large' : 'small')}
        onOpen={isMosaic ? () => events.onOpen(photo) : undefined}
      />
    )
  }
  return (filled ? slides : slides.slice(0, first)).map((slide, index) => {
    if (slide === 'placeholder') return <div key={slide}>{placeholder}</div>
    if (slide !== 'video') return renderPhoto(slide, index)
    return (
      view.video && (
        <GalleryVideo
          key={slide}
          video={view.video}
          poster={photos[0]}
          name={name}
          label={labelOf(index)}
          quality={view.quality}
          inView={at === index && filled}
          wanted={wanted}
          onBroken={events.onBroken}
        />
      )
    )
  })
}

type PhotoRowProps = {
  row: RefObject<HTMLDivElement | null>
  drag: ReturnType<typeof useRowDrag>
  isMosaic: boolean
  onClick: (event: MouseEvent) => void
  children: ReactNode
}

/** The scrolling row, which has the focus for the arrow keys. In a mosaic each photo has it, and nothing scrolls. */
const PhotoRow = ({ row, drag, isMosaic, onClick, children }: PhotoRowProps) => (
  <div
    ref={row}
    tabIndex={isMosaic ? undefined : 0}
    role="group"
    aria-label={isMosaic ? 'Photos' : 'Photos, use the arrow keys'}
    className="snap-row no-scrollbar gallery-row"
    onClick={onClick}
    {...(!isMosaic && drag)}
  >
    {children}
  </div>
)

type StripProps = Pick<Props, 'photos' | 'isMosaic'> & { at: number; onPick: (photo: number) => void }

/** The thumbnails below a row, in the space reserved for them; a mosaic has none. */
const ThumbnailStrip = ({ photos, isMosaic, at, onPick }: StripProps) => {
  const { imageHost } = useSiteBasics()
  const isOffered = photos.length > MAX_IMAGES_WITHOUT_THUMBNAILS
  const Thumbnails = useThumbnails(isOffered && !isMosaic)
  if (!isOffered) return null
  return (
    <div className="gallery-strip max-sm:hidden">
      {Thumbnails && !isMosaic && <Thumbnails photos={photos} host={imageHost} at={at} onPick={onPick} />}
    </div>
  )
}

/** Returns the index of a slide’s photo; -1 for the placeholder and the video. */
const photoOf = (slide: SlideKind | undefined): number => (typeof slide === 'number' ? slide : -1)

/**
 * The row of photos (GAL-01), which the browser scrolls and snaps, so swiping needs no script. The HTML has only the
 * first slides; the others load when the visitor moves the row or is about to.
 */
export const GalleryPhotos = ({ photos, view, name, placeholder, isMosaic }: Props) => {
  const { imageHost } = useSiteBasics()
  const [broken, setBroken] = useState(false)
  const hasVideo = view.video !== undefined && !broken
  const slides = useMemo(() => listSlides(photos.length, hasVideo), [photos.length, hasVideo])
  const { row, at, go, step } = useSlides(slides.length)
  const drag = useRowDrag(row, slides.length, go)
  const { href, FullScreen, show, prepare, hide } = useFullScreen(view.slug)
  const [filled, setFilled] = useState(false)
  const [start, setStart] = useState<number>()
  const [wanted, setWanted] = useState(false)
  useEffect(() => setFilled(true), [])
  // The full screen's code loads before the neighbouring photos, or it would queue behind them.
  const startPreload = () => {
    if (!wanted && photos.length > 0) void prepare()
    setWanted(true)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // The row of a mosaic does not scroll: the keys move the page, as they do elsewhere.
    if (isMosaic) return
    const by = keySteps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter' && event.target === row.current && photos.length > 0) void show()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLImageElement) || target.closest('.gallery-video') || photos.length === 0) return
    void show()
  }
  const openPhoto = (photo: number) => {
    setStart(photo)
    void show()
  }
  const close = (photoIndex: number) => {
    hide()
    setStart(undefined)
    go(slides.indexOf(photoIndex), 'instant')
  }
  const photoIndex = photoOf(slides[at])
  const startIndex = start ?? Math.max(0, photoIndex)
  const pickPhoto = (photo: number) => (isMosaic ? openPhoto(photo) : go(slides.indexOf(photo)))

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
        <PhotoRow {...{ row, drag, isMosaic, onClick }}>
          <Slides
            {...{ slides, photos, view, name, placeholder, isMosaic, at, filled, wanted }}
            onBroken={() => setBroken(true)}
            onOpen={openPhoto}
          />
        </PhotoRow>
        {slides.length > 1 && <GalleryControls at={at} count={slides.length} step={step} />}
        {photos.length > 0 && (
          <FullScreenLink
            href={href}
            count={photos.length}
            hydrated={filled}
            onOpen={() => void show()}
            onNear={() => void prepare()}
          />
        )}
      </div>
      {view.categories && (
        <CategoryTabs categories={view.categories} at={isMosaic ? -1 : photoIndex} onPick={pickPhoto} />
      )}
      <ThumbnailStrip photos={photos} isMosaic={isMosaic} at={photoIndex} onPick={pickPhoto} />
      {FullScreen && (
        <FullScreen photos={photos} view={view} name={name} host={imageHost} start={startIndex} onClose={close} />
      )}
    </div>
  )
}
