'use client'

import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { imageUrl } from '@/src/domain/images'
import { unpackSpot, type Spot } from '@/src/domain/vehicle-page/hotspots'
import {
  degreesOf,
  lookingAt,
  pointInWindow,
  shareShown,
  turned,
  type Outlook,
} from '@/src/domain/vehicle-page/panorama'
import { useSiteBasics } from '@/src/ui/site-basics'
import { placesOf, SpotList, SpotMarks } from './spots'
import { stageShape } from './stage'
import { StepButtons } from './step-buttons'
import { Trouble } from './trouble'
import type { TurnProps } from './turn-props'
import { useDrag } from './use-drag'

/** Initial direction, in percent of the image's width. */
const ahead = 50
/** Step of a button, as a share of the image's width; keys have their own steps. */
const buttonStep = 1 / 12
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1 / 36,
  ArrowUp: 1 / 36,
  ArrowLeft: -1 / 36,
  ArrowDown: -1 / 36,
  PageUp: 1 / 8,
  PageDown: -1 / 8,
}

/** Aspect ratio of the image once it has loaded; null while it is loading, undefined if it failed. */
const useShape = (url: string, attempt: number) => {
  const [shape, setShape] = useState<number | null | undefined>(null)
  useEffect(() => {
    const image = new Image()
    setShape(null)
    image.onload = () => setShape(image.naturalWidth / Math.max(1, image.naturalHeight))
    image.onerror = () => setShape(undefined)
    image.src = url
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [url, attempt])
  return shape
}

/** The visible section of the image, which repeats, so that it has no edge. */
const windowStyle = (url: string, { left, share }: Outlook) => ({
  backgroundImage: `url("${url.replaceAll('"', '%22').replaceAll('\\', '%5C')}")`,
  backgroundSize: share < 1 ? `${100 / share}cqw 100%` : 'cover',
  backgroundPositionX: `${(-left / share) * 100}cqw`,
})

const placeOf = (outlook: Outlook) => (spot: Spot) => {
  const point = spot.at.get(0)
  return point && pointInWindow(point, outlook)
}

type CabinProps = { url: string; share: number; spots: readonly Spot[]; name: string }

const Cabin = ({ url, share, spots, name }: CabinProps) => {
  const [outlook, setOutlook] = useState(() => lookingAt(ahead, share))
  const [open, setOpen] = useState<number | undefined>()
  const [touched, setTouched] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const from = useRef(outlook)

  const look = (next: Outlook) => {
    setTouched(true)
    setOutlook(next)
  }
  const drag = useDrag({
    begin: () => {
      from.current = outlook
    },
    move: (dx) => look(turned(from.current, (-dx / Math.max(1, stage.current?.clientWidth ?? 1)) * share)),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key]
    if (by === undefined && event.key !== 'Home') return
    event.preventDefault()
    look(by === undefined ? lookingAt(ahead, share) : turned(outlook, by))
  }
  const show = (index: number) => {
    const point = spots[index]?.at.get(0)
    if (!point) return
    look(lookingAt(point.x, share))
    setOpen(index)
  }

  const degrees = degreesOf(outlook)
  return (
    <>
      <div ref={stage} className="spin spin-inside">
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
        <SpotMarks places={placesOf(spots, placeOf(outlook))} open={open} onOpen={setOpen} />
        {!touched && share < 1 && <p className="spin-hint">Drag to look around</p>}
        {share < 1 && (
          <StepButtons labels={['Look left', 'Look right']} onStep={(by) => look(turned(outlook, by * buttonStep))} />
        )}
      </div>
      {spots.length > 0 && <SpotList spots={spots} open={open} onShow={show} />}
    </>
  )
}

/** The interior, looked around by dragging (GAL-03), with its hotspots (GAL-04). */
export const InteriorView = ({ view: { interior, quality }, name }: TurnProps) => {
  const { imageHost } = useSiteBasics()
  const [attempt, setAttempt] = useState(0)
  const url = imageUrl(interior?.picture ?? '', { width: 1920, quality }, imageHost)
  const shape = useShape(url, attempt)
  const spots = useMemo(() => (interior?.spots ?? []).map(unpackSpot), [interior?.spots])
  if (shape === null) return null
  if (shape === undefined)
    return (
      <div className="spin">
        <Trouble words="The interior could not be loaded." onRetry={() => setAttempt(attempt + 1)} />
      </div>
    )
  return <Cabin url={url} share={shareShown(shape, stageShape)} spots={spots} name={name} />
}
