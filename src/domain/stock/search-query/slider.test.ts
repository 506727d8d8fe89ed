import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveEnd, rangeOfEnds, sliderBounds, sliderEnds, sliderStep, sliderValue } from './slider'

describe('price and kilometre sliders', () => {
  it('[SRCH-07] 0 to 100,000 without statistics, step one hundredth of the range', () => {
    expect(sliderBounds({})).toEqual({ min: 0, max: 100_000 })
    expect(sliderStep({ min: 0, max: 100_000 })).toBe(1000)
    expect(sliderStep({ min: 4990, max: 89_990 })).toBe(850)
  })

  it('[SRCH-07] values go to the nearest 1000 and stay within the range', () => {
    const bounds = { min: 4990, max: 89_990 }
    expect([12_499, 12_500, 4000, 95_000].map((value) => sliderValue(value, bounds))).toEqual([
      12_000, 13_000, 4990, 89_990,
    ])
  })

  it('[SRCH-07] out of range is refused with the catalogue’s texts', () => {
    const bounds = { min: 5000, max: 9000 }
    expect(moveEnd(bounds, 'min', 4999, bounds)).toEqual({ error: 'Cannot refine below the range minimum' })
    expect(moveEnd(bounds, 'max', 9001, bounds)).toEqual({ error: 'Cannot refine above the range maximum' })
  })

  it('[SRCH-07] without a value in the address the handles rest at the facet’s bounds, and are no limit', () => {
    const bounds = { min: 4990, max: 89_990 }
    expect(sliderEnds(undefined, bounds)).toEqual(bounds)
    expect(rangeOfEnds(bounds, bounds)).toBeUndefined()
    expect(rangeOfEnds({ min: 10_000, max: 89_990 }, bounds)).toEqual({ min: 10_000 })
  })

  it('[SRCH-07] handles never cross, whatever is done to them', () => {
    const amount = fc.integer({ min: -1000, max: 300_000 })
    const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), amount), { maxLength: 12 })
    fc.assert(
      fc.property(amount, amount, moves, (min, max, all) => {
        const bounds = sliderBounds({ min, max })
        let ends = sliderEnds(undefined, bounds)
        for (const [end, value] of all) {
          const moved = moveEnd(ends, end, value, bounds)
          if ('ends' in moved) ends = moved.ends
          expect(ends.min).toBeLessThanOrEqual(ends.max)
          expect(ends.min).toBeGreaterThanOrEqual(bounds.min)
          expect(ends.max).toBeLessThanOrEqual(bounds.max)
        }
      }),
    )
  })
})
