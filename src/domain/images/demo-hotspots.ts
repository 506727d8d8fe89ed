import type { Hotspots } from '@/src/domain/stock/vehicle/vehicle'
import type { Random } from '../random'
import { spinViews, type RenderedBody } from './rendered-images'
import type { Point } from './studio-camera'
import { findSpinCamera, type SpinCamera } from './spin-camera'
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

/** Where the parts are on each body that can be turned, as the studio's scripts model it. */
const spots: Readonly<Partial<Record<RenderedBody, Readonly<Record<Spot, Point>>>>> = {
  suv: {
    Headlights: [2.1, 0.7, 0.87],
    'Front wheel': [1.4, 0.9, 0.35],
    'Side glass': [-0.6, 0.8, 1.2],
    Tailgate: [-2.2, 0, 0.95],
  },
  'electric-suv': {
    Headlights: [2.12, 0.72, 0.765],
    'Front wheel': [1.45, 0.92, 0.35],
    'Side glass': [-0.5, 0.82, 1.2],
    Tailgate: [-2.28, 0, 0.85],
  },
}

/** Returns whether a part faces the camera; one that is seen at less than 18 degrees is a thin line. */
const facesCamera = (view: string, spot: Spot): boolean => {
  const angle = (Number(view) * Math.PI) / 180
  const [forward, left] = spotDirections[spot]
  return forward * Math.cos(angle) + left * Math.sin(angle) > 0.3
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/** Returns where a part is on each frame that shows it, by the frame's index. */
const computePositions = (
  camera: SpinCamera,
  spot: Spot,
  point: Point,
): Readonly<Record<string, { readonly x: number; readonly y: number }>> =>
  Object.fromEntries(
    spinViews.flatMap((view, index) => {
      if (!facesCamera(view, spot)) return []
      const { x, y } = camera.find(view, point)
      return [[String(index), { x: roundToTenth(x), y: roundToTenth(y) }]]
    }),
  )

/** Picks hotspots, with their position in percent on each frame that shows them (GAL-04); outside ones only with a spin. */
export const createHotspots = (masters: VehicleMasters, body: RenderedBody, random: Random): Hotspots => {
  const titles = random.sample(Object.keys(spotTexts) as readonly Spot[], random.integer(1, 3))
  const [camera, points] = [hasSpinMasters(masters, body) ? findSpinCamera(body) : undefined, spots[body]]
  return {
    ...(camera &&
      points && {
        exterior: titles.map((title) => ({
          title,
          description: spotTexts[title],
          positions: computePositions(camera, title, points[title]),
        })),
      }),
    interior: [
      { title: 'Screen', description: 'Maps, music and the reversing camera.', positions: { '0': { x: 47, y: 40 } } },
    ],
  }
}
