import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPinClusters, type Pin } from './cluster-pins'

const WORLD = [-180, -85, 180, 85] as const
const createPin = (id: string, lng: number, lat: number, count = 1): Pin => ({
  id,
  label: id,
  lng,
  lat,
  count,
  selected: false,
})

test('[SHP-04] near locations are one cluster until the zoom at which they fall apart', () => {
  const pins = [
    createPin('Dandenong', 145.21, -37.99, 4),
    createPin('Ringwood', 145.23, -37.81, 3),
    createPin('Perth', 115.86, -31.95, 2),
  ]
  const clustersAt = createPinClusters(pins)
  const [near, far] = clustersAt(WORLD, 4).toSorted((a, b) => b.count - a.count)
  expect(near).toMatchObject({ count: 7, pins: [{ id: 'Dandenong' }, { id: 'Ringwood' }] })
  expect(far).toMatchObject({ id: 'Perth', count: 2 })
  expect(clustersAt(WORLD, near?.splitsAt ?? 0)).toHaveLength(3)
})

test('[SHP-04] at every zoom each location is drawn once, and no vehicle is lost or counted twice', () => {
  const pins = fc
    .array(
      fc.record({
        lng: fc.double({ min: 113, max: 154, noNaN: true }),
        lat: fc.double({ min: -44, max: -10, noNaN: true }),
        count: fc.nat(500),
      }),
      { maxLength: 40 },
    )
    .map((places) => places.map(({ lng, lat, count }, index) => createPin(String(index), lng, lat, count)))
  fc.assert(
    fc.property(pins, fc.double({ min: 0, max: 16, noNaN: true }), (all, zoom) => {
      const clusters = createPinClusters(all)(WORLD, zoom)
      expect(clusters.flatMap((one) => one.pins.map(({ id }) => id)).toSorted()).toEqual(
        all.map(({ id }) => id).toSorted(),
      )
      const sum = (counts: readonly { readonly count: number }[]) => counts.reduce((a, { count }) => a + count, 0)
      expect(sum(clusters)).toBe(sum(all))
    }),
  )
})
