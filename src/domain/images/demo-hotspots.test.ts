import { describe, expect, test } from 'vitest'
import { createRandom } from '../random'
import { createHotspots } from './demo-hotspots'
import { bodiesByKind, spinViews, type RenderedBody } from './rendered-images'
import { findSpinCamera } from './spin-camera'
import { toVehicleMasters } from './vehicle-masters'

const leftViews = spinViews.filter((view) => Number(view) <= 180)
const allVehicles = toVehicleMasters(
  bodiesByKind.car.flatMap((body) =>
    (['suv', 'electric-suv'].includes(body) ? leftViews : leftViews.filter((view) => Number(view) % 30 === 0)).map(
      (view) => `${body}-${view}.webp`,
    ),
  ),
)

const exteriorOf = (masters: ReadonlySet<string>, body: RenderedBody) =>
  Array.from({ length: 40 }, (_, seed) => createHotspots(masters, body, createRandom(String(seed)))).flatMap(
    ({ exterior = [] }) => exterior,
  )
const positionsOf = (title: string, body: RenderedBody = 'suv') =>
  exteriorOf(allVehicles, body).find((one) => one.title === title)?.positions ?? {}

/** Where Blender's camera of `tools/studio/render.py` sees these points of its bodies, in percent of a master. */
const seenInStudio = [
  ['suv', 'Headlights', 0, 77.6, 52.5],
  ['suv', 'Headlights', 3, 43.5, 51.1],
  ['suv', 'Headlights', 9, 5.6, 49.9],
  ['suv', 'Headlights', 35, 82.8, 50.1],
  ['suv', 'Front wheel', 3, 62.1, 73.9],
  ['suv', 'Front wheel', 9, 19.9, 67.2],
  ['suv', 'Side glass', 9, 62.4, 39.9],
  ['suv', 'Side glass', 12, 49.4, 36.4],
  ['suv', 'Tailgate', 18, 50.1, 49.7],
  ['suv', 'Tailgate', 21, 22.6, 45.8],
  ['electric-suv', 'Headlights', 0, 81.1, 54.0],
  ['electric-suv', 'Headlights', 3, 43.7, 52.8],
  ['electric-suv', 'Headlights', 9, 5.9, 50.8],
  ['electric-suv', 'Headlights', 35, 85.9, 51.2],
  ['electric-suv', 'Front wheel', 3, 61.7, 70.3],
  ['electric-suv', 'Front wheel', 9, 19.3, 64.6],
  ['electric-suv', 'Side glass', 9, 60.1, 37.7],
  ['electric-suv', 'Side glass', 12, 46.7, 33.7],
  ['electric-suv', 'Tailgate', 18, 50.0, 50.1],
  ['electric-suv', 'Tailgate', 21, 21.1, 46.8],
] as const

describe('hotspots of demo vehicles', () => {
  test.each(seenInStudio)(
    '[GAL-04] of the %s the %s is on frame %i where the studio shows it',
    (body, title, frame, x, y) => {
      const point = positionsOf(title, body)[frame]
      const scale = findSpinCamera(body)?.scaleOf(spinViews[frame] ?? '') ?? 0
      const [across, down] = [50 + (x - 50) * scale, 50 + (y - 50) * scale]
      expect(Math.hypot((point?.x ?? 0) - across, (point?.y ?? 0) - down)).toBeLessThan(1.5)
    },
  )

  test('[GAL-04] only frames that face a point show it', () => {
    expect(
      Object.keys(positionsOf('Tailgate'))
        .map(Number)
        .sort((a, b) => a - b)[0],
    ).toBe(11)
    expect(positionsOf('Headlights')[18]).toBeUndefined()
    // From the front the camera sees the headlights, and neither a wheel's side nor the side's glass.
    expect(positionsOf('Headlights')[0]).toBeDefined()
    expect(positionsOf('Front wheel')[0]).toBeUndefined()
    expect(positionsOf('Side glass')[0]).toBeUndefined()
    // From behind it sees the tailgate, and none of the others.
    expect(['Headlights', 'Front wheel', 'Side glass', 'Tailgate'].filter((part) => positionsOf(part)[18])).toEqual([
      'Tailgate',
    ])
  })

  test('[GAL-04] a body without a spin has none outside', () => {
    expect(exteriorOf(allVehicles, 'hatch')).toEqual([])
  })
})
