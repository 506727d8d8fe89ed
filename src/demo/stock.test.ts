import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { catalogue } from './catalogue/model'
import { createStockOf, demoMasters as masters, demoSlugs, readDemoStock, shownDealers } from './folders.test-support'
import { createDemoStock } from './stock'

const now = new Date('2026-11-20T02:00:00Z')
const stock = new Map(demoSlugs.map((slug) => [slug, createStockOf(slug, now)]))
const all = [...stock.values()].flat()
const of = (slug: string): readonly FeedVehicle[] => stock.get(slug) ?? []

const expectPlausible = (vehicle: FeedVehicle, at: Date) => {
  expect(vehicle.key).toBe(vehicle.stocknum)
  expect(vehicle.vin ?? 'J'.repeat(14) + '000').toMatch(/^[A-HJ-NPR-Z0-9]{14}\d{3}$/)
  expect(vehicle.year).toBeGreaterThan(2010)
  expect(vehicle.year).toBeLessThanOrEqual(at.getUTCFullYear())
  expect(vehicle.price_cents === undefined || Number.isSafeInteger(vehicle.price_cents)).toBe(true)
  expect(vehicle.price_cents ?? 1).toBeGreaterThan(0)
  expect(vehicle.before_price_cents ?? Infinity).toBeGreaterThan(vehicle.price_cents ?? 0)
  expect(vehicle.km === undefined || Number.isSafeInteger(vehicle.km)).toBe(true)
  expect(new Date(vehicle.listed_at ?? 0).getTime()).toBeLessThanOrEqual(at.getTime())
  expect((vehicle.build_date ?? '') <= at.toISOString().slice(0, 10)).toBe(true)
  expect(vehicle.status === 'sold').toBe(vehicle.sold_at !== undefined)
  for (const { url } of vehicle.images) expect(url).toMatch(/^\/images\/cars\/[a-z-]+\/[a-z]+\/[a-z0-9-]+\.webp$/)
  expect(new Set(vehicle.images.map(({ url }) => url)).size).toBe(vehicle.images.length)
  expect([0, 36]).toContain(vehicle.spin_images.length)
  for (const lender of Object.values(vehicle.finance_lenders ?? {})) {
    expect(lender.comparisonRate).toBeGreaterThanOrEqual((lender.interestRate ?? 0) - 0.06)
    expect((lender.paymentWeek ?? 0) * 52).toBeLessThan((vehicle.price_cents ?? 0) / 100)
  }
}

test('[SHP-07] two dealers’ photos are marked as interior, and none as damage, which no demo photo shows', () => {
  const categoriesOf = (slug: string) =>
    new Set(of(slug).flatMap(({ images }) => images.map(({ category }) => category)))
  for (const slug of demoSlugs) {
    const isMarked = ['harbour-and-vale', 'yarra-value-cars'].includes(slug)
    expect(categoriesOf(slug), slug).toEqual(new Set(isMarked ? [undefined, 'interior'] : [undefined]))
  }
})

describe('demo stock', () => {
  test('[STK-01] creates some 1,500 vehicles for nine tenants, with unique keys per tenant', () => {
    expect(all.length).toBeGreaterThanOrEqual(1450)
    expect(all.length).toBeLessThanOrEqual(1600)
    for (const list of stock.values()) expect(new Set(list.map((one) => one.key)).size).toBe(list.length)
  })

  test('[STK-01] is equal for the same day and seed, and differs for another seed', () => {
    const { spec, locations } = readDemoStock('voltara')
    expect(createDemoStock(spec, locations, { now, masters })).toEqual(of('voltara'))
    expect(createDemoStock({ ...spec, seed: 'other' }, locations, { now, masters })).not.toEqual(of('voltara'))
  })

  test('[STK-01] every vehicle is plausible', () => {
    for (const vehicle of all) expectPlausible(vehicle, now)
  })

  test('[STK-01] every vehicle is plausible for any seed on any day', () => {
    const days = fc.date({ min: new Date('2026-01-02'), max: new Date('2027-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...shownDealers), fc.string(), days, (slug, seed, day) => {
        const { spec, locations } = readDemoStock(slug)
        const at = new Date(day)
        for (const vehicle of createDemoStock({ ...spec, seed, count: 24 }, locations, { now: at, masters }))
          expectPlausible(vehicle, at)
      }),
      { numRuns: 40 },
    )
  })

  test.each(demoSlugs)('[GAL-01] %s has vehicles with 0, 1, 3 and 4 photos, and with many', (slug) => {
    const counts = new Set(of(slug).map((one) => one.images.length))
    for (const count of [0, 1, 3, 4]) expect(counts).toContain(count)
    expect(of(slug)[0]?.images.length).toBeGreaterThanOrEqual(6)
  })

  test('[SRCH-15] every tenant has recently sold, long sold, reserved, coming soon and unpriced vehicles', () => {
    for (const list of stock.values()) {
      const sold = list
        .filter((one) => one.status === 'sold')
        .map((one) => now.getTime() - Date.parse(one.sold_at ?? ''))
      expect(sold.filter((age) => age < 2 * 86_400_000).length).toBeGreaterThanOrEqual(4)
      expect(Math.max(...sold)).toBeGreaterThan(30 * 86_400_000)
      expect(list.some((one) => one.reserved)).toBe(true)
      expect(list.some((one) => one.status === 'coming_soon')).toBe(true)
      expect(list.some((one) => one.price_cents === undefined)).toBe(true)
      expect(list.some((one) => (one.dealercomments?.length ?? 0) > 400)).toBe(true)
      expect(list.some((one) => one.dealercomments === undefined)).toBe(true)
    }
  })

  test('[STK-01] each tenant stocks only its own item types and makes', () => {
    expect(new Set(of('ironbark-trucks').map((one) => one.item_type))).toEqual(new Set(['truck']))
    expect(new Set(of('southern-cross-motorcycles').map((one) => one.item_type))).toEqual(new Set(['motorcycle']))
    expect(
      of('wattle-caravans').every(
        (one) => (one.caravan?.tare_weight ?? 0) < (one.caravan?.aggregate_trailer_mass ?? 0),
      ),
    ).toBe(true)
    expect(new Set(of('voltara').map((one) => one.simple_fuel))).toEqual(new Set(['Electric']))
    expect(new Set(of('coolabah-chery').map((one) => one.make))).toEqual(new Set(['Chery']))
    expect(of('yarra-value-cars').every((one) => one.car_type === 'used')).toBe(true)
    expect(of('banksia-motor-group').some((one) => one.car_type === 'demo')).toBe(true)
  })

  test('[STK-01] the edge tenant has the odd prices, names and gaps', () => {
    const edge = of('edge')
    for (const price of [100, 1000, 1100]) expect(edge.some((one) => one.price_cents === price)).toBe(true)
    expect(edge.some((one) => one.preorder)).toBe(true)
    expect(edge.some((one) => `${one.model} ${one.badge}`.length > 100)).toBe(true)
    expect(edge.some((one) => one.make === 'Škoda')).toBe(true)
    expect(edge.some((one) => one.model.includes("'"))).toBe(true)
    expect(edge.some((one) => !one.show_on_dealer_website)).toBe(true)
    expect(edge.some((one) => one.location_slug === undefined)).toBe(true)
  })

  test('[STK-01] a discontinued model is never sold as new', () => {
    for (const vehicle of all) {
      const model = catalogue.find((one) => one.make === vehicle.make && one.model === vehicle.model)
      if (model && model.to < 2026) expect(vehicle.car_type).toBe('used')
    }
  })

  test('[STK-01] a location of another tenant is refused', () => {
    const { spec } = readDemoStock('voltara')
    expect(() => createDemoStock(spec, [], { now, masters })).toThrow(RangeError)
  })
})
