import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPriceRule, MIN_PRICE_CENTS, type PriceRule } from './price-rule'

const percentOff = (percent: number, more: Partial<PriceRule> = {}): PriceRule => ({
  direction: 'down',
  kind: 'percent',
  amount: percent * 100,
  rounding: 'dollar',
  ...more,
})
const dollars = (amount: number): number => amount * 100

const rule: fc.Arbitrary<PriceRule> = fc
  .record({
    direction: fc.constantFrom('down', 'up'),
    rounding: fc.constantFrom('dollar', '90', '990'),
    floor: fc.option(fc.integer({ min: MIN_PRICE_CENTS, max: dollars(200_000) }), { nil: undefined }),
    change: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: 1, max: 9999 }) }),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: dollars(100_000) }) }),
    ),
  })
  .map(({ change, floor, ...rest }) => ({ ...rest, ...change, ...(floor !== undefined && { floor_cents: floor }) }))
const price = fc.integer({ min: MIN_PRICE_CENTS, max: dollars(1_000_000) })
const stepOf = { dollar: 100, '90': 10_000, '990': 100_000 } as const
const endOf = { dollar: 0, '90': 9000, '990': 99_000 } as const

describe('[STF-11] the rule of a price change', () => {
  test.each([
    [dollars(30_000), percentOff(5), dollars(28_500)],
    [dollars(24_990), percentOff(5), dollars(23_740)],
    [dollars(24_990), percentOff(5, { rounding: '90' }), dollars(23_690)],
    [dollars(24_990), percentOff(5, { rounding: '990' }), dollars(22_990)],
    [dollars(24_990), percentOff(2, { direction: 'up', rounding: '990' }), dollars(25_990)],
    [dollars(24_990), percentOff(0, { kind: 'amount', amount: dollars(1000) }), dollars(23_990)],
    [dollars(24_990), percentOff(50, { floor_cents: dollars(15_000) }), dollars(15_000)],
    [dollars(15_000), percentOff(5, { floor_cents: dollars(15_000) }), 'at_floor'],
    [dollars(900), percentOff(5, { rounding: '990' }), 'too_low'],
    [dollars(800), percentOff(0, { kind: 'amount', amount: dollars(1000) }), 'too_low'],
    [dollars(99_999_999), percentOff(5, { direction: 'up' }), 'too_high'],
  ])('[STF-11] changes %i cents by %o to %s', (from, change, to) => {
    expect(applyPriceRule(from, change)).toBe(to)
  })

  test('[STF-11] a reduction always lowers the price by at least what it says, and an increase raises it', () => {
    fc.assert(
      fc.property(price, rule, (from, change) => {
        const to = applyPriceRule(from, change)
        if (typeof to === 'string') return
        const exact = change.kind === 'percent' ? (from * change.amount) / 10_000 : change.amount
        const floor = change.floor_cents ?? 0
        if (change.direction === 'down') {
          expect(to).toBeLessThan(from)
          expect(to <= from - exact || to === floor).toBe(true)
          expect(to).toBeGreaterThan(from - exact - stepOf[change.rounding])
        } else {
          expect(to).toBeGreaterThan(from)
          expect(to).toBeGreaterThanOrEqual(from + exact)
          expect(to < from + exact + stepOf[change.rounding] || to === floor).toBe(true)
        }
      }),
    )
  })

  test('[STF-11] a new price is whole cents, at least the floor, never a placeholder, and ends as it should', () => {
    fc.assert(
      fc.property(price, rule, (from, change) => {
        const to = applyPriceRule(from, change)
        if (typeof to === 'string') return
        expect(Number.isInteger(to)).toBe(true)
        expect(to).toBeGreaterThanOrEqual(Math.max(MIN_PRICE_CENTS, change.floor_cents ?? 0))
        if (to !== change.floor_cents) expect(to % stepOf[change.rounding]).toBe(endOf[change.rounding])
      }),
    )
  })

  test('[STF-11] a dearer vehicle never becomes the cheaper one', () => {
    fc.assert(
      fc.property(price, price, rule, (one, other, change) => {
        const [low, high] = [one, other].sort((a, b) => a - b).map((from) => applyPriceRule(from, change))
        if (typeof low === 'number' && typeof high === 'number') expect(low).toBeLessThanOrEqual(high)
      }),
    )
  })
})
