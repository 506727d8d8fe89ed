import { useRef, useState } from 'react'
import {
  addSpot,
  describePoint,
  describeSpot,
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

export const MIDDLE: SpotPoint = { x: 50, y: 50 }

/** Moves the focus to an element that is rendered with the next change. */
const focusSoon = (box: HTMLElement | null, selector: string): void => {
  requestAnimationFrame(() => box?.querySelector<HTMLElement>(selector)?.focus())
}

export type EditorProps = {
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

type Box = { readonly current: HTMLElement | null }

/** The photo that is shown, and the point that is chosen. */
const useSelection = (box: Box, spots: readonly Hotspot[], photoCount: number) => {
  const [chosenFrame, setFrame] = useState(0)
  const [selected, setSelected] = useState<number>()
  const frame = Math.min(chosenFrame, photoCount - 1)
  const showOn = (index: number): void => {
    const frames = listFrames(spots[index] ?? withoutText).filter((one) => one < photoCount)
    if (!frames.includes(frame)) setFrame(frames[0] ?? frame)
    setSelected(index)
    focusSoon(box.current, `[data-spot="${String(index)}"]`)
  }
  return { frame, setFrame, selected, setSelected, showOn }
}

/** The points of a view with the changes that staff make to them, each of which is announced. */
export const useSpots = ({ value, photos, view, onChange }: EditorProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { text, removed, say } = useStatus()
  const hotspots = toHotspots(value)
  const spots = listSpots(hotspots, view)
  const selection = useSelection(box, spots, photos.length)
  const { frame, setSelected } = selection
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
    ...selection,
    text,
    removed,
    nameAt,
    add,
    place,
    remove,
    restore,
    placeInMiddle,
    hide,
    describe,
  }
}

export type Spots = ReturnType<typeof useSpots>
