'use client'

import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { imageUrl } from '@/src/domain/images'
import { describePoint, findPoint, movePointByKey, nameOfSpot, type SpotPoint } from '@/src/domain/panel/hotspot-edits'
import type { Hotspot } from '@/src/domain/stock/vehicle/vehicle'

/** A photo as large as its column. */
const PHOTO_WIDTH = 960

type MarkProps = {
  readonly spot: Hotspot
  readonly index: number
  readonly point: SpotPoint
  readonly isSelected: boolean
  readonly isLocked: boolean
  readonly onSelect: () => void
  readonly onMove: (point: SpotPoint) => void
  readonly onRemove: () => void
}

const Mark = ({ spot, index, point, isSelected, isLocked, onSelect, onMove, onRemove }: MarkProps) => {
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (isLocked) return
    const moved = movePointByKey(point, event.key, event.shiftKey)
    if (moved === undefined && event.key !== 'Delete') return
    event.preventDefault()
    if (moved === undefined) onRemove()
    else onMove(moved)
  }
  return (
    <button
      type="button"
      className="hotspots-field__mark"
      data-spot={index}
      aria-pressed={isSelected}
      aria-label={`${nameOfSpot(spot, index)}, ${describePoint(point)}`}
      style={{ left: `${String(point.x)}%`, top: `${String(point.y)}%` }}
      onClick={(event) => {
        event.stopPropagation()
        onSelect()
      }}
      onFocus={onSelect}
      onKeyDown={pressKey}
    >
      {index + 1}
    </button>
  )
}

export type PhotoProps = {
  readonly address: string
  readonly alt: string
  readonly frame: number
  readonly spots: readonly Hotspot[]
  readonly selected: number | undefined
  readonly isLocked: boolean
  readonly onSelect: (index: number) => void
  /** A click beside the points. */
  readonly onPlace: (point: SpotPoint) => void
  readonly onMove: (index: number, point: SpotPoint) => void
  readonly onRemove: (index: number) => void
}

/** The photo with its points of interest: a click places a point, and arrow keys move the one with the focus. */
export const HotspotPhoto = ({ address, alt, frame, spots, selected, isLocked, ...on }: PhotoProps) => {
  // A press that begins on a point selects it, even if the page moves before the button is released.
  const isOnPhoto = useRef(false)
  const click = (event: MouseEvent<HTMLDivElement>): void => {
    if (isLocked || !isOnPhoto.current) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const toPercent = (share: number): number => Math.round(share * 1000) / 10
    on.onPlace({ x: toPercent((event.clientX - left) / width), y: toPercent((event.clientY - top) / height) })
  }
  return (
    // The buttons beside the photo do the same by keyboard.
    <div
      className="hotspots-field__photo"
      onPointerDown={({ target }) => {
        isOnPhoto.current = target instanceof HTMLImageElement
      }}
      onClick={click}
    >
      <img src={imageUrl(address, { width: PHOTO_WIDTH })} alt={alt} draggable={false} />
      {spots.map((spot, index) => {
        const point = findPoint(spot, frame)
        return (
          point && (
            <Mark
              key={index}
              spot={spot}
              index={index}
              point={point}
              isSelected={index === selected}
              isLocked={isLocked}
              onSelect={() => on.onSelect(index)}
              onMove={(moved) => on.onMove(index, moved)}
              onRemove={() => on.onRemove(index)}
            />
          )
        )
      })}
    </div>
  )
}
