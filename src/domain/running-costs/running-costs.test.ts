import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { maxValues, parseTypedNumber, buildRunningCosts, formatRunningCosts, computeWeeklyCost } from './running-costs'

const { running_costs: defaults } = resolveSwitches({}, {})

describe('buildRunningCosts', () => {
  test('[CALC-01] defaults to $1.70 a litre, 250 kms and the variant’s consumption or 10', () => {
    const costs = buildRunningCosts({ item_type: 'car', simple_fuel: 'Petrol' }, defaults)
    expect(costs).toEqual({ kind: 'fuel', price: 1.7, distance: 250, consumption: 10, isGeneral: true })
    const variant = { fuelconsumptioncombined: 6.4 }
    expect(buildRunningCosts({ item_type: 'car', variant }, defaults)?.consumption).toBe(6.4)
  })

  test('[CALC-01] diesel has a price of its own, and every other fuel that of petrol', () => {
    const prices = { ...defaults, fuel_price: 1.89, diesel_price: 1.98 }
    const priceOf = (fuel: string) => buildRunningCosts({ item_type: 'car', simple_fuel: fuel }, prices)?.price
    expect(['Diesel', 'Petrol', 'Hybrid', 'LPG'].map(priceOf)).toEqual([1.98, 1.89, 1.89, 1.89])
    expect(buildRunningCosts({ item_type: 'truck', fuel: 'Turbo Diesel' }, prices)?.price).toBe(1.98)
  })

  test('[CALC-01] replaces fuel by electricity for electric vehicles', () => {
    for (const fuel of [{ simple_fuel: 'Electric' }, { fuel: 'electric' }]) {
      const variant = { fuelconsumptioncombined: 6.4 }
      const costs = buildRunningCosts({ item_type: 'car', variant, ...fuel }, defaults)
      expect(costs).toEqual({ kind: 'electricity', price: 0.35, distance: 250, consumption: 17, isGeneral: true })
    }
    expect(buildRunningCosts({ item_type: 'car', simple_fuel: 'Hybrid' }, defaults)?.kind).toBe('fuel')
  })

  test('[CALC-01] an electric vehicle’s consumption follows from its battery and range, where both are known', () => {
    const costsOf = (variant: object) =>
      buildRunningCosts({ item_type: 'car', simple_fuel: 'Electric', variant }, defaults)
    const own = costsOf({ battery_capacity: 64, electric_range: 435 })
    expect(own).toEqual({ kind: 'electricity', price: 0.35, distance: 250, consumption: 14.7 })
    expect(own && formatRunningCosts(own)).not.toContain('general figure')
    expect(costsOf({ battery_capacity: 64 })).toMatchObject({ consumption: 17, isGeneral: true })
  })

  test('[CALC-01] is absent for item types the dealer excludes, and for caravans', () => {
    expect(buildRunningCosts({ item_type: 'caravan' }, defaults)).toBeUndefined()
    expect(buildRunningCosts({ item_type: 'truck' }, { ...defaults, item_types: ['car'] })).toBeUndefined()
  })

  test('[CALC-01] names the date of a price if staff gave one', () => {
    const costs = buildRunningCosts({ item_type: 'car' }, { ...defaults, price_date: 'May 2026' })
    expect(costs && formatRunningCosts(costs)).toBe(
      'About $42.50 a week: 250 km at 10 L/100km and $1.70 a litre, the price as of May 2026. The consumption is a general figure, not this model’s own.',
    )
  })
})

describe('computeWeeklyCost', () => {
  test('[CALC-01] is distance ÷ 100 × consumption × price, in whole cents', () => {
    expect(computeWeeklyCost({ distance: 250, consumption: 10, price: 1.7 })).toBe(42.5)
    expect(computeWeeklyCost({ distance: 333, consumption: 7.7, price: 1.899 })).toBe(48.69)
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(400), fc.nat(900), (distance, tenths, cents) => {
        const cost = computeWeeklyCost({ distance, consumption: tenths / 10, price: cents / 100 })
        expect(Math.abs(cost - (distance * tenths * cents) / 100_000)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })

  test('[CALC-01] is formatted with two decimals and thousands separators', () => {
    const far = formatRunningCosts({ kind: 'fuel', distance: 10_000, consumption: 20, price: 2 })
    expect(far).toBe('About $4,000.00 a week: 10,000 km at 20 L/100km and $2.00 a litre.')
    const text = formatRunningCosts({ kind: 'electricity', distance: 100, consumption: 20, price: 0.3 })
    expect(text).toBe('About $6.00 a week: 100 km at 20 kWh/100km and $0.30 a kilowatt hour.')
  })
})

describe('parseTypedNumber', () => {
  test.each([
    ['$1.89', 1.89],
    ['1,250 kms', 1250],
    ['  300KM ', 300],
    ['.5', 0.5],
    ['$ 1,000.', 1000],
    ['', undefined],
    ['many', undefined],
    ['-5', undefined],
    ['1.2.3', undefined],
    ['10,000', 10_000],
    ['10,001', undefined],
    ['99999999', undefined],
  ])('[CALC-01] parses %j as %s', (text, expected) => {
    expect(parseTypedNumber(text, maxValues.distance)).toBe(expected)
  })
})
