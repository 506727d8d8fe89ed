import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VehicleOverrides } from '../vehicle/vehicle'
import {
  isPriceChangedSince,
  pickOwnValues,
  planAgain,
  planPrice,
  restoreValues,
  toChangedValues,
  type PricedVehicle,
} from './plan'
import type { PriceRule } from './price-rule'

const tenPercentOff: PriceRule = { direction: 'down', kind: 'percent', amount: 1000, rounding: 'dollar' }
const vehicle = (more: Partial<PricedVehicle> = {}): PricedVehicle => ({
  status: 'in_stock',
  held: false,
  price_cents: 3_000_000,
  ...more,
})

const overrides: fc.Arbitrary<VehicleOverrides> = fc.record(
  {
    offer_price_cents: fc.integer({ min: 2000, max: 9_000_000 }),
    before_price_cents: fc.integer({ min: 2000, max: 9_000_000 }),
    tag: fc.string({ minLength: 1, maxLength: 20 }),
    dealercomments: fc.string({ minLength: 1 }),
  },
  { requiredKeys: [] },
)

describe('[STF-11] the plan of a price change', () => {
  test('[STF-11] starts from the price that shoppers see', () => {
    expect(planPrice(vehicle(), tenPercentOff)).toEqual({ from: 3_000_000, to: 2_700_000 })
    expect(planPrice(vehicle({ offer_price_cents: 2_000_000 }), tenPercentOff)).toMatchObject({ from: 2_000_000 })
    const own = { offer_price_cents: 1_000_000 }
    expect(planPrice(vehicle({ offer_price_cents: 2_000_000, overrides: own }), tenPercentOff)).toMatchObject({
      from: 1_000_000,
    })
  })

  test.each([
    [{ status: 'sold' }, 'sold'],
    [{ status: 'others' }, 'not_for_sale'],
    [{ held: true }, 'held'],
    [{ price_cents: 100 }, 'no_price'],
    [{ price_cents: 1100 }, 'too_low'],
    [{ other_change: 'Spring sale' }, 'other_change'],
  ] as const)('[STF-11] leaves a vehicle with %o out, because of %s', (more, reason) => {
    expect(planPrice(vehicle(more), tenPercentOff)).toEqual({ reason })
  })

  test('[STF-11] crosses out the price before a reduction only', () => {
    const look = { shows_before: true, tag: 'Sale' }
    expect(toChangedValues({ from: 3_000_000, to: 2_700_000 }, look)).toEqual({
      offer_price_cents: 2_700_000,
      before_price_cents: 3_000_000,
      tag: 'Sale',
    })
    expect(toChangedValues({ from: 2_700_000, to: 3_000_000 }, look)).toEqual({
      offer_price_cents: 3_000_000,
      before_price_cents: 0,
      tag: 'Sale',
    })
    expect(toChangedValues({ from: 3_000_000, to: 2_700_000 }, { shows_before: false })).toEqual({
      offer_price_cents: 2_700_000,
      before_price_cents: 0,
    })
  })

  test('[STF-11] a change that is taken off leaves every own value as it was', () => {
    fc.assert(
      fc.property(
        overrides,
        fc.boolean(),
        fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
        (own, was, tag) => {
          const set = toChangedValues(
            { from: 3_000_000, to: 2_700_000 },
            { shows_before: was, ...(tag !== undefined && { tag }) },
          )
          const running = { ...own, ...set }
          expect(isPriceChangedSince(running, set)).toBe(false)
          expect(restoreValues(running, set, pickOwnValues(own))).toEqual(own)
        },
      ),
    )
  })

  test('[STF-11] a price that staff set during a change stays', () => {
    fc.assert(
      fc.property(overrides, overrides, (own, edited) => {
        const set = toChangedValues({ from: 3_000_000, to: 2_700_000 }, { shows_before: true, tag: 'Sale' })
        const now = { ...own, ...set, ...edited }
        const restored = restoreValues(now, set, pickOwnValues(own))
        for (const [name, value] of Object.entries(edited))
          if ((set as Record<string, unknown>)[name] !== value) expect(restored).toHaveProperty(name, value)
      }),
    )
  })

  test('[STF-11] follows the price of the feed, and gives the reason if the feed has none', () => {
    const running = vehicle({ price_cents: 2_000_000, overrides: { offer_price_cents: 2_700_000 } })
    expect(planAgain(running, {}, tenPercentOff)).toEqual({ from: 2_000_000, to: 1_800_000 })
    expect(planAgain(running, { offer_price_cents: 1_500_000 }, tenPercentOff)).toMatchObject({ from: 1_500_000 })
    const withoutPrice: PricedVehicle = { status: 'in_stock', held: false, overrides: { offer_price_cents: 2_700_000 } }
    expect(planAgain(withoutPrice, {}, tenPercentOff)).toEqual({ reason: 'no_price' })
  })
})
