'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { Point, Spot } from '@/src/domain/vehicle-page/gallery/hotspots'
import { Icon } from '@/src/ui/icon'

type HotspotPosition = { readonly index: number; readonly spot: Spot; readonly point: Point }

const cardStyle = ({ x, y }: Point) => ({
  left: `clamp(0.5rem, calc(${x}% - 8rem), calc(100% - 16.5rem))`,
  ...(y < 50 ? { top: `calc(${y}% + 1.25rem)` } : { bottom: `calc(${100 - y}% + 1.25rem)` }),
})

/** Title and description of a hotspot, beside its marker. */
const HotspotCard = ({ position, onClose }: { position: HotspotPosition; onClose: () => void }) => (
  <div className="spot-card" style={cardStyle(position.point)}>
    <p className="font-semibold">{position.spot.title}</p>
    {position.spot.description !== position.spot.title && <p>{position.spot.description}</p>}
    <button type="button" onClick={onClose} className="spot-close">
      <Icon name="x" />
      <span className="sr-only">Close</span>
    </button>
  </div>
)

type HotspotMarkersProps = {
  positions: readonly HotspotPosition[]
  open: number | undefined
  onOpen: (index: number | undefined) => void
}

/** Markers of the hotspots that are visible now (GAL-04); the text of the open one is announced. */
export const HotspotMarkers = ({ positions, open, onOpen }: HotspotMarkersProps) => {
  const container = useRef<HTMLDivElement>(null)
  const openPosition = positions.find(({ index }) => index === open)

  const close = useCallback(() => {
    container.current?.querySelector<HTMLElement>(`[data-spot="${open}"]`)?.focus()
    onOpen(undefined)
  }, [open, onOpen])

  useEffect(() => {
    if (open === undefined) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Focus inside the card would be lost when it closes.
      if (container.current?.contains(document.activeElement)) close()
      else onOpen(undefined)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [open, onOpen, close])

  return (
    <div ref={container} className="spot-marks">
      {positions.map(({ index, spot, point }) => (
        <button
          key={index}
          type="button"
          data-spot={index}
          aria-expanded={index === open}
          onClick={() => onOpen(index === open ? undefined : index)}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          className="spot-mark"
        >
          <span className="sr-only">{spot.title}</span>
        </button>
      ))}
      <div aria-live="polite">{openPosition && <HotspotCard position={openPosition} onClose={close} />}</div>
    </div>
  )
}

type HotspotListProps = { spots: readonly Spot[]; open: number | undefined; onShow: (index: number) => void }

/** All hotspots by name, also those on the other side: a press turns to one and opens it (GAL-04). */
export const HotspotList = ({ spots, open, onShow }: HotspotListProps) => (
  <ul aria-label="Points of interest" className="gallery-strip spot-list no-scrollbar">
    {spots.map((spot, index) => (
      <li key={index}>
        <button type="button" aria-pressed={index === open} onClick={() => onShow(index)}>
          {spot.title}
        </button>
      </li>
    ))}
  </ul>
)

/** Returns the hotspots that are visible now, with their positions. */
export const visibleHotspots = (
  spots: readonly Spot[],
  pointOf: (spot: Spot) => Point | undefined,
): readonly HotspotPosition[] =>
  spots.flatMap((spot, index) => {
    const point = pointOf(spot)
    return point ? [{ index, spot, point }] : []
  })
