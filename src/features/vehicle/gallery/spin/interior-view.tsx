'use client'

import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { imageUrl } from '@/src/domain/images'
import { unpackSpot, type Spot } from '@/src/domain/vehicle-page/gallery/hotspots'
import {
  headingDegreesOf,
  centreOn,
  toWindowPoint,
  visibleShareOf,
  rotateView,
  resizeView,
  type PanoramaView,
} from '@/src/domain/vehicle-page/gallery/panorama'
import { useSiteBasics } from '@/src/shared/site-basics'
import { visibleHotspots, HotspotList, HotspotMarkers } from './hotspots'
import { STAGE_ASPECT_RATIO } from './stage'
import { StepButtons } from './step-buttons'
import { LoadError } from './load-error'
import type { InteractiveViewProps } from './interactive-view-props'
import { useDrag } from './use-drag'

/** Initial direction, in percent of the image's width. */
const START_PERCENT = 50
/** Step of a button, as a share of the image's width; keys have their own steps. */
const BUTTON_STEP = 1 / 12
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1 / 36,
  ArrowUp: 1 / 36,
  ArrowLeft: -1 / 36,
  ArrowDown: -1 / 36,
  PageUp: 1 / 8,
  PageDown: -1 / 8,
}

/** Aspect ratio of the image once it has loaded; null while it is loading, undefined if it failed. */
const useAspectRatio = (url: string, attempt: number) => {
  const [aspectRatio, setAspectRatio] = useState<number | null | undefined>(null)
  useEffect(() => {
    const image = new Image()
    setAspectRatio(null)
    image.onload = () => setAspectRatio(image.naturalWidth / Math.max(1, image.naturalHeight))
    image.onerror = () => setAspectRatio(undefined)
    image.src = url
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [url, attempt])
  return aspectRatio
}

/** The visible section of the image, which repeats, so that it has no edge. */
const windowStyle = (url: string, { left, share }: PanoramaView) => ({
  backgroundImage: `url("${url.replaceAll('"', '%22').replaceAll('\\', '%5C')}")`,
  backgroundSize: share < 1 ? `${100 / share}cqw 100%` : 'cover',
  backgroundPositionX: `${(-left / share) * 100}cqw`,
})

const positionIn = (outlook: PanoramaView) => (spot: Spot) => {
  const point = spot.at.get(0)
  return point && toWindowPoint(point, outlook)
}

/** The aspect ratio of the stage, which depends on the height of the window. */
const useStageRatio = (stage: RefObject<HTMLElement | null>): number => {
  const [ratio, setRatio] = useState(STAGE_ASPECT_RATIO)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const update = () => setRatio(element.clientWidth / Math.max(1, element.clientHeight))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return ratio
}

type InteriorProps = { url: string; ratio: number; spots: readonly Spot[]; name: string }

const Interior = ({ url, ratio, spots, name }: InteriorProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const share = visibleShareOf(ratio, useStageRatio(stage))
  const [lastOutlook, setOutlook] = useState(() => centreOn(START_PERCENT, share))
  const outlook = resizeView(lastOutlook, share)
  const [open, setOpen] = useState<number | undefined>()
  const [touched, setTouched] = useState(false)
  const dragStart = useRef(outlook)

  const lookAt = (next: PanoramaView) => {
    setTouched(true)
    setOutlook(next)
  }
  const drag = useDrag({
    begin: () => {
      dragStart.current = outlook
    },
    move: (dx) => lookAt(rotateView(dragStart.current, (-dx / Math.max(1, stage.current?.clientWidth ?? 1)) * share)),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key]
    if (by === undefined && event.key !== 'Home') return
    event.preventDefault()
    lookAt(by === undefined ? centreOn(START_PERCENT, share) : rotateView(outlook, by))
  }
  const showHotspot = (index: number) => {
    const point = spots[index]?.at.get(0)
    if (!point) return
    lookAt(centreOn(point.x, share))
    setOpen(index)
  }

  const degrees = headingDegreesOf(outlook)
  return (
    <>
      <div ref={stage} className="spin">
        <div
          role="slider"
          tabIndex={0}
          aria-label={`Look around inside ${name}`}
          aria-valuemin={0}
          aria-valuemax={359}
          aria-valuenow={degrees}
          aria-valuetext={degrees === 0 ? 'Straight ahead' : `${degrees} degrees to the right`}
          onKeyDown={onKeyDown}
          style={windowStyle(url, outlook)}
          className="spin-window"
          {...drag}
        />
        <HotspotMarkers positions={visibleHotspots(spots, positionIn(outlook))} open={open} onOpen={setOpen} />
        {!touched && share < 1 && <p className="spin-hint">Drag to look around</p>}
        {share < 1 && (
          <StepButtons
            labels={['Look left', 'Look right']}
            onStep={(by) => lookAt(rotateView(outlook, by * BUTTON_STEP))}
          />
        )}
      </div>
      {spots.length > 0 && <HotspotList spots={spots} open={open} onShow={showHotspot} />}
    </>
  )
}

/** The interior, looked around by dragging (GAL-03), with its hotspots (GAL-04). */
export const InteriorView = ({ view: { interior, quality }, name }: InteractiveViewProps) => {
  const { imageHost } = useSiteBasics()
  const [attempt, setAttempt] = useState(0)
  const url = imageUrl(interior?.image ?? '', { width: 1920, quality }, imageHost)
  const aspectRatio = useAspectRatio(url, attempt)
  const spots = useMemo(() => (interior?.spots ?? []).map(unpackSpot), [interior?.spots])
  if (aspectRatio === null) return null
  if (aspectRatio === undefined)
    return (
      <div className="spin">
        <LoadError message="The interior could not be loaded." onRetry={() => setAttempt(attempt + 1)} />
      </div>
    )
  return <Interior url={url} ratio={aspectRatio} spots={spots} name={name} />
}
