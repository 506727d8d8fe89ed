import type { Hotspot } from '@/src/domain/stock/vehicle'

/** Points worth a word on the turning car and in its cabin (GAL-04). */
export type Point = { readonly x: number; readonly y: number }
export type Spot = {
  readonly title: string
  readonly description: string
  /** In percent of the picture, by frame; an interior's only one is at 0. */
  readonly at: ReadonlyMap<number, Point>
}

/**
 * The angle frame `index` of `count` is seen from, in degrees: 360 × (1 − index / (count − 1)) (V§4). The first and the
 * last frame look from the same side; a single frame has no angle but the first one's.
 */
export const frameAngle = (index: number, count: number): number => (count > 1 ? 360 * (1 - index / (count - 1)) : 360)

/** Degrees between two angles, the short way round. */
export const angleBetween = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % 360
  return Math.min(apart, 360 - apart)
}

const inside = ({ x, y }: Point): boolean => x >= 0 && x <= 100 && y >= 0 && y <= 100

/** Where a spot stands on a frame; undefined on a frame it cannot be seen on, or where it falls outside the picture. */
export const pointOn = (spot: Spot, frame: number): Point | undefined => {
  const point = spot.at.get(frame)
  return point && inside(point) ? point : undefined
}

/** The frame nearest in angle to `from` that shows a spot; undefined where none does. */
export const frameShowing = (spot: Spot, from: number, count: number): number | undefined => {
  const angle = frameAngle(from, count)
  const frames = [...spot.at.keys()].filter((frame) => frame < count && pointOn(spot, frame))
  const away = (frame: number): number => angleBetween(angle, frameAngle(frame, count))
  return frames.reduce<number | undefined>(
    (best, frame) => (best === undefined || away(frame) < away(best) ? frame : best),
    undefined,
  )
}

/** A spot as a page carries it: title, description, and `frame x y` over and over. */
export type PackedSpot = readonly [title: string, description: string, positions: string]

/** Spots without a word, or without a place in the picture, are left out. A spot's first words name one without a title. */
export const packSpots = (spots: readonly Hotspot[] | undefined): readonly PackedSpot[] =>
  (spots ?? []).flatMap(({ title, description, positions }) => {
    const words = description.trim()
    const name = title?.trim() || words.slice(0, 60)
    const places = Object.entries(positions).filter(([, point]) => inside(point))
    if (name === '' || places.length === 0) return []
    return [[name, words, places.map(([frame, { x, y }]) => `${frame} ${x} ${y}`).join(' ')] as const]
  })

export const unpackSpot = ([title, description, positions]: PackedSpot): Spot => {
  const numbers = positions.split(' ').map(Number)
  const at = new Map<number, Point>()
  for (let i = 0; i + 2 < numbers.length; i += 3)
    at.set(numbers[i] ?? 0, { x: numbers[i + 1] ?? 0, y: numbers[i + 2] ?? 0 })
  return { title, description, at }
}
