import { spinViews, type RenderedBody } from './rendered-images'
import { createStudioCamera, type Point, type StudioCamera } from './studio-camera'

/**
 * The frames of a vehicle that turns. Masters show a vehicle as large as the image allows, so that photos are; seen from
 * the front it would be half as large again as from the side. A spin shows each master as if the camera had kept its
 * distance.
 */

/** Points on a body's left that reach the edges of its masters; the right side mirrors them. */
const leftOutlines: Readonly<Partial<Record<RenderedBody, readonly Point[]>>> = {
  suv: [
    [2.31, 0.19, 0.55],
    [2.19, 0.59, 0.55],
    [1.82, 0.93, 0.31],
    [1.74, 0.93, 0],
    [0.61, 1.14, 1.29],
    [0.3, 0.6, 1.71],
    [-1.69, 0.93, 0],
    [-2.13, 0.79, 0.54],
    [-2.31, 0.19, 0.75],
  ],
  'electric-suv': [
    [2.35, 0.19, 0.45],
    [2.24, 0.54, 0.39],
    [1.89, 0.91, 0.35],
    [1.8, 0.94, 0],
    [0.96, 1.12, 1.2],
    [-0.1, 0.2, 1.56],
    [-1.81, 0.94, 0],
    [-1.81, 0.94, 0.72],
    [-2.16, 0.76, 0.97],
    [-2.13, 0.8, 0.53],
    [-2.3, 0.52, 0.57],
    [-2.34, 0.2, 1.02],
  ],
}

const mirror = ([forward, left, up]: Point): Point => [forward, -left, up]

export type SpinCamera = {
  /** Returns how large a frame shows the vehicle, as a share of its master: 1 from the camera's furthest place. */
  readonly scaleOf: (view: string) => number
  /** Returns where a point of the vehicle is on a frame, in percent of the image from its left and its top. */
  readonly find: StudioCamera['find']
}

const createSpinCamera = (leftOutline: readonly Point[]): SpinCamera => {
  const camera = createStudioCamera([...leftOutline, ...leftOutline.map(mirror)])
  const furthest = Math.max(...spinViews.map(camera.distanceOf))
  const scaleOf = (view: string): number => camera.distanceOf(view) / furthest
  return {
    scaleOf,
    find: (view, point) => {
      const [{ x, y }, scale] = [camera.find(view, point), scaleOf(view)]
      return { x: 50 + (x - 50) * scale, y: 50 + (y - 50) * scale }
    },
  }
}

const cameras = new Map(Object.entries(leftOutlines).map(([body, outline]) => [body, createSpinCamera(outline)]))

/** Returns the camera of a body's spin, undefined for one that does not turn. */
export const findSpinCamera = (body: RenderedBody): SpinCamera | undefined => cameras.get(body)

const SPIN_VIEW = /^spin-(\d{3})$/

/** Names the frame of a spin in an image's address: `spin-030` is the view `030`, as large as on the others. */
export const toSpinView = (view: string): string => `spin-${view}`

/** Splits a view's name into its angle and the scale at which its master is shown. */
export const parseView = (body: RenderedBody, view: string): { readonly angle: string; readonly scale: number } => {
  const angle = SPIN_VIEW.exec(view)?.[1]
  return angle === undefined ? { angle: view, scale: 1 } : { angle, scale: findSpinCamera(body)?.scaleOf(angle) ?? 1 }
}
