import type { Hotspots } from '@/src/domain/stock/vehicle/vehicle'
import type { Random } from '../random'
import { spinViews, type RenderedBody } from './rendered-images'
import { createStudioPointFinder, type Point, type PointFinder } from './studio-camera'
import { hasSpinMasters, type VehicleMasters } from './vehicle-masters'

const spotTexts = {
  Headlights: 'LED with automatic high beam.',
  'Front wheel': 'Light kerb mark on the rim, shown in the photos.',
  'Side glass': 'Privacy tint from the B-pillar back.',
  Tailgate: 'Opens hands-free with the key in a pocket.',
} as const
type Spot = keyof typeof spotTexts

/** The direction in which a part faces, forward and left, of length 1: from behind it, the body hides the part. */
const spotDirections: Readonly<Record<Spot, readonly [forward: number, left: number]>> = {
  Headlights: [0.85, 0.53],
  'Front wheel': [0, 1],
  'Side glass': [0, 1],
  Tailgate: [-1, 0],
}

/** A body that can be turned, as the studio's scripts model it. */
type SpinBody = {
  readonly spots: Readonly<Record<Spot, Point>>
  /** Points on its left that reach the edges of its masters; the right side mirrors them. */
  readonly leftOutline: readonly Point[]
}

const spinBodies: Readonly<Partial<Record<RenderedBody, SpinBody>>> = {
  suv: {
    spots: {
      Headlights: [2.1, 0.7, 0.87],
      'Front wheel': [1.4, 0.9, 0.35],
      'Side glass': [-0.6, 0.8, 1.2],
      Tailgate: [-2.2, 0, 0.95],
    },
    leftOutline: [
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
  },
  'electric-suv': {
    spots: {
      Headlights: [2.12, 0.72, 0.765],
      'Front wheel': [1.45, 0.92, 0.35],
      'Side glass': [-0.5, 0.82, 1.2],
      Tailgate: [-2.28, 0, 0.85],
    },
    leftOutline: [
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
  },
}

const mirror = ([forward, left, up]: Point): Point => [forward, -left, up]

const placedBodies = new Map(
  Object.entries(spinBodies).map(([body, { spots, leftOutline }]) => [
    body,
    { spots, place: createStudioPointFinder([...leftOutline, ...leftOutline.map(mirror)]) },
  ]),
)

/** Returns whether a part faces the camera; one that is seen at less than 18 degrees is a thin line. */
const facesCamera = (view: string, spot: Spot): boolean => {
  const angle = (Number(view) * Math.PI) / 180
  const [forward, left] = spotDirections[spot]
  return forward * Math.cos(angle) + left * Math.sin(angle) > 0.3
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/** Returns where a part is on each frame that shows it, by the frame's index. */
const computePositions = (
  place: PointFinder,
  spot: Spot,
  point: Point,
): Readonly<Record<string, { x: number; y: number }>> =>
  Object.fromEntries(
    spinViews.flatMap((view, index) => {
      if (!facesCamera(view, spot)) return []
      const placed = place(view, point)
      const { x, y } = { x: roundToTenth(placed.x), y: roundToTenth(placed.y) }
      return x < 0 || x > 100 || y < 0 || y > 100 ? [] : [[String(index), { x, y }]]
    }),
  )

/** Picks hotspots, with their position in percent on each frame that shows them (GAL-04); outside ones only with a spin. */
export const createHotspots = (masters: VehicleMasters, body: RenderedBody, random: Random): Hotspots => {
  const titles = random.sample(Object.keys(spotTexts) as readonly Spot[], random.integer(1, 3))
  const spin = hasSpinMasters(masters, body) ? placedBodies.get(body) : undefined
  return {
    ...(spin && {
      exterior: titles.map((title) => ({
        title,
        description: spotTexts[title],
        positions: computePositions(spin.place, title, spin.spots[title]),
      })),
    }),
    interior: [
      { title: 'Screen', description: 'Maps, music and the reversing camera.', positions: { '0': { x: 47, y: 40 } } },
    ],
  }
}
