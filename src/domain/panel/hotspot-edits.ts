import type { Hotspot, Hotspots } from '../stock/vehicle/vehicle'
import { hotspotsSchema } from '../stock/vehicle/vehicle-parts-schema'

/** Placing points of interest on a vehicle's 360° views in the panel (STF-02). Positions are in percent of the image. */

export type SpotView = 'exterior' | 'interior'
export type SpotPoint = { readonly x: number; readonly y: number }

/** Points of one view; the schema accepts no more. */
export const MAX_SPOTS = 50
export const MAX_SPOT_TITLE_CHARS = 200
export const MAX_SPOT_TEXT_CHARS = 2000

/** Reads a stored value; one that is no hotspots counts as none. */
export const toHotspots = (value: unknown): Hotspots => {
  const parsed = hotspotsSchema.safeParse(value)
  return parsed.success ? parsed.data : {}
}

export const listSpots = (hotspots: Hotspots, view: SpotView): readonly Hotspot[] => hotspots[view] ?? []

/** Replaces the points of a view; null if the vehicle has none left. */
const withSpots = (hotspots: Hotspots, view: SpotView, spots: readonly Hotspot[]): Hotspots | null => {
  const { [view]: _, ...others } = hotspots
  const next = spots.length === 0 ? others : { ...hotspots, [view]: spots }
  return Object.keys(next).length === 0 ? null : next
}

const toPercent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10

const toPoint = ({ x, y }: SpotPoint): SpotPoint => ({ x: toPercent(x), y: toPercent(y) })

const changeSpot = (
  hotspots: Hotspots,
  view: SpotView,
  index: number,
  change: (spot: Hotspot) => Hotspot,
): Hotspots | null =>
  withSpots(
    hotspots,
    view,
    listSpots(hotspots, view).map((spot, at) => (at === index ? change(spot) : spot)),
  )

/** Adds a point without text at a position of an image; the last of the view is the new one. */
export const addSpot = (hotspots: Hotspots, view: SpotView, frame: number, point: SpotPoint): Hotspots | null =>
  withSpots(hotspots, view, [
    ...listSpots(hotspots, view),
    { title: '', description: '', positions: { [frame]: toPoint(point) } },
  ])

/** Places a point on an image, also on one that did not show it. */
export const placeSpot = (
  hotspots: Hotspots,
  view: SpotView,
  index: number,
  { frame, point }: { readonly frame: number; readonly point: SpotPoint },
): Hotspots | null =>
  changeSpot(hotspots, view, index, (spot) => ({
    ...spot,
    positions: { ...spot.positions, [frame]: toPoint(point) },
  }))

/** Takes a point off one image of the view. */
export const hideSpot = (hotspots: Hotspots, view: SpotView, index: number, frame: number): Hotspots | null =>
  changeSpot(hotspots, view, index, (spot) => {
    const { [String(frame)]: _, ...positions } = spot.positions
    return { ...spot, positions }
  })

export const describeSpot = (
  hotspots: Hotspots,
  view: SpotView,
  index: number,
  text: { readonly title: string } | { readonly description: string },
): Hotspots | null => changeSpot(hotspots, view, index, (spot) => ({ ...spot, ...text }))

export const removeSpot = (hotspots: Hotspots, view: SpotView, index: number): Hotspots | null =>
  withSpots(
    hotspots,
    view,
    listSpots(hotspots, view).filter((_, at) => at !== index),
  )

/** Returns the point that was removed to its place. */
export const restoreSpot = (hotspots: Hotspots, view: SpotView, index: number, spot: Hotspot): Hotspots | null =>
  withSpots(hotspots, view, listSpots(hotspots, view).toSpliced(index, 0, spot))

export const findPoint = (spot: Hotspot, frame: number): SpotPoint | undefined => spot.positions[String(frame)]

/** Images on which a point is placed, in their order. */
export const listFrames = ({ positions }: Hotspot): readonly number[] =>
  Object.keys(positions)
    .map(Number)
    .sort((a, b) => a - b)

const SMALL_STEP = 1
const LARGE_STEP = 10
const directions: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where an arrow key moves a point: one percent of the image, ten with Shift. Undefined for other keys. */
export const movePointByKey = (point: SpotPoint, key: string, isLarge: boolean): SpotPoint | undefined => {
  const direction = directions[key]
  if (direction === undefined) return undefined
  const step = isLarge ? LARGE_STEP : SMALL_STEP
  return toPoint({ x: point.x + direction[0] * step, y: point.y + direction[1] * step })
}

export const nameOfSpot = ({ title, description }: Hotspot, index: number): string =>
  title?.trim() || description.trim().slice(0, 60) || `Point ${String(index + 1)}`

/** Describes a position for a screen reader. */
export const describePoint = ({ x, y }: SpotPoint): string => `${String(x)}% from the left, ${String(y)}% from the top`

/** Why shoppers do not see a point; undefined if they do. */
export const spotWarning = (spot: Hotspot): string | undefined => {
  if (!spot.title?.trim() && !spot.description.trim()) return 'Enter a title, or shoppers won’t see this point.'
  return listFrames(spot).length === 0 ? 'Place it on a photo, or shoppers won’t see this point.' : undefined
}
