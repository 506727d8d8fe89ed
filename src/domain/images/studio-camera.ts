/**
 * Where a point of a vehicle is on a studio master. It repeats the camera of `tools/studio/render.py`, which looks down
 * a little and comes as close as the vehicle's outline allows.
 */

/** Metres from the middle of the vehicle on the floor: forward, to its left, up. */
export type Point = readonly [forward: number, left: number, up: number]

const LIFT = (8 * Math.PI) / 180
/** Focal length by the width of the sensor. */
const LENS = 70 / 36
const ASPECT = 1.5
/** How much of the picture's width or height the vehicle fills. */
const ROOM = 0.92

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const along = (from: Point, direction: Point, distance: number): Point => [
  from[0] + direction[0] * distance,
  from[1] + direction[1] * distance,
  from[2] + direction[2] * distance,
]

/** The camera's axes: `towards` points from the vehicle to the camera. */
type Camera = {
  readonly place: Point
  readonly across: Point
  readonly up: Point
  readonly towards: Point
  /** Metres to the vehicle's middle. */
  readonly distance: number
}

/** Returns a point's place on a sensor of one metre's distance, to the right and up. */
const project = ({ place, across, up, towards }: Omit<Camera, 'distance'>, point: Point): readonly [number, number] => {
  const offset = along(point, place, -1)
  const depth = -dot(offset, towards)
  return [dot(offset, across) / depth, dot(offset, up) / depth]
}

const middle = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2

/** Moves the camera until the outline fills the picture, in the picture's middle. */
const aim = (view: string, outline: readonly Point[]): Camera => {
  const angle = (Number(view) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const axes = {
    towards: [cos * Math.cos(LIFT), sin * Math.cos(LIFT), Math.sin(LIFT)] as const,
    across: [-sin, cos, 0] as const,
    up: [-cos * Math.sin(LIFT), -sin * Math.sin(LIFT), Math.cos(LIFT)] as const,
  }
  let target: Point = [0, 0, Math.max(...outline.map(([, , up]) => up)) * 0.46]
  let distance = Math.max(...outline.map((point) => Math.hypot(...point))) * 3
  for (let round = 0; round < 40; round += 1) {
    const projected = outline.map((point) => project({ ...axes, place: along(target, axes.towards, distance) }, point))
    const filled = Math.max(...projected.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y) * ASPECT))) * 2 * LENS
    distance *= (filled / ROOM) ** 0.7
    target = along(target, axes.across, middle(projected.map(([x]) => x)) * distance)
    target = along(target, axes.up, middle(projected.map(([, y]) => y)) * distance)
  }
  return { ...axes, place: along(target, axes.towards, distance), distance }
}

export type StudioCamera = {
  /** Returns where a point is on a view, in percent of the image from its left and its top. */
  readonly find: (view: string, point: Point) => { readonly x: number; readonly y: number }
  /** Returns how far the camera is from the vehicle on a view, in metres: nearer where the vehicle is narrower. */
  readonly distanceOf: (view: string) => number
}

/** Creates the camera of a body, given points of it that reach the edges of its masters. */
export const createStudioCamera = (outline: readonly Point[]): StudioCamera => {
  const cameras = new Map<string, Camera>()
  const cameraOf = (view: string): Camera => {
    const camera = cameras.get(view) ?? aim(view, outline)
    cameras.set(view, camera)
    return camera
  }
  return {
    find: (view, point) => {
      const [right, up] = project(cameraOf(view), point)
      return { x: 50 + 100 * LENS * right, y: 50 - 100 * LENS * ASPECT * up }
    },
    distanceOf: (view) => cameraOf(view).distance,
  }
}
