import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  smallestAngleBetween,
  frameAngle,
  findFrameShowing,
  packSpots,
  findPointOnFrame,
  unpackSpot,
  type Spot,
} from './hotspots'
import { headingDegreesOf, centreOn, toWindowPoint, visibleShareOf, rotateView } from './panorama'

const places = fc.dictionary(
  fc.integer({ min: 0, max: 35 }).map(String),
  fc.record({ x: fc.integer({ min: -20, max: 120 }), y: fc.integer({ min: -20, max: 120 }) }),
)
const hotspot = fc.record({ title: fc.string({ maxLength: 20 }), description: fc.string(), positions: places })
const inside = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= 100 && y >= 0 && y <= 100

describe('angles', () => {
  test('[GAL-04] frame i of n is at 360 × (1 − i / (n − 1)) degrees', () => {
    expect(frameAngle(0, 36)).toBe(360)
    expect(frameAngle(35, 36)).toBe(0)
    expect(frameAngle(9, 37)).toBe(270)
    expect(frameAngle(0, 1)).toBe(360)
  })

  test('[GAL-04] angles decrease from frame to frame and stay within the circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(198), (count, start) => {
        const index = start % (count - 1)
        expect(frameAngle(index + 1, count)).toBeLessThan(frameAngle(index, count))
        const between = smallestAngleBetween(frameAngle(index, count), frameAngle(0, count))
        expect(between).toBeGreaterThanOrEqual(0)
        expect(between).toBeLessThanOrEqual(180)
      }),
    )
  })
})

describe('spots', () => {
  test('[GAL-04] a spot outside the image is hidden, one without text or position is dropped', () => {
    fc.assert(
      fc.property(fc.array(hotspot, { maxLength: 8 }), (hotspots) => {
        const visibleHotspots = hotspots.filter(
          ({ title, description, positions }) =>
            (title.trim() !== '' || description.trim() !== '') && Object.values(positions).some(inside),
        )
        const spots = packSpots(hotspots).map(unpackSpot)
        expect(spots.length).toBe(visibleHotspots.length)
        spots.forEach((spot, i) => {
          expect(spot.title).not.toBe('')
          for (let frame = 0; frame < 36; frame += 1) {
            const expected = visibleHotspots[i]?.positions[String(frame)]
            expect(findPointOnFrame(spot, frame)).toEqual(expected && inside(expected) ? expected : undefined)
          }
        })
      }),
    )
    expect(packSpots(undefined)).toEqual([])
  })

  test('[GAL-04] finds the nearest frame that shows a spot', () => {
    const spot: Spot = {
      title: 'Tailgate',
      description: '',
      at: new Map([
        [5, { x: 1, y: 1 }],
        [30, { x: 1, y: 1 }],
        [2, { x: 120, y: 1 }],
      ]),
    }
    expect(findFrameShowing(spot, 0, 36)).toBe(5)
    expect(findFrameShowing(spot, 33, 36)).toBe(30)
    expect(findFrameShowing(spot, 20, 36)).toBe(30)
    expect(findFrameShowing(spot, 0, 3)).toBeUndefined()
  })
})

describe('the interior', () => {
  const panoramaView = fc.record({
    left: fc.double({ min: 0, max: 0.999, noNaN: true }),
    share: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  })

  test('[GAL-03] half of an image three times as wide as high is visible, and all of a narrow one', () => {
    expect(visibleShareOf(3, 1.5)).toBe(0.5)
    expect(visibleShareOf(1.2, 1.5)).toBe(1)
    expect(rotateView({ left: 0.3, share: 1 }, 0.4)).toEqual({ left: 0, share: 1 })
  })

  test('[GAL-03] rotating forward and back returns to the start', () => {
    fc.assert(
      fc.property(panoramaView, fc.double({ min: -3, max: 3, noNaN: true }), (from, by) => {
        const there = rotateView(from, by)
        const back = rotateView(there, -by)
        expect(there.left).toBeGreaterThanOrEqual(0)
        expect(there.left).toBeLessThanOrEqual(1)
        const apart = Math.abs(back.left - from.left)
        expect(Math.min(apart, 1 - apart)).toBeLessThan(1e-6)
        expect(headingDegreesOf(there)).toBeGreaterThanOrEqual(0)
        expect(headingDegreesOf(there)).toBeLessThan(360)
      }),
    )
  })

  test('[GAL-04] a centred position is in the middle, and one behind is hidden', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0.1, max: 0.45, noNaN: true }), (x, share) => {
        const at = centreOn(x, share)
        expect(toWindowPoint({ x, y: 40 }, at)?.x).toBeCloseTo(50, 3)
        expect(toWindowPoint({ x: (x + 50) % 100, y: 40 }, at)).toBeUndefined()
        expect(toWindowPoint({ x, y: 140 }, at)).toBeUndefined()
      }),
    )
    expect(headingDegreesOf(centreOn(50, 0.5))).toBe(0)
    expect(headingDegreesOf(centreOn(75, 0.5))).toBe(90)
  })
})
