import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemTypes } from '@/src/domain/stock/vehicle/vehicle'
import { computeDistanceKm, EARTH_RADIUS_KM } from './distance'
import { computeDeliveryPrice, findNearestLocation, type LocationPoint } from './price'
import { deliveryProblem, EMPTY_POSTCODE_TEXT, formatDeliveryEstimate, NO_ESTIMATE_TEXT } from './delivery-text'

const preston: LocationPoint = { postcode: '3072', lat: -37.7446, long: 145.0002 }
const dandenong: LocationPoint = { postcode: '3175', lat: -37.9871, long: 145.2149 }
const darwin = { postcode: '0800', lat: -12.4634, long: 130.8456 }
const hobart = { postcode: '7000', lat: -42.8821, long: 147.3272 }

const pointArb = fc.record({
  lat: fc.double({ min: -44, max: -9, noNaN: true }),
  long: fc.double({ min: 112, max: 154, noNaN: true }),
})

test('[CALC-02] computes the distance over a sphere of radius 6371 km', () => {
  expect(EARTH_RADIUS_KM).toBe(6371)
  expect(computeDistanceKm({ lat: 0, long: 0 }, { lat: 0, long: 180 })).toBeCloseTo(Math.PI * 6371, 6)
  expect(computeDistanceKm({ lat: -37.8136, long: 144.9631 }, { lat: -33.8688, long: 151.2093 })).toBeCloseTo(713.4, 0)
})

test('[CALC-02] distance is zero to itself, symmetric, and never longer than a detour', () => {
  fc.assert(
    fc.property(pointArb, pointArb, pointArb, (a, b, c) => {
      expect(computeDistanceKm(a, a)).toBeLessThan(1e-3)
      expect(computeDistanceKm(a, b)).toBeCloseTo(computeDistanceKm(b, a), 6)
      expect(computeDistanceKm(a, c)).toBeLessThanOrEqual(computeDistanceKm(a, b) + computeDistanceKm(b, c) + 1e-6)
    }),
  )
})

test('[CALC-02] finds the location with the shortest distance', () => {
  expect(findNearestLocation([preston, dandenong], { lat: -38, long: 145.3 })).toBe(dandenong)
  expect(findNearestLocation([preston, dandenong], darwin)).toBe(preston)
  expect(findNearestLocation([], darwin)).toBeUndefined()
})

test.each([
  ['a neighbour', { ...preston, lat: preston.lat + 0.01 }, 'car', 100, 120],
  ['Darwin', darwin, 'car', 100, 2190],
  ['Darwin, a motorcycle', darwin, 'motorcycle', 100, 1320],
  ['Darwin, a truck', darwin, 'truck', 100, 4380],
  ['Hobart, with the ferry', hobart, 'car', 100, 1640],
  ['a neighbour, at the dealer’s own level', { ...preston, lat: preston.lat + 0.01 }, 'car', 125, 150],
] as const)('[CALC-02] the price to %s', (_, to, item_type, percent, price) => {
  expect(computeDeliveryPrice(preston, to, item_type, percent)).toBe(price)
})

test('[CALC-02] changes the price exactly at the end of a band', () => {
  const degree = (Math.PI * EARTH_RADIUS_KM) / 180
  const at = (km: number) => computeDeliveryPrice(preston, { ...preston, lat: preston.lat + km / degree }, 'car', 100)
  expect([24.9, 25.1, 249.9, 250.1, 999, 1001, 2499, 2501].map(at)).toEqual([120, 180, 450, 690, 990, 1290, 1690, 2190])
})

test('[CALC-02] a longer distance is never cheaper, no delivery is free, prices are multiples of ten', () => {
  fc.assert(
    fc.property(
      pointArb,
      pointArb,
      fc.constantFrom(...itemTypes),
      fc.integer({ min: 20, max: 500 }),
      (a, b, item, percent) => {
        const [one, two] = [a, b].map((to) => ({ ...to, postcode: '2000' }))
        if (!one || !two) throw new Error('Expected two points.')
        const [near, far] = computeDistanceKm(preston, one) <= computeDistanceKm(preston, two) ? [one, two] : [two, one]
        const price = computeDeliveryPrice(preston, near, item, percent)
        expect(computeDeliveryPrice(preston, far, item, percent)).toBeGreaterThanOrEqual(price)
        expect(price).toBeGreaterThan(0)
        expect(price % 10).toBe(0)
      },
    ),
  )
})

test('[CALC-02] reports a wrong postcode with the message of the specification', () => {
  expect(deliveryProblem('')).toBe(EMPTY_POSTCODE_TEXT)
  expect(deliveryProblem('  ')).toBe('Please enter a postcode.')
  for (const text of ['abcd', '300', '30000', '3 00'])
    expect(deliveryProblem(text)).toBe('Invalid postcode. Please enter a 4-digit number.')
  for (const text of ['0800', '0000', ' 3000 ']) expect(deliveryProblem(text)).toBeUndefined()
  expect(NO_ESTIMATE_TEXT).toBe(
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  )
  expect(formatDeliveryEstimate({ name: 'Darwin, NT', price: 2190 })).toBe(
    'Delivery to Darwin, NT: about $2,190. This price is a guide only.',
  )
})
