'use client'

import { useCallback, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { imageUrl } from '@/src/domain/images'
import type { GalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { frameAngle, findFrameShowing, findPointOnFrame, unpackSpot } from '@/src/domain/vehicle-page/gallery/hotspots'
import { unpackAddresses } from '@/src/domain/vehicle-page/gallery/packed-addresses'
import { bigStepOf, findFrameAfterDrag, wrapFrame } from '@/src/domain/vehicle-page/gallery/spin'
import { Icon } from '@/src/ui/icon'
import { useSiteBasics } from '@/src/shared/site-basics'
import { SpinOverlay } from './spin-overlay'
import { visibleHotspots, HotspotList, HotspotMarkers } from './hotspots'
import { StepButtons } from './step-buttons'
import type { InteractiveViewProps } from './interactive-view-props'
import { useDrag } from './use-drag'
import { useSpinCanvas } from './use-spin-canvas'
import { useFrames } from './use-frames'
import { useAutoRotate } from './use-auto-rotate'

/** Maximum width of a frame in pixels: 36 decoded frames are held in memory. */
const MAX_FRAME_WIDTH = 960

/** The addresses of the frames in the width that this screen needs, and the hotspots on them. */
const useSpin = (spin: NonNullable<GalleryView['spin']>, quality: number) => {
  const { imageHost } = useSiteBasics()
  const urls = useMemo(() => {
    const width = Math.min(MAX_FRAME_WIDTH, window.innerWidth * Math.min(2, window.devicePixelRatio))
    return unpackAddresses(spin.frames).map((address) => imageUrl(address, { width, quality }, imageHost))
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
    PageUp: index + bigStepOf(count),
    PageDown: index - bigStepOf(count),
    Home: 0,
    End: count - 1,
  }
  return frames[key]
}

/** The frame that is shown, which the visitor or the automatic rotation turns. */
const useRotation = (spin: NonNullable<GalleryView['spin']>, count: number, ready: boolean) => {
  const [index, setIndex] = useState(0)
  const [touched, setTouched] = useState(false)
  const dragStart = useRef(0)
  const advance = useCallback(() => setIndex((at) => wrapFrame(at + 1, count)), [count])
  const { turning, stop, toggle } = useAutoRotate(ready, spin.turning, count, advance)
  const stopRotation = () => {
    stop()
    setTouched(true)
  }
  const showFrame = (frame: number) => {
    stopRotation()
    setIndex(wrapFrame(frame, count))
  }
  const drag = useDrag({
    begin: () => {
      stopRotation()
      dragStart.current = index
    },
    move: (dx) => setIndex(findFrameAfterDrag(dragStart.current, dx, count)),
  })
  return { index, touched, turning, toggle, stopRotation, showFrame, drag }
}

type SpinProps = { spin: NonNullable<GalleryView['spin']>; quality: number; name: string }

const Spin = ({ spin, quality, name }: SpinProps) => {
  const { urls, spots } = useSpin(spin, quality)
  const count = urls.length
  const [attempt, setAttempt] = useState(0)
  const { frames, done, ready, failed } = useFrames(urls, attempt)
  const { index, touched, turning, toggle, stopRotation, showFrame, drag } = useRotation(spin, count, ready)
  const [open, setOpen] = useState<number | undefined>()
  const { canvas, shape } = useSpinCanvas(frames, ready, index)

  const onKeyDown = (event: KeyboardEvent) => {
    const frame = frameByKey(event.key, index, count)
    if (frame === undefined || !ready) return
    event.preventDefault()
    showFrame(frame)
  }
  // A hotspot that is pressed or being read stops the rotation.
  const onOpen = (spot: number | undefined) => {
    stopRotation()
    setOpen(spot)
  }
  const showHotspot = (spot: number) => {
    const hotspot = spots[spot]
    const frame = hotspot && findFrameShowing(hotspot, index, count)
    if (frame === undefined) return
    showFrame(frame)
    setOpen(spot)
  }

  return (
    <>
      <div className="spin">
        <div className="spin-frame" style={{ '--shape': shape } as CSSProperties}>
          <canvas
            ref={canvas}
            role="slider"
            tabIndex={0}
            aria-label={`Rotate ${name}`}
            aria-valuemin={1}
            aria-valuemax={count}
            aria-valuenow={index + 1}
            aria-valuetext={`View ${index + 1} of ${count}, ${Math.round(frameAngle(index, count))} degrees`}
            aria-disabled={!ready}
            hidden={failed}
            onKeyDown={onKeyDown}
            {...(ready && drag)}
          />
          <span className="spin-ring" />
          {ready && (
            <HotspotMarkers
              positions={visibleHotspots(spots, (spot) => findPointOnFrame(spot, index))}
              open={open}
              onOpen={onOpen}
            />
          )}
        </div>
        <SpinOverlay {...{ ready, failed, done, count, touched }} onRetry={() => setAttempt(attempt + 1)} />
        {ready && (
          <StepButtons labels={['Rotate back', 'Rotate forward']} onStep={(by) => showFrame(index + by)}>
            {spin.turning !== undefined && (
              <button type="button" onClick={toggle}>
                <Icon name={turning ? 'pause' : 'play'} />
                <span className="sr-only">{turning ? 'Pause rotation' : 'Rotate automatically'}</span>
              </button>
            )}
          </StepButtons>
        )}
      </div>
      {spots.length > 0 && <HotspotList spots={spots} open={open} onShow={showHotspot} />}
    </>
  )
}

/** The 360° spin (GAL-03) with its hotspots (GAL-04). */
export const SpinView = ({ view, name }: InteractiveViewProps) =>
  view.spin && <Spin spin={view.spin} quality={view.quality} name={name} />
