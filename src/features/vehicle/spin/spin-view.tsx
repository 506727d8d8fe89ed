'use client'

import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { imageUrl } from '@/src/domain/images'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery-view'
import { frameAngle, frameShowing, pointOn, unpackSpot } from '@/src/domain/vehicle-page/hotspots'
import { unpackAddresses } from '@/src/domain/vehicle-page/packed-addresses'
import { bigStep, frameAfterDrag, wrapped } from '@/src/domain/vehicle-page/spin'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/ui/site-basics'
import { SpinState } from './spin-state'
import { placesOf, SpotList, SpotMarks } from './spots'
import { stageShape } from './stage'
import { StepButtons } from './step-buttons'
import type { TurnProps } from './turn-props'
import { useDrag } from './use-drag'
import { useDrawn } from './use-drawn'
import { useFrames } from './use-frames'
import { useTurning } from './use-turning'

/** Maximum width of a frame in pixels: 36 decoded frames are held in memory. */
const widest = 960

/** The addresses of the frames in the width that this screen needs, and the hotspots on them. */
const useSpin = (spin: NonNullable<GalleryView['spin']>, quality: number) => {
  const { imageHost } = useSiteBasics()
  const urls = useMemo(() => {
    const width = Math.min(widest, window.innerWidth * Math.min(2, window.devicePixelRatio))
    return unpackAddresses(spin.frames).map((one) => imageUrl(one, { width, quality }, imageHost))
  }, [spin.frames, quality, imageHost])
  const spots = useMemo(() => spin.spots.map(unpackSpot), [spin.spots])
  return { urls, spots }
}

/** Returns the frame that a key leads to; undefined for other keys. */
const frameByKey = (key: string, index: number, count: number): number | undefined => {
  const frames: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + bigStep(count),
    PageDown: index - bigStep(count),
    Home: 0,
    End: count - 1,
  }
  return frames[key]
}

type SpinProps = { spin: NonNullable<GalleryView['spin']>; quality: number; name: string }

const Spin = ({ spin, quality, name }: SpinProps) => {
  const { urls, spots } = useSpin(spin, quality)
  const count = urls.length
  const [attempt, setAttempt] = useState(0)
  const { frames, done, ready, failed } = useFrames(urls, attempt)
  const [index, setIndex] = useState(0)
  const [touched, setTouched] = useState(false)
  const [open, setOpen] = useState<number | undefined>()
  const { canvas, shape } = useDrawn(frames, ready, index)
  const from = useRef(0)

  const advance = useCallback(() => setIndex((at) => wrapped(at + 1, count)), [count])
  const { turning, stop, toggle } = useTurning(ready, spin.turning, count, advance)
  const touch = () => {
    stop()
    setTouched(true)
  }
  const to = (frame: number) => {
    touch()
    setIndex(wrapped(frame, count))
  }
  const drag = useDrag({
    begin: () => {
      touch()
      from.current = index
    },
    move: (dx) => setIndex(frameAfterDrag(from.current, dx, count)),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const frame = frameByKey(event.key, index, count)
    if (frame === undefined) return
    event.preventDefault()
    to(frame)
  }
  // A hotspot that is pressed or being read stops the rotation.
  const onOpen = (spot: number | undefined) => {
    touch()
    setOpen(spot)
  }
  const show = (spot: number) => {
    const found = spots[spot]
    const frame = found && frameShowing(found, index, count)
    if (frame === undefined) return
    to(frame)
    setOpen(spot)
  }

  return (
    <>
      <div className="spin">
        <div className="spin-frame" style={{ aspectRatio: shape }} data-wide={shape >= stageShape}>
          <canvas
            ref={canvas}
            role="slider"
            tabIndex={0}
            aria-label={`Turn ${name}`}
            aria-valuemin={1}
            aria-valuemax={count}
            aria-valuenow={index + 1}
            aria-valuetext={`View ${index + 1} of ${count}, ${Math.round(frameAngle(index, count))} degrees`}
            hidden={!ready}
            onKeyDown={onKeyDown}
            {...drag}
          />
          {ready && <SpotMarks places={placesOf(spots, (spot) => pointOn(spot, index))} open={open} onOpen={onOpen} />}
        </div>
        <SpinState {...{ ready, failed, done, count, touched }} onRetry={() => setAttempt(attempt + 1)} />
        {ready && (
          <StepButtons labels={['Turn back', 'Turn on']} onStep={(by) => to(index + by)}>
            {spin.turning !== undefined && (
              <button type="button" onClick={toggle}>
                <Icon name={turning ? 'pause' : 'play'} />
                <span className="sr-only">{turning ? 'Pause turning' : 'Turn by itself'}</span>
              </button>
            )}
          </StepButtons>
        )}
      </div>
      {spots.length > 0 && <SpotList spots={spots} open={open} onShow={show} />}
    </>
  )
}

/** The 360° spin (GAL-03) with its hotspots (GAL-04). */
export const SpinView = ({ view, name }: TurnProps) =>
  view.spin && <Spin spin={view.spin} quality={view.quality} name={name} />
