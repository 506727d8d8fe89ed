import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/shared/site-basics'
import { cardPhotoSources, cardSizes, type CardLayout } from './card-photo-sources'
import type { CardView } from './card-view'

/** A finger that moves less than this, in CSS pixels, taps. */
const MIN_SWIPE = 40

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const requestPhotos = async (href: string): Promise<readonly string[]> => {
  const response = await fetch(`/api${href}/photos`)
  const photos: unknown = response.ok ? await response.json() : []
  return Array.isArray(photos) ? photos.map(String) : []
}

/** The other photos of a card, and the one that is shown; they are requested once, on first use. */
const useCardPhotos = (href: string) => {
  const request = useRef<Promise<readonly string[]> | null>(null)
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [at, setAt] = useState(0)
  const load = (): Promise<readonly string[]> => {
    request.current ??= requestPhotos(href).then(
      (found) => {
        setPhotos(found)
        return found
      },
      (error: unknown) => {
        console.warn('The photos of a card could not be loaded:', error)
        return []
      },
    )
    return request.current
  }
  const step = async (by: number): Promise<void> => {
    const { length } = await load()
    if (length > 1) setAt((before) => (before + by + length) % length)
  }
  return { photos, at, load, step }
}

type Steps = ReturnType<typeof useCardPhotos>

const isOver = (photo: Element, { clientX, clientY }: PointerEvent): boolean => {
  const { left, right, top, bottom } = photo.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Listens on the whole card: the link of its title covers the photo. */
const useCardGestures = (photo: React.RefObject<HTMLElement | null>, steps: Steps, canSwipe: boolean): void => {
  const current = useRef(steps)
  useEffect(() => {
    current.current = steps
  })
  useEffect(() => {
    const area = photo.current
    const card = area?.closest('article')
    if (!area || !card) return
    const controller = new AbortController()
    const { signal } = controller
    let start: PointerEvent | null = null
    const listen = (type: 'pointerenter' | 'pointerdown' | 'pointerup', run: (event: PointerEvent) => void): void =>
      card.addEventListener(type, run, { signal })
    listen('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') void current.current.load()
    })
    listen('pointerdown', (event) => {
      start = canSwipe && event.pointerType === 'touch' && isOver(area, event) ? event : null
    })
    listen('pointerup', (event) => {
      const by = start ? event.clientX - start.clientX : 0
      if (Math.abs(by) >= MIN_SWIPE) void current.current.step(by < 0 ? 1 : -1)
      start = null
    })
    card.addEventListener(
      'keydown',
      (event) => {
        const by = keySteps[event.key]
        if (by === undefined || !(event.target as Element).matches('.card-title a')) return
        event.preventDefault()
        void current.current.step(by)
      },
      { signal },
    )
    return () => controller.abort()
  }, [photo, canSwipe])
}

type Props = { readonly view: CardView; readonly layout: CardLayout }

/**
 * The other photos of a vehicle on its card (SHP-07): buttons appear under the mouse, a finger swipes, and the arrow
 * keys work while the card's link has the focus. In a strip a swipe moves the strip instead.
 */
export const CardPhotos = ({ view, layout }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  const cardPhotos = useCardPhotos(view.href)
  useCardGestures(area, cardPhotos, layout !== 'strip')
  const { imageHost } = useSiteBasics()
  const { photos, at, step } = cardPhotos
  const photo = photos[at]
  const stepButton = (by: 1 | -1, label: string, icon: 'chevron-left' | 'chevron-right') => (
    // The card's link takes the arrow keys: two more stops on each card would only be in the way.
    <button type="button" tabIndex={-1} className={`card-step ${icon}`} onClick={() => void step(by)}>
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  )
  return (
    <div ref={area} className="card-photos">
      {at > 0 && photo !== undefined && (
        <img {...cardPhotoSources(photo, view.quality, imageHost)} sizes={cardSizes[layout]} alt="" />
      )}
      {photos.length > 1 && (
        <>
          {stepButton(-1, 'Previous photo', 'chevron-left')}
          {stepButton(1, 'Next photo', 'chevron-right')}
          <p className="card-count" role="status">
            <span className="sr-only">Photo </span>
            {at + 1}/{photos.length}
          </p>
        </>
      )}
    </div>
  )
}
