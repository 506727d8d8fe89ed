import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  firstPartProblem,
  formatPartValue,
  type InputPart,
  listPartInputs,
  listPartProblems,
  withTypedValue,
} from './part-inputs'

const namesOf = (part: InputPart, vehicle: Parameters<typeof listPartInputs>[1], value = {}) =>
  listPartInputs(part, vehicle, value).map(({ name }) => name)
const petrolCar = { item_type: 'car', simple_fuel: 'Petrol' } as const

describe('[STF-02] [SHP-06] inputs of technical data', () => {
  test('are those of the vehicle’s kind, and any that has a value', () => {
    expect(namesOf('variant', petrolCar)).toContain('cylinders')
    expect(namesOf('variant', petrolCar)).not.toContain('electric_range')
    expect(namesOf('variant', petrolCar, { electric_range: 455 })).toContain('electric_range')
    expect(namesOf('variant', { item_type: 'car', simple_fuel: 'Electric' })).toContain('electric_range')
    expect(namesOf('variant', { item_type: 'car', simple_fuel: 'Electric' })).not.toContain('cylinders')
    expect(namesOf('caravan', petrolCar)).toEqual([])
    expect(namesOf('caravan', { item_type: 'caravan' })).toContain('aggregate_trailer_mass')
  })

  test('have the unit that the value is stored in', () => {
    const [price] = listPartInputs('overrides', petrolCar, {}).filter(({ name }) => name === 'offer_price_cents')
    expect(price).toMatchObject({ prefix: '$', kind: 'number' })
    const [rate] = listPartInputs('lender', petrolCar, {}).filter(({ name }) => name === 'comparisonRate')
    expect(rate).toMatchObject({ suffix: '%' })
  })

  test('of values that replace the feed’s say what shoppers will see', () => {
    const helps = Object.fromEntries(listPartInputs('overrides', petrolCar, {}).map(({ name, help }) => [name, help]))
    expect(helps['offer_price_cents']).toMatch(/^Shoppers see this instead of the price/u)
    expect(helps['before_price_cents']).toMatch(/^Shoppers see “Was” and this price crossed out/u)
  })

  test('read text as a feed’s cell is read', () => {
    expect(withTypedValue('variant', {}, 'towingcapacitybraked', '2.5 t')).toEqual({ towingcapacitybraked: 2500 })
    expect(withTypedValue('variant', {}, 'vehiclelength', '4.6 m')).toEqual({ vehiclelength: 4600 })
    expect(withTypedValue('overrides', { tag: 'Sale' }, 'offer_price_cents', '$24,990')).toEqual({
      tag: 'Sale',
      offer_price_cents: 2_499_000,
    })
    expect(withTypedValue('variant', {}, 'torque', 'none')).toEqual({ torque: 'none' })
  })

  test('empty text removes a value, and the last one the part', () => {
    expect(withTypedValue('variant', { torque: '1', cylinders: 4 }, 'torque', ' ')).toEqual({ cylinders: 4 })
    expect(withTypedValue('variant', { torque: '1' }, 'torque', '')).toBeNull()
  })

  test('keep text that is no value, and say what to enter', () => {
    const value = withTypedValue('variant', {}, 'cylinders', 'many') ?? {}
    expect(value).toEqual({ cylinders: 'many' })
    expect(listPartProblems('variant', value)).toEqual({
      cylinders: '“many” isn’t a number. Enter a whole number from 1 to 24.',
    })
    expect(firstPartProblem('variant', value)).toBe(
      'Cylinders: “many” isn’t a number. Enter a whole number from 1 to 24.',
    )
    expect(firstPartProblem('variant', { cylinders: 4 })).toBeUndefined()
    expect(firstPartProblem('youxQuote', { advertisedRate: 7 })).toMatch(/Enter this too/u)
    expect(firstPartProblem('overrides', { offer_price_cents: 'soon' })).toMatch(
      /“soon” isn’t an amount\. Enter an amount in dollars/u,
    )
    expect(listPartProblems('variant', { cylinders: 99 })).toEqual({ cylinders: 'Enter a whole number from 1 to 24.' })
  })

  test('show an amount so that it is read as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (dollars, cents) => {
        const stored = dollars * 100 + cents
        const text = formatPartValue('overrides', 'offer_price_cents', stored)
        const value = withTypedValue('overrides', {}, 'offer_price_cents', text)
        expect(value).toEqual({ offer_price_cents: stored })
      }),
    )
    expect(formatPartValue('variant', 'towingcapacitybraked', 3500)).toBe('3,500')
    expect(formatPartValue('variant', 'fuelconsumptioncombined', 7.25)).toBe('7.25')
  })
})
