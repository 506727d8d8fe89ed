import type { Hotspots } from '@/src/domain/stock/vehicle/vehicle'
import type { Random } from '../random'
import { spinViews, type RenderedBody } from './rendered-images'
import { createStudioPointFinder, type Point, type PointFinder } from './studio-camera'
import { hasSpinMasters, type VehicleMasters } from './vehicle-masters'

type DemoSpot = { readonly title: string; readonly description: string; readonly point: Point }

const demoSpots: readonly DemoSpot[] = [
  { title: 'Headlights', description: 'LED with automatic high beam.', point: [2.1, 0.7, 0.87] },
  { title: 'Front wheel', description: 'Light kerb mark on the rim, shown in the photos.', point: [1.4, 0.9, 0.35] },
  { title: 'Side glass', description: 'Privacy tint from the B-pillar back.', point: [-0.6, 0.8, 1.2] },
  { title: 'Tailgate', description: 'Opens hands-free with the key in a pocket.', point: [-2.2, 0, 0.95] },
]

/** Points of a body that reach the edges of its masters; the right side mirrors the left. */
const suvOutline: readonly Point[] = (
  [
    [2.31, 0.19, 0.55],
    [2.19, 0.59, 0.55],
    [1.82, 0.93, 0.31],
    [1.74, 0.93, 0],
    [0.61, 1.14, 1.29],
    [0.3, 0.6, 1.71],
    [-1.69, 0.93, 0],
    [-2.13, 0.79, 0.54],
    [-2.31, 0.19, 0.75],
  ] as const
).flatMap(([forward, left, up]): Point[] => [
  [forward, left, up],
  [forward, -left, up],
])

const placeOnSuv = createStudioPointFinder(suvOutline)

/** The part of a point's distance from the middle that is towards the camera, in metres. */
const facingOf = (view: string, [forward, left]: Point): number => {
  const angle = (Number(view) * Math.PI) / 180
  return forward * Math.cos(angle) + left * Math.sin(angle)
}

/** Returns how points of a body are placed on its spin; undefined if it has none, or its measures are unknown. */
const choosePointFinder = (masters: VehicleMasters, body: RenderedBody): PointFinder | undefined =>
  body === 'suv' && hasSpinMasters(masters, body) ? placeOnSuv : undefined

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/** Returns where a point is on each frame that shows it, by the frame's index. */
const computePositions = (place: PointFinder, point: Point): Readonly<Record<string, { x: number; y: number }>> =>
  Object.fromEntries(
    spinViews.flatMap((view, index) => {
      // Only frames on which the point faces the camera.
      if (facingOf(view, point) < 0.5) return []
      const placed = place(view, point)
      const { x, y } = { x: roundToTenth(placed.x), y: roundToTenth(placed.y) }
      return x < 0 || x > 100 || y < 0 || y > 100 ? [] : [[String(index), { x, y }]]
    }),
  )

/** Picks hotspots, with their position in percent on each frame that shows them (GAL-04). */
export const createHotspots = (masters: VehicleMasters, body: RenderedBody, random: Random): Hotspots => {
  const spots = random.sample(demoSpots, random.integer(1, 3))
  const place = choosePointFinder(masters, body)
  return {
    ...(place && {
      exterior: spots.map(({ title, description, point }) => ({
        title,
        description,
        positions: computePositions(place, point),
      })),
    }),
    interior: [
      { title: 'Screen', description: 'Maps, music and the reversing camera.', positions: { '0': { x: 47, y: 40 } } },
    ],
  }
}
