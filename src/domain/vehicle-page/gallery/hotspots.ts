import type { Hotspot } from '@/src/domain/stock/vehicle/vehicle'

/** Hotspots of the spin and the interior (GAL-04). */
export type Point = { readonly x: number; readonly y: number }
export type Spot = {
  readonly title: string
  readonly description: string
  /** Position in percent of the image, by frame; an interior's is at 0. */
  readonly at: ReadonlyMap<number, Point>
}

/**
 * Returns the viewing angle of frame `index` of `count` in degrees: 360 × (1 − index / (count − 1)) (GAL-04). The first
 * and last frame show the same side; a single frame is at 360.
 */
export const frameAngle = (index: number, count: number): number => (count > 1 ? 360 * (1 - index / (count - 1)) : 360)

/** Returns the smaller angle between two angles, in degrees. */
export const smallestAngleBetween = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % 360
  return Math.min(apart, 360 - apart)
}

const isInsideImage = ({ x, y }: Point): boolean => x >= 0 && x <= 100 && y >= 0 && y <= 100

/** Returns a spot's position on a frame; undefined when it is hidden on that frame or outside the image. */
export const findPointOnFrame = (spot: Spot, frame: number): Point | undefined => {
  const point = spot.at.get(frame)
  return point && isInsideImage(point) ? point : undefined
}

/** Returns the frame that shows a spot and is nearest in angle to `from`; undefined when none does. */
export const findFrameShowing = (spot: Spot, from: number, count: number): number | undefined => {
  const angle = frameAngle(from, count)
  const frames = [...spot.at.keys()].filter((frame) => frame < count && findPointOnFrame(spot, frame))
  const distance = (frame: number): number => smallestAngleBetween(angle, frameAngle(frame, count))
  return frames.reduce<number | undefined>(
    (best, frame) => (best === undefined || distance(frame) < distance(best) ? frame : best),
    undefined,
  )
}

/** A compact spot: title, description, and repeated `frame x y`. */
export type PackedSpot = readonly [title: string, description: string, positions: string]

/**
 * Packs the spots; those without text or without a visible position are dropped. A missing title is the text's start.
 */
export const packSpots = (spots: readonly Hotspot[] | undefined): readonly PackedSpot[] =>
  (spots ?? []).flatMap(({ title, description, positions }) => {
    const text = description.trim()
    const name = title?.trim() || text.slice(0, 60)
    const visible = Object.entries(positions).filter(([, point]) => isInsideImage(point))
    if (name === '' || visible.length === 0) return []
    return [[name, text, visible.map(([frame, { x, y }]) => `${frame} ${x} ${y}`).join(' ')] as const]
  })

export const unpackSpot = ([title, description, positions]: PackedSpot): Spot => {
  const numbers = positions.split(' ').map(Number)
  const at = new Map<number, Point>()
  for (let i = 0; i + 2 < numbers.length; i += 3)
    at.set(numbers[i] ?? 0, { x: numbers[i + 1] ?? 0, y: numbers[i + 2] ?? 0 })
  return { title, description, at }
}
