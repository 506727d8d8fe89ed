import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hotspotsSchema } from '../stock/vehicle/vehicle-parts-schema'
import type { Hotspots } from '../stock/vehicle/vehicle'
import {
  addSpot,
  describePoint,
  describeSpot,
  findPoint,
  hideSpot,
  listFrames,
  listSpots,
  movePointByKey,
  nameOfSpot,
  placeSpot,
  removeSpot,
  restoreSpot,
  spotWarning,
  toHotspots,
} from './hotspot-edits'

const tow: Hotspots = {
  exterior: [{ title: 'Tow bar', description: 'Fitted in March.', positions: { '3': { x: 50, y: 80 } } }],
}

describe('[STF-02] points of interest', () => {
  test('[STF-02] are added where staff click, and described', () => {
    const added = toHotspots(addSpot(tow, 'exterior', 4, { x: 12.34, y: 120 }))
    expect(listSpots(added, 'exterior')[1]?.positions).toEqual({ '4': { x: 12.3, y: 100 } })
    expect(spotWarning(listSpots(added, 'exterior')[1] ?? { description: '', positions: {} })).toMatch(/title/)
    const described = toHotspots(describeSpot(added, 'exterior', 1, { title: 'Headlights' }))
    expect(listSpots(described, 'exterior').map(nameOfSpot)).toEqual(['Tow bar', 'Headlights'])
  })

  test('[STF-02] are placed on each image that shows them, and taken off again', () => {
    const placed = toHotspots(placeSpot(tow, 'exterior', 0, { frame: 5, point: { x: 1, y: 2 } }))
    const [spot = { description: '', positions: {} }] = listSpots(placed, 'exterior')
    expect(listFrames(spot)).toEqual([3, 5])
    expect(findPoint(spot, 5)).toEqual({ x: 1, y: 2 })
    const [hidden] = listSpots(toHotspots(hideSpot(tow, 'exterior', 0, 3)), 'exterior')
    expect(hidden && spotWarning(hidden)).toMatch(/Place it on a photo/)
  })

  test('[STF-02] are removed, and come back to their place', () => {
    const two = toHotspots(addSpot(tow, 'exterior', 0, { x: 1, y: 1 }))
    const [first] = listSpots(two, 'exterior')
    const removed = toHotspots(removeSpot(two, 'exterior', 0))
    expect(first && toHotspots(restoreSpot(removed, 'exterior', 0, first))).toEqual(two)
    expect(removeSpot(tow, 'exterior', 0)).toBeNull()
  })

  test('[STF-02] move by arrow keys, never off the image', () => {
    expect(movePointByKey({ x: 50, y: 50 }, 'ArrowRight', false)).toEqual({ x: 51, y: 50 })
    expect(movePointByKey({ x: 50, y: 5 }, 'ArrowUp', true)).toEqual({ x: 50, y: 0 })
    expect(movePointByKey({ x: 50, y: 50 }, 'Enter', false)).toBeUndefined()
    expect(describePoint({ x: 45.5, y: 30 })).toBe('45.5% from the left, 30% from the top')
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        percent,
        percent,
        fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
        fc.boolean(),
        (x, y, key, isLarge) => {
          const moved = movePointByKey({ x, y }, key, isLarge)
          expect(hotspotsSchema.safeParse(addSpot({}, 'interior', 0, moved ?? { x: -1, y: -1 })).success).toBe(true)
          expect(moved && moved.x >= 0 && moved.x <= 100 && moved.y >= 0 && moved.y <= 100).toBe(true)
        },
      ),
    )
  })

  test('[STF-02] ignore a stored value that is no list of points', () => {
    for (const value of [null, undefined, 'x', [], { exterior: [{ positions: {} }] }])
      expect(toHotspots(value)).toEqual({})
  })
})
