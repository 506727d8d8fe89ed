'use client'

import { TextArea } from '@/src/admin/ui/text-area'
import {
  findPoint,
  listFrames,
  MAX_SPOT_TEXT_CHARS,
  MAX_SPOT_TITLE_CHARS,
  nameOfSpot,
  spotWarning,
} from '@/src/domain/panel/hotspot-edits'
import { formatCount } from '@/src/domain/text/numbers'
import type { Hotspot } from '@/src/domain/stock/vehicle/vehicle'
import '@/src/admin/ui/controls.css'

type SpotProps = {
  readonly spot: Hotspot
  readonly index: number
  readonly frame: number
  readonly hasFrames: boolean
  readonly isSelected: boolean
  readonly isLocked: boolean
  readonly onDescribe: (text: { readonly title: string } | { readonly description: string }) => void
  readonly onShow: () => void
  readonly onPlaceHere: () => void
  readonly onHide: () => void
  readonly onRemove: () => void
}

/** Buttons of a point. On a spin it is placed on each photo that shows it. */
const SpotButtons = ({ spot, index, frame, hasFrames, onShow, onPlaceHere, onHide, onRemove }: SpotProps) => {
  const name = nameOfSpot(spot, index)
  const isHere = findPoint(spot, frame) !== undefined
  const isPlaced = listFrames(spot).length > 0
  return (
    <div className="hotspots-field__bar">
      {isPlaced && (
        <button type="button" className="panel-small-button" aria-label={`Show ${name}`} onClick={onShow}>
          Show
        </button>
      )}
      {!isHere && (
        <button
          type="button"
          className="panel-small-button"
          aria-label={`Place ${name} on this photo`}
          onClick={onPlaceHere}
        >
          Place on this photo
        </button>
      )}
      {hasFrames && isHere && (
        <button
          type="button"
          className="panel-small-button"
          aria-label={`Take ${name} off this photo`}
          onClick={onHide}
        >
          Take off this photo
        </button>
      )}
      <button type="button" className="panel-small-button" aria-label={`Delete ${name}`} onClick={onRemove}>
        Delete
      </button>
    </div>
  )
}

export const SpotFields = (props: SpotProps) => {
  const { spot, index, hasFrames, isSelected, isLocked, onDescribe } = props
  const warning = spotWarning(spot)
  const frames = listFrames(spot).length
  return (
    <li className="hotspots-field__spot" data-selected={isSelected}>
      <label>
        Title of point {index + 1}
        <input
          type="text"
          className="panel-control"
          data-spot-title={index}
          maxLength={MAX_SPOT_TITLE_CHARS}
          value={spot.title ?? ''}
          disabled={isLocked}
          onChange={({ target }) => onDescribe({ title: target.value })}
          onKeyDown={(event) => {
            // Enter would save the vehicle before the point is finished.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </label>
      <label>
        Text of point {index + 1}
        <TextArea
          maxLength={MAX_SPOT_TEXT_CHARS}
          value={spot.description}
          disabled={isLocked}
          onChange={(description) => onDescribe({ description })}
        />
      </label>
      {warning === undefined
        ? hasFrames && <p className="hotspots-field__note">Placed on {formatCount(frames, 'photo')}.</p>
        : !isLocked && <p className="part-inputs__problem">{warning}</p>}
      {!isLocked && <SpotButtons {...props} />}
    </li>
  )
}
