import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeChargingMinutes, formatChargingTime, listChargingTimes } from './charging-times'

const electric = (variant: object) => ({ item_type: 'car', simple_fuel: 'Electric', variant }) as const
const timesOf = (variant: object) =>
  listChargingTimes(electric(variant)).map(({ charger, kilowatts, minutes }) => [
    charger,
    kilowatts,
    formatChargingTime(minutes),
  ])

describe('charging times', () => {
  test('[SHP-06] an electric car lists each charger it can use, at the power it takes', () => {
    expect(timesOf({ battery_capacity: 60, charging_ac: 7.4, charging_dc: 120 })).toEqual([
      ['Power point at home', 2.3, '20½ hours'],
      ['Wall charger', 7.4, '6½ hours'],
      ['Fast charger', 50, '70 min'],
      ['Ultra-fast charger', 120, '30 min'],
    ])
  })

  test('[SHP-06] the maker’s time, which the card shows, is that of the strongest charger', () => {
    const tesla = { battery_capacity: 82, charging_ac: 11, charging_dc: 190, charging_time: 30 }
    expect(timesOf(tesla).slice(-3)).toEqual([
      ['Fast charger', 50, '95 min'],
      ['Ultra-fast charger', 150, '35 min'],
      ['Ultra-fast charger', 190, '30 min'],
    ])
    // No slower charger is faster than the maker's time.
    expect(timesOf({ ...tesla, charging_time: 40 }).slice(-2)).toEqual([
      ['Ultra-fast charger', 150, '40 min'],
      ['Ultra-fast charger', 190, '40 min'],
    ])
  })

  test('[SHP-06] without a stated power, only a power point is certain', () => {
    expect(timesOf({ battery_capacity: 18 })).toEqual([['Power point at home', 2.3, '6½ hours']])
  })

  test('[SHP-06] a vehicle without a plug or a known battery has none', () => {
    expect(timesOf({ charging_dc: 120 })).toEqual([])
    expect(listChargingTimes({ item_type: 'car', simple_fuel: 'Hybrid', variant: { battery_capacity: 1 } })).toEqual([])
  })

  test('[SHP-06] a larger battery never charges faster, and a stronger charger never slower', () => {
    const kilowatts = fc.double({ min: 1, max: 400, noNaN: true })
    fc.assert(
      fc.property(kilowatts, kilowatts, fc.double({ min: 1, max: 200, noNaN: true }), (one, other, capacity) => {
        const [weak, strong] = [Math.min(one, other), Math.max(one, other)]
        for (const current of ['ac', 'dc'] as const) {
          const minutes = computeChargingMinutes(capacity, weak, current)
          expect(computeChargingMinutes(capacity, strong, current)).toBeLessThanOrEqual(minutes)
          expect(computeChargingMinutes(capacity + 1, weak, current)).toBeGreaterThan(minutes)
        }
      }),
    )
  })

  test('[SHP-06] times are rounded up, to five minutes or half hours', () => {
    expect([1, 30.1, 90, 90.1, 120, 121].map(formatChargingTime)).toEqual([
      '5 min',
      '35 min',
      '90 min',
      '95 min',
      '120 min',
      '2½ hours',
    ])
  })
})
