'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId, useRef, useState } from 'react'
import {
  addSpot,
  describePoint,
  describeSpot,
  findPoint,
  hideSpot,
  listFrames,
  listSpots,
  MAX_SPOTS,
  nameOfSpot,
  placeSpot,
  removeSpot,
  restoreSpot,
  type SpotPoint,
  type SpotView,
  toHotspots,
} from '@/src/domain/panel/hotspot-edits'
import type { Hotspot } from '@/src/domain/stock/vehicle/vehicle'
import { HotspotPhoto } from './hotspot-photo'
import { SpotFields } from './hotspot-list'
import { PartFrame } from './part-field'
import './hotspots-field.css'
import '@/src/admin/ui/controls.css'

const MIDDLE: SpotPoint = { x: 50, y: 50 }

const viewNames: Readonly<Record<SpotView, string>> = { exterior: '360° view', interior: '360° interior' }

/** The photos of both views, as the form has them now. */
const usePhotos = (): Readonly<Record<SpotView, readonly string[]>> => {
  const [frames, interior] = useFormFields(([fields]) => [
    fields['spin_images']?.value,
    fields['spin_interior_image']?.value,
  ])
  const texts = Array.isArray(frames) ? frames.filter((one): one is string => typeof one === 'string') : []
  return {
    exterior: texts.filter((one) => one.trim() !== ''),
    interior: typeof interior === 'string' && interior.trim() !== '' ? [interior.trim()] : [],
  }
}

type ViewChoiceProps = {
  readonly views: readonly SpotView[]
  readonly view: SpotView
  readonly onChange: (view: SpotView) => void
}

const ViewChoice = ({ views, view, onChange }: ViewChoiceProps) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Photos" className="hotspots-field__bar">
      {views.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === view} onChange={() => onChange(one)} /> {viewNames[one]}
        </label>
      ))}
    </div>
  )
}

type FrameChoiceProps = { readonly frame: number; readonly count: number; readonly onChange: (frame: number) => void }

const FrameChoice = ({ frame, count, onChange }: FrameChoiceProps) => (
  <label className="hotspots-field__frame">
    Photo {frame + 1} of {count}
    <input
      type="range"
      min={1}
      max={count}
      value={frame + 1}
      onChange={({ target }) => onChange(Number(target.value) - 1)}
    />
  </label>
)

/** Moves the focus to an element that is rendered with the next change. */
const focusSoon = (box: HTMLElement | null, selector: string): void => {
  requestAnimationFrame(() => box?.querySelector<HTMLElement>(selector)?.focus())
}

type EditorProps = {
  readonly value: unknown
  readonly isLocked: boolean
  readonly photos: readonly string[]
  readonly view: SpotView
  readonly onChange: (value: unknown) => void
}

type RemovedSpot = { readonly index: number; readonly spot: Hotspot }

/** The last change, announced; a deleted point can be restored. */
const useStatus = () => {
  const [text, setText] = useState('')
  const [removed, setRemoved] = useState<RemovedSpot>()
  const say = (next: string, undo?: RemovedSpot): void => {
    setText(next)
    setRemoved(undo)
  }
  return { text, removed, say }
}

const withoutText: Hotspot = { description: '', positions: {} }

/** The points of a view with the changes that staff make to them, each of which is announced. */
const useSpots = ({ value, photos, view, onChange }: EditorProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [chosenFrame, setFrame] = useState(0)
  const [selected, setSelected] = useState<number>()
  const { text, removed, say } = useStatus()
  const hotspots = toHotspots(value)
  const spots = listSpots(hotspots, view)
  const frame = Math.min(chosenFrame, photos.length - 1)
  const nameAt = (index: number): string => nameOfSpot(spots[index] ?? withoutText, index)

  const add = (point: SpotPoint): void => {
    if (spots.length >= MAX_SPOTS) return say(`A view can have up to ${String(MAX_SPOTS)} points.`)
    onChange(addSpot(hotspots, view, frame, point))
    setSelected(spots.length)
    say(`Point ${String(spots.length + 1)} added, ${describePoint(point)}. Enter its title.`)
    focusSoon(box.current, `[data-spot-title="${String(spots.length)}"]`)
  }
  const place = (index: number, point: SpotPoint): void => {
    onChange(placeSpot(hotspots, view, index, { frame, point }))
    setSelected(index)
    say(`${nameAt(index)}: ${describePoint(point)}.`)
  }
  const remove = (index: number): void => {
    const spot = spots[index]
    if (spot === undefined) return
    onChange(removeSpot(hotspots, view, index))
    setSelected(undefined)
    say(`${nameAt(index)} deleted.`, { index, spot })
    focusSoon(box.current, '[data-undo]')
  }
  const restore = ({ index, spot }: RemovedSpot): void => {
    onChange(restoreSpot(hotspots, view, index, spot))
    setSelected(index)
    say(`${nameOfSpot(spot, index)} restored.`)
    focusSoon(box.current, `[data-spot-title="${String(index)}"]`)
  }
  const showOn = (index: number): void => {
    const frames = listFrames(spots[index] ?? withoutText).filter((one) => one < photos.length)
    if (!frames.includes(frame)) setFrame(frames[0] ?? frame)
    setSelected(index)
    focusSoon(box.current, `[data-spot="${String(index)}"]`)
  }
  const placeInMiddle = (index: number): void => {
    place(index, MIDDLE)
    focusSoon(box.current, `[data-spot="${String(index)}"]`)
  }
  const hide = (index: number): void => {
    onChange(hideSpot(hotspots, view, index, frame))
    say(`${nameAt(index)} is no longer on this photo.`)
  }
  const describe = (index: number, change: Parameters<typeof describeSpot>[3]): void =>
    onChange(describeSpot(hotspots, view, index, change))
  return {
    box,
    spots,
    frame,
    setFrame,
    selected,
    setSelected,
    text,
    removed,
    nameAt,
    add,
    place,
    remove,
    restore,
    showOn,
    placeInMiddle,
    hide,
    describe,
  }
}

type Spots = ReturnType<typeof useSpots>

/** Says what a click on the photo does now. */
const describeClick = ({ spots, selected, frame, nameAt }: Spots): string => {
  const chosen = selected === undefined ? undefined : spots[selected]
  if (selected === undefined || chosen === undefined) return 'Click on the photo to add a point.'
  return findPoint(chosen, frame) === undefined
    ? `Click on the photo to place “${nameAt(selected)}”.`
    : `Click on the photo to move “${nameAt(selected)}”, or use its arrow keys (with Shift in larger steps).`
}

const SpotBar = ({ spots }: { readonly spots: Spots }) => (
  <div className="hotspots-field__bar">
    <p className="hotspots-field__note hotspots-field__click">{describeClick(spots)}</p>
    <button
      type="button"
      className="panel-small-button"
      disabled={spots.selected === undefined}
      onClick={() => spots.setSelected(undefined)}
    >
      Add another by a click
    </button>
    <button
      type="button"
      className="panel-small-button"
      disabled={spots.spots.length >= MAX_SPOTS}
      onClick={() => spots.add(MIDDLE)}
    >
      Add a point in the middle
    </button>
  </div>
)

const SpotStatus = ({ spots: { text, removed, restore } }: { readonly spots: Spots }) => (
  <p role="status">
    {text}{' '}
    {removed && (
      <button type="button" data-undo className="panel-small-button" onClick={() => restore(removed)}>
        Undo
      </button>
    )}
  </p>
)

const SpotEditor = (props: EditorProps) => {
  const { isLocked, photos, view } = props
  const spots = useSpots(props)
  const { frame, selected } = spots
  const hasFrames = photos.length > 1
  return (
    <div ref={spots.box} className="hotspots-field">
      {hasFrames && <FrameChoice frame={frame} count={photos.length} onChange={spots.setFrame} />}
      {!isLocked && <SpotBar spots={spots} />}
      <div className="hotspots-field__columns">
        <HotspotPhoto
          address={photos[frame] ?? ''}
          alt={hasFrames ? `360° view, photo ${String(frame + 1)}` : viewNames[view]}
          frame={frame}
          spots={spots.spots}
          selected={selected}
          isLocked={isLocked}
          onSelect={spots.setSelected}
          onPlace={(point) => (selected === undefined ? spots.add(point) : spots.place(selected, point))}
          onMove={spots.place}
          onRemove={spots.remove}
        />
        <ol className="hotspots-field__list" aria-label={`Points on the ${viewNames[view]}`}>
          {spots.spots.map((spot, index) => (
            <SpotFields
              key={index}
              spot={spot}
              index={index}
              frame={frame}
              hasFrames={hasFrames}
              isSelected={index === selected}
              isLocked={isLocked}
              onDescribe={(change) => spots.describe(index, change)}
              onShow={() => spots.showOn(index)}
              onPlaceHere={() => spots.placeInMiddle(index)}
              onHide={() => spots.hide(index)}
              onRemove={() => spots.remove(index)}
            />
          ))}
        </ol>
      </div>
      <SpotStatus spots={spots} />
    </div>
  )
}

/** Points of interest, placed on the photos of the 360° views (STF-02). */
export const HotspotsField = ({ field, path, readOnly }: JSONFieldClientProps) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const photos = usePhotos()
  const [chosenView, setView] = useState<SpotView>('exterior')
  const views = (['exterior', 'interior'] as const).filter((view) => photos[view].length > 0)
  const view = views.includes(chosenView) ? chosenView : views[0]
  return (
    <PartFrame id={`field-${path}`} field={field} problem={showError ? errorMessage : undefined}>
      {view === undefined ? (
        <p className="part-inputs__help">
          Add 360° frames or a 360° interior above first. You then place points on them.
        </p>
      ) : (
        <>
          {views.length > 1 && <ViewChoice views={views} view={view} onChange={setView} />}
          <SpotEditor
            key={view}
            value={value}
            isLocked={readOnly === true || disabled}
            photos={photos[view]}
            view={view}
            onChange={setValue}
          />
        </>
      )}
    </PartFrame>
  )
}
