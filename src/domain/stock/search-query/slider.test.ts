import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  moveSliderEnd,
  toSearchRange,
  computeSliderBounds,
  toSliderRange,
  createSliderGrid,
  sliderValueAfterKey,
  computeSliderStep,
  roundSliderValue,
  findAmountProblem,
} from './slider'

describe('price and kilometre sliders', () => {
  it('[SRCH-07] 0 to 100,000 without statistics, steps of one hundredth of the range, rounded to thousands', () => {
    expect(computeSliderBounds({})).toEqual({ min: 0, max: 100_000 })
    expect(computeSliderStep({ min: 0, max: 100_000 })).toBe(1000)
    expect(computeSliderStep({ min: 4990, max: 89_990 })).toBe(1000)
    expect(computeSliderStep({ min: 4990, max: 30_990 })).toBe(1000)
    expect(computeSliderStep({ min: 0, max: 560_000 })).toBe(6000)
    expect(computeSliderStep({ min: 5000, max: 9000 })).toBe(40)
  })

  it('[SRCH-07] with one value left, or none, the slider still shows the chosen range', () => {
    const displayedRange = (
      stats: Parameters<typeof computeSliderBounds>[0],
      chosenRange: Parameters<typeof computeSliderBounds>[1],
    ) => toSliderRange(chosenRange, computeSliderBounds(stats, chosenRange))
    const one = { min: 163_990, max: 163_990 }
    expect(computeSliderBounds(one, { min: 150_000 })).toEqual({ min: 150_000, max: 163_990 })
    expect(displayedRange(one, { min: 150_000 })).toEqual({ min: 150_000, max: 163_990 })
    expect(displayedRange(one, { min: 100_000, max: 200_000 })).toEqual({ min: 100_000, max: 200_000 })
    expect(displayedRange(one, { max: 163_990 })).toEqual({ min: 0, max: 163_990 })
    expect(displayedRange({}, { min: 150_000 })).toEqual({ min: 150_000, max: 150_000 })
    expect(displayedRange({ min: 0, max: 0 }, { max: 0 })).toEqual({ min: 0, max: 0 })
    expect(computeSliderBounds({ min: 9, max: 1 })).toEqual({ min: 0, max: 100_000 })
  })

  it('[SRCH-07] the bounds are never equal, and include the chosen range when few vehicles are left', () => {
    const amount = fc.integer({ min: 0, max: 900_000 })
    const end = fc.option(amount, { nil: undefined })
    fc.assert(
      fc.property(fc.option(amount), end, end, (value, min, max) => {
        const chosenRange = { min, max }
        const bounds = computeSliderBounds(value === null ? {} : { min: value, max: value }, chosenRange)
        expect(bounds.min).toBeLessThan(bounds.max)
        for (const one of [min, max, value]) {
          if (one === undefined || one === null) continue
          expect(one).toBeGreaterThanOrEqual(bounds.min)
          expect(one).toBeLessThanOrEqual(bounds.max)
        }
      }),
    )
  })

  it('[SRCH-07] values are rounded to 1000 within the range', () => {
    const bounds = { min: 4990, max: 89_990 }
    expect([12_499, 12_500, 4000, 95_000].map((value) => roundSliderValue(value, bounds))).toEqual([
      12_000, 13_000, 4990, 89_990,
    ])
  })

  const range = fc
    .tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 1, max: 900_000 }))
    .map(([min, span]) => ({ min, max: min + span }))
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  const at = (bounds: { min: number; max: number }, share: number): number =>
    Math.floor(bounds.min + share * (bounds.max - bounds.min))

  it('[SRCH-07] an arrow key moves a handle from any value, except at the end of the range', () => {
    fc.assert(
      fc.property(range, place, (bounds, share) => {
        const value = at(bounds, share)
        const moved = (key: string): number => {
          const result = moveSliderEnd(bounds, 'min', sliderValueAfterKey(key, value, bounds) ?? Number.NaN, bounds)
          return 'ends' in result ? result.ends.min : Number.NaN
        }
        if (value < bounds.max) expect(moved('ArrowRight')).toBeGreaterThan(value)
        else expect(moved('ArrowUp')).toBe(value)
        if (value > bounds.min) expect(moved('ArrowDown')).toBeLessThan(value)
        else expect(moved('ArrowLeft')).toBe(value)
      }),
    )
  })

  it('[SRCH-07] arrow keys reach both ends of the range, Home and End at once', () => {
    fc.assert(
      fc.property(range, place, (bounds, share) => {
        for (const [arrow, jump, end] of [
          ['ArrowLeft', 'Home', bounds.min],
          ['ArrowRight', 'End', bounds.max],
        ] as const) {
          let value = at(bounds, share)
          expect(sliderValueAfterKey(jump, value, bounds)).toBe(end)
          for (let presses = 0; value !== end && presses < 250; presses += 1) {
            value = sliderValueAfterKey(arrow, value, bounds) ?? Number.NaN
          }
          expect(value).toBe(end)
        }
        expect(sliderValueAfterKey('Tab', bounds.min, bounds)).toBeUndefined()
      }),
    )
  })

  it('[SRCH-07] every value of a handle, and both bounds, has its own position on the native slider', () => {
    fc.assert(
      fc.property(range, place, (bounds, share) => {
        fc.pre(bounds.max - bounds.min <= 200_000)
        const grid = createSliderGrid(bounds)
        for (const value of [bounds.min, bounds.max, roundSliderValue(at(bounds, share), bounds)]) {
          const position = grid.toPosition(value)
          expect((position - grid.min) % grid.step).toBe(0)
          expect(position).toBeGreaterThanOrEqual(grid.min)
          expect(position).toBeLessThanOrEqual(grid.max)
          expect(roundSliderValue(grid.value(position), bounds)).toBe(value)
        }
      }),
    )
  })

  it('[SHP-04] from $88 to $1,500,000 most positions are below $100,000, and every bound can be reached', () => {
    const bounds = { min: 88, max: 1_500_000 }
    const grid = createSliderGrid(bounds)
    const values = Array.from({ length: grid.max + 1 }, (_, at) => grid.value(at))
    expect([values[0], values[1], values.at(-1)]).toEqual([88, 1000, 1_500_000])
    expect(values.filter((value) => value <= 100_000).length).toBeGreaterThan(values.length / 2)
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b))
    expect(values.map((value) => grid.toPosition(value))).toEqual(values.map((_, at) => at))
    expect(grid.toPosition(51_000)).toBe(grid.toPosition(50_000))
    expect(sliderValueAfterKey('ArrowRight', 88, bounds)).toBe(1000)
    expect(sliderValueAfterKey('ArrowLeft', 1_500_000, bounds)).toBe(1_250_000)
    expect(sliderValueAfterKey('PageUp', 20_000, bounds)).toBe(30_000)
    expect([sliderValueAfterKey('Home', 20_000, bounds), sliderValueAfterKey('End', 20_000, bounds)]).toEqual([
      88, 1_500_000,
    ])
  })

  it('[SRCH-07] a value out of range is refused with the specified texts', () => {
    const bounds = { min: 5000, max: 9000 }
    expect(moveSliderEnd(bounds, 'min', 4999, bounds)).toEqual({ error: 'Cannot refine below the range minimum' })
    expect(moveSliderEnd(bounds, 'max', 9001, bounds)).toEqual({ error: 'Cannot refine above the range maximum' })
  })

  it('[SRCH-07] a typed amount outside the bounds, or past the other end, returns the allowed limits', () => {
    const bounds = { min: 4990, max: 89_990 }
    const ends = { min: 10_000, max: 40_000 }
    expect(findAmountProblem(ends, 'min', 4989, bounds)).toEqual({ kind: 'outside', min: 4990, max: 89_990 })
    expect(findAmountProblem(ends, 'max', 89_991, bounds)).toEqual({ kind: 'outside', min: 4990, max: 89_990 })
    expect(findAmountProblem(ends, 'min', 40_001, bounds)).toEqual({ kind: 'crossed', min: 4990, max: 40_000 })
    expect(findAmountProblem(ends, 'max', 9999, bounds)).toEqual({ kind: 'crossed', min: 10_000, max: 89_990 })
    for (const value of [10_000, 40_000]) {
      expect(findAmountProblem(ends, 'min', value, bounds)).toBeUndefined()
      expect(findAmountProblem(ends, 'max', value, bounds)).toBeUndefined()
    }
  })

  it('[SRCH-07] without a value in the address the handles are at the bounds and do not filter', () => {
    const bounds = { min: 4990, max: 89_990 }
    expect(toSliderRange(undefined, bounds)).toEqual(bounds)
    expect(toSearchRange(bounds, bounds)).toBeUndefined()
    expect(toSearchRange({ min: 10_000, max: 89_990 }, bounds)).toEqual({ min: 10_000 })
  })

  it('[SRCH-07] handles never cross', () => {
    const amount = fc.integer({ min: -1000, max: 300_000 })
    const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), amount), { maxLength: 12 })
    fc.assert(
      fc.property(amount, amount, moves, (min, max, all) => {
        const bounds = computeSliderBounds({ min, max })
        let ends = toSliderRange(undefined, bounds)
        for (const [end, value] of all) {
          const moved = moveSliderEnd(ends, end, value, bounds)
          if ('ends' in moved) ends = moved.ends
          expect(ends.min).toBeLessThanOrEqual(ends.max)
          expect(ends.min).toBeGreaterThanOrEqual(bounds.min)
          expect(ends.max).toBeLessThanOrEqual(bounds.max)
        }
      }),
    )
  })
})
