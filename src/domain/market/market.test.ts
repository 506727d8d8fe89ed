import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isComparable, type MarketVehicle } from './comparable'
import { agreesWithAverage, dealLabel, gaugeBandOf, noRatingText, parseGauge, type Gauge } from './gauge'
import { MIN_COMPARABLE, computeMarketRange, rateVehicle, type MarketRange } from './market-range'
import { computeMedian, computeQuantile, computeRobustSlope } from './robust-statistics'

const vehicle: MarketVehicle = {
  id: 'subject',
  item_type: 'car',
  car_type: 'used',
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent',
  year: 2020,
  km: 60_000,
  body: 'Hatchback',
  fuel: 'Petrol',
  price: 20_000,
  price_type: 'drive_away',
}
const other = (id: number, changes: Partial<MarketVehicle> = {}): MarketVehicle => ({
  ...vehicle,
  id: `other ${id}`,
  ...changes,
})

const completeGauge: Gauge = {
  fill: 0.7,
  listing_price: 20_000,
  market_range_min: 19_000,
  market_range_max: 22_500,
  confidence: 0.6,
}

describe('parseGauge', () => {
  test('[VDP-11] accepts all five numbers, with or without description', () => {
    expect(parseGauge(completeGauge)).toEqual(completeGauge)
    expect(parseGauge({ ...completeGauge, description: 'From 9' })).toMatchObject({ description: 'From 9' })
  })

  test.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'])(
    '[VDP-11] rejects a gauge whose %s is missing or not a number',
    (name) => {
      for (const value of [undefined, null, '1', Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(parseGauge({ ...completeGauge, [name]: value })).toBeUndefined()
      }
    },
  )

  test('[VDP-11] requires confidence above 0.2 and a range whose maximum is not below the price', () => {
    expect(parseGauge({ ...completeGauge, confidence: 0.2 })).toBeUndefined()
    expect(parseGauge({ ...completeGauge, confidence: 0.201 })).toBeDefined()
    expect(parseGauge({ ...completeGauge, market_range_max: 19_999 })).toBeUndefined()
    expect(parseGauge({ ...completeGauge, market_range_max: 20_000 })).toBeDefined()
    for (const nothing of [null, undefined, '', {}, []]) expect(parseGauge(nothing)).toBeUndefined()
  })

  test.each([
    [0, 'low', 'Good Deal'],
    [0.299, 'low', 'Good Deal'],
    [0.3, 'middle', 'Good Deal'],
    [0.599, 'middle', 'Good Deal'],
    [0.6, 'high', 'Good Deal'],
    [0.649, 'high', 'Good Deal'],
    [0.65, 'high', 'Great Deal'],
    [1, 'high', 'Great Deal'],
  ])('[VDP-11] fill %d has the band %s and the label %s', (fill, band, label) => {
    expect([gaugeBandOf(fill), dealLabel(fill)]).toEqual([band, label])
  })

  test('[VDP-11] [CARD-05] a gauge is not shown beside a card whose market average is above all of its range', () => {
    expect(agreesWithAverage(completeGauge, undefined)).toBe(true)
    expect(agreesWithAverage(completeGauge, completeGauge.market_range_max)).toBe(true)
    expect(agreesWithAverage(completeGauge, completeGauge.market_range_max + 1)).toBe(false)
  })

  test('[VDP-11] explains a known reason', () => {
    expect(noRatingText({ reason: 'few' })).toContain('aren’t enough comparable')
    expect(noRatingText({ reason: 'unsure' })).toContain('vary too much')
    for (const one of [{ reason: 'unknown' }, { reason: 'toString' }, {}, null]) {
      expect(noRatingText(one)).toBeUndefined()
    }
  })
})

describe('comparable vehicles', () => {
  test('[VDP-11] have the same model, similar age and kilometres, and are both new or both used', () => {
    expect(isComparable(vehicle, other(1))).toBe(true)
    expect(isComparable(vehicle, other(1, { badge: 'ZR' }))).toBe(true)
    expect(isComparable(vehicle, other(1, { year: 2022, km: 90_000 }))).toBe(true)
  })

  const unlike: readonly [string, Partial<MarketVehicle>][] = [
    ['itself', { id: 'subject' }],
    ['another make', { make: 'Mazda' }],
    ['another model', { model: 'Camry' }],
    ['three years apart', { year: 2017 }],
    ['too many kilometres', { km: 90_001 }],
    ['unknown kilometres', { km: undefined as never }],
    ['a new one', { car_type: 'new' }],
    ['another fuel', { fuel: 'Hybrid' }],
    ['another body', { body: 'Sedan' }],
    ['a price without charges', { price_type: 'excl_govt' }],
    ['no price', { price: 0 }],
    ['another kind of vehicle', { item_type: 'truck' }],
  ]
  test.each(unlike)('[VDP-11] excludes %s', (_, changes) => {
    expect(isComparable(vehicle, other(1, changes))).toBe(false)
  })

  test('[VDP-11] new and demonstrator vehicles are comparable', () => {
    expect(isComparable({ ...vehicle, car_type: 'new' }, other(1, { car_type: 'demo' }))).toBe(true)
  })
})

/** A market whose prices depend on year and kilometres by known factors. */
const createMarket = (count: number, perYear: number, perKm: number): MarketVehicle[] =>
  Array.from({ length: count }, (_, i) => {
    const year = 2018 + (i % 5)
    const km = 45_000 + ((i * 7919) % 40_000)
    return other(i, { year, km, price: 20_000 * Math.exp(perYear * (year - 2020) + perKm * (km - 60_000)) })
  })

const requireRange = (range: ReturnType<typeof computeMarketRange>): MarketRange => {
  if ('reason' in range) throw new Error(`No range: ${range.reason}`)
  return range
}

const stock = fc.array(
  fc.record({
    year: fc.integer({ min: 2018, max: 2022 }),
    km: fc.integer({ min: 35_000, max: 85_000 }),
    price: fc.integer({ min: 15_000, max: 26_000 }),
  }),
  { minLength: 0, maxLength: 40 },
)
const createVehicles = (facts: readonly Partial<MarketVehicle>[]): MarketVehicle[] =>
  facts.map((one, i) => other(i, one))

describe('market range', () => {
  test('[VDP-11] finds the price in a market that follows age and kilometres', () => {
    const { min, max, confidence } = requireRange(computeMarketRange(vehicle, createMarket(25, 0.12, -0.000_003)))
    expect((min + max) / 2).toBeCloseTo(20_000, -2)
    expect(confidence).toBeGreaterThan(0.7)
    const older = requireRange(computeMarketRange({ ...vehicle, year: 2018 }, createMarket(25, 0.12, -0.000_003)))
    // At the edge of the years fewer are comparable: within 5%.
    expect((older.min + older.max) / 2 / 20_000 / Math.exp(-0.24)).toBeCloseTo(1, 1)
  })

  test('[VDP-11] does not exist below four comparable vehicles', () => {
    const few = createVehicles(Array.from({ length: MIN_COMPARABLE - 1 }, () => ({})))
    expect(computeMarketRange(vehicle, few)).toEqual({ reason: 'few' })
    expect(computeMarketRange(vehicle, [...few, vehicle])).toEqual({ reason: 'few' })
    expect(computeMarketRange(vehicle, [...few, other(9)])).toMatchObject({ count: 4 })
  })

  test('[VDP-11] does not exist if prices disagree', () => {
    const wild = createVehicles([8000, 14_000, 22_000, 35_000, 60_000].map((price) => ({ price })))
    expect(computeMarketRange(vehicle, wild)).toEqual({ reason: 'unsure' })
  })

  test('[VDP-11] uses vehicles of the same badge if there are enough', () => {
    const alike = createVehicles(Array.from({ length: 5 }, (_, i) => ({ price: 20_000 + i * 100 })))
    const dear = Array.from({ length: 5 }, (_, i) => other(10 + i, { badge: 'ZR', price: 30_000 }))
    expect(requireRange(computeMarketRange(vehicle, [...alike, ...dear])).max).toBeLessThan(21_000)
  })

  test('[VDP-11] ignores one absurd price', () => {
    const sane = createMarket(12, 0.1, -0.000_002)
    const before = requireRange(computeMarketRange(vehicle, sane))
    for (const price of [11, 9_999_999]) {
      const after = requireRange(computeMarketRange(vehicle, [...sane, other(99, { price })]))
      expect(after.min / before.min).toBeCloseTo(1, 1)
      expect(after.max / before.max).toBeCloseTo(1, 1)
    }
  })

  test('[VDP-11] is valid for any stock, in any order', () => {
    fc.assert(
      fc.property(stock, (facts) => {
        const all = createVehicles(facts)
        const range = computeMarketRange(vehicle, all)
        const backwards = computeMarketRange(vehicle, [...all].reverse())
        if ('reason' in range) {
          expect(backwards).toEqual(range)
          return
        }
        expect(range.min).toBeGreaterThan(0)
        expect(range.max).toBeGreaterThan(range.min)
        expect(range.confidence).toBeGreaterThan(0.2)
        expect(range.confidence).toBeLessThanOrEqual(1)
        expect(requireRange(backwards).min).toBeCloseTo(range.min, 6)
      }),
    )
  })

  test('[VDP-11] scales with the prices', () => {
    fc.assert(
      fc.property(stock, (facts) => {
        const once = computeMarketRange(vehicle, createVehicles(facts))
        const thrice = computeMarketRange(
          vehicle,
          createVehicles(facts.map((one) => ({ ...one, price: one.price * 3 }))),
        )
        if ('reason' in once) {
          expect(thrice).toEqual(once)
          return
        }
        expect(requireRange(thrice).min).toBeCloseTo(once.min * 3, 4)
        expect(requireRange(thrice).confidence).toBeCloseTo(once.confidence, 8)
      }),
    )
  })

  test('[VDP-11] a younger or less driven vehicle is never worth less', () => {
    fc.assert(
      fc.property(stock, (facts) => {
        // The same vehicles are comparable with both, so only age differs.
        const all = createVehicles(facts.map((one) => ({ ...one, year: 2020 + (one.year % 2) })))
        const [older, younger] = [computeMarketRange(vehicle, all), computeMarketRange({ ...vehicle, year: 2021 }, all)]
        if (!('reason' in older) && !('reason' in younger)) {
          expect(younger.max).toBeGreaterThanOrEqual(older.max - 1e-6)
        }
      }),
    )
  })
})

describe('market gauge', () => {
  const all = createMarket(20, 0.1, -0.000_002)
  const fillAt = (price: number): number => (rateVehicle({ ...vehicle, price }, all) as Gauge).fill

  test('[VDP-11] is full for a bargain and empty at the top of the range', () => {
    const gauge = rateVehicle(vehicle, all) as Gauge
    expect(fillAt(gauge.market_range_min)).toBe(1)
    expect(fillAt(gauge.market_range_min - 5000)).toBe(1)
    expect(fillAt(gauge.market_range_max)).toBe(0)
    expect(parseGauge(rateVehicle({ ...vehicle, price: gauge.market_range_max + 1 }, all))).toBeUndefined()
    expect(gauge.description).toMatch(/^From \d+ comparable vehicles/)
  })

  test('[VDP-11] a lower price never reduces the fill, and never changes the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5000, max: 40_000 }), fc.integer({ min: 0, max: 20_000 }), (price, less) => {
        expect(fillAt(Math.max(1, price - less))).toBeGreaterThanOrEqual(fillAt(price))
        const [one, two] = [rateVehicle({ ...vehicle, price }, all), rateVehicle(vehicle, all)] as Gauge[]
        expect(one?.market_range_max).toBe(two?.market_range_max)
      }),
    )
  })
})

test('[VDP-11] computes quantiles, medians and slopes', () => {
  expect(computeQuantile([4, 1, 3, 2], 0)).toBe(1)
  expect(computeQuantile([4, 1, 3, 2], 1)).toBe(4)
  expect(computeMedian([4, 1, 3, 2])).toBe(2.5)
  const line = [0, 1, 2, 3].map((x) => ({ x, y: 5 * x }))
  expect(computeRobustSlope([...line, { x: 4, y: -900 }], 1)).toBe(5)
  expect(computeRobustSlope(line.slice(0, 2), 1)).toBeUndefined()
})
