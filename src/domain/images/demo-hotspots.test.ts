import { describe, expect, test } from 'vitest'
import { createRandom } from '../random'
import { createHotspots } from './demo-hotspots'
import { bodiesByKind, spinViews, type RenderedBody } from './rendered-images'
import { toVehicleMasters } from './vehicle-masters'

const leftViews = spinViews.filter((view) => Number(view) <= 180)
const allVehicles = toVehicleMasters(
  bodiesByKind.car.flatMap((body) =>
    (body === 'suv' ? leftViews : leftViews.filter((view) => Number(view) % 30 === 0)).map(
      (view) => `${body}-${view}.webp`,
    ),
  ),
)

const exteriorOf = (masters: ReadonlySet<string>, body: RenderedBody) =>
  Array.from({ length: 40 }, (_, seed) => createHotspots(masters, body, createRandom(String(seed)))).flatMap(
    ({ exterior = [] }) => exterior,
  )
const positionsOf = (title: string) =>
  exteriorOf(allVehicles, 'suv').find((one) => one.title === title)?.positions ?? {}

/** Where Blender's camera of `tools/studio/render.py` sees these points of its SUV, in percent. */
const seenInStudio = [
  ['Headlights', 0, 77.6, 52.5],
  ['Headlights', 3, 43.5, 51.1],
  ['Headlights', 9, 5.6, 49.9],
  ['Headlights', 35, 82.8, 50.1],
  ['Front wheel', 3, 62.1, 73.9],
  ['Front wheel', 9, 19.9, 67.2],
  ['Side glass', 9, 62.4, 39.9],
  ['Side glass', 12, 49.4, 36.4],
  ['Tailgate', 18, 50.1, 49.7],
  ['Tailgate', 21, 22.6, 45.8],
] as const

describe('hotspots of demo vehicles', () => {
  test.each(seenInStudio)('[GAL-04] %s is on frame %i where the studio shows it', (title, frame, x, y) => {
    const point = positionsOf(title)[frame]
    expect(Math.hypot((point?.x ?? 0) - x, (point?.y ?? 0) - y)).toBeLessThan(1.5)
  })

  test('[GAL-04] only frames that face a point show it', () => {
    expect(
      Object.keys(positionsOf('Tailgate'))
        .map(Number)
        .sort((a, b) => a - b)[0],
    ).toBe(11)
    expect(positionsOf('Headlights')[18]).toBeUndefined()
  })

  test('[GAL-04] a body without a spin has none outside', () => {
    expect(exteriorOf(allVehicles, 'hatch')).toEqual([])
  })
})
