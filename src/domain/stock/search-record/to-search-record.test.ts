import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { toPriceBand, toWeeklyBand } from '../price/price'
import type { Vehicle } from '../vehicle/vehicle'
import { daysAgo, testVehicle } from '../vehicle/vehicle.test-support'
import { toSearchRecord } from './to-search-record'

describe('[STK-04] the search record', () => {
  test('[STK-04] has dollars, simplified values and seconds; unknown fields are absent', () => {
    const record = toSearchRecord({ ...testVehicle, simple_body: 'Hatchback' }, { tenantId: 't' })
    expect(record).toMatchObject({
      objectID: testVehicle.id,
      tenant_id: 't',
      price: 19_990,
      price_range: '10000-20000',
      make_model: 'Kia:Rio',
      categories: ['used', 'cars'],
      body: 'Hatchback',
      filtered_features: ['Tow bar'],
      photos_count: 2,
      image_url: '/a.jpg',
      sold: false,
      created_at: Math.floor(Date.parse(testVehicle.created_at) / 1000),
    })
    expect(Object.values(record)).not.toContain(undefined)
    expect(record).not.toHaveProperty('badge')
  })

  test('[SHP-06] has the facts of the vehicle’s kind, without zeros and without those it cannot have', () => {
    const variant = { electric_range: 455, battery_capacity: 0, cylinders: 4, towingcapacitybraked: 1500 }
    const of = (over: Partial<Vehicle>) => toSearchRecord({ ...testVehicle, ...over }, { tenantId: 't' })
    const electric = of({ simple_fuel: 'Electric', engine_size: '0.0L', variant })
    expect(electric).toMatchObject({ electric_range: 455, towing: 1500 })
    for (const attribute of ['battery', 'cylinders', 'engine']) expect(electric).not.toHaveProperty(attribute)
    expect(of({ simple_fuel: 'Petrol', variant })).toMatchObject({ cylinders: 4 })
    expect(of({ simple_fuel: 'Petrol', variant })).not.toHaveProperty('electric_range')
    const caravan = { sleeps: 4, aggregate_trailer_mass: 2800, tare_weight: 2250 }
    expect(of({ item_type: 'caravan', km: 0, caravan })).toMatchObject({ berths: 4, atm: 2800, payload: 550 })
    expect(of({ item_type: 'caravan', km: 0, caravan })).not.toHaveProperty('km')
    expect(of({ item_type: 'motorcycle', doors: 2, variant: { lams: true, seat_height: 805 } })).toMatchObject({
      lams: true,
      seat_height: 805,
    })
  })

  test('[SRCH-19] has what words of shoppers filter by: the engine’s capacity, a lower price, the body of the model', () => {
    const of = (over: Partial<Vehicle>) => toSearchRecord({ ...testVehicle, ...over }, { tenantId: 't' })
    const { make, model } = testVehicle
    expect(of({ engine_size_litres: 0.649, simple_body: 'SUV' })).toMatchObject({
      engine_capacity: 649,
      model_body: `${testVehicle.item_type}:SUV:${make}:${model}`,
    })
    expect(of({ engine_size_litres: 2, simple_fuel: 'Electric' })).not.toHaveProperty('engine_capacity')
    expect(of({ price_cents: 2_000_000, before_price_cents: 2_100_000 }).reduced).toBe(true)
    expect(of({ price_cents: 2_000_000, offer_price_cents: 1_900_000 }).reduced).toBe(true)
    for (const before_price_cents of [undefined, 1_900_000, 2_000_000])
      expect(of({ price_cents: 2_000_000, ...(before_price_cents && { before_price_cents }) })).not.toHaveProperty(
        'reduced',
      )
  })

  test('[STK-04] has no price of ten dollars or less', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }), (cents) => {
        const { price_cents: _, ...unpriced } = testVehicle
        const vehicle = cents === undefined ? unpriced : { ...unpriced, price_cents: cents }
        const record = toSearchRecord(vehicle, { tenantId: 't' })
        expect(record.price).toBe(cents !== undefined && cents > 1000 ? cents / 100 : undefined)
      }),
    )
  })

  test('[STK-04] staff’s offer, tag and photo order override the feed’s', () => {
    const overrides = { tag: 'Ours', offer_price_cents: 1_800_000, image_order: ['/b.jpg'] }
    expect(toSearchRecord({ ...testVehicle, tag: 'Theirs', overrides }, { tenantId: 't' })).toMatchObject({
      tag: 'Ours',
      offer_price: 18_000,
      price: 18_000,
      image_url: '/b.jpg',
    })
  })

  test('[STK-04] [GAL-01] a vehicle without photos has the studio image of its body', () => {
    const change = { images: [], simple_body: 'Van', item_type: 'car' } as const
    expect(toSearchRecord({ ...testVehicle, ...change }, { tenantId: 't' })).toMatchObject({
      image_url: '/images/cars/placeholder/van/soon.webp',
      photos_count: 0,
    })
  })

  test('[STK-04] [FIN-01] the weekly price is the estimate of the vehicle’s page, always with both rates', () => {
    const { finance: defaults } = resolveSwitches({}, {})
    const context = (change: Partial<typeof defaults>) => ({
      tenantId: 't',
      finance: { switches: { ...defaults, provider: 'manual', ...change }, now: new Date('2026-06-01') },
    })
    const whole = { paymentWeek: 99.6, interestRate: 8.49, comparisonRate: 9.61 }
    const financed = { ...testVehicle, finance_lenders: { other: { paymentWeek: 50 }, manual: whole } }
    expect(toSearchRecord(financed, context({}))).toMatchObject({
      weekly_price: 100,
      advertised_rate: 8.49,
      comparison_rate: 9.61,
      weekly_price_range: '100-150',
    })
    const fields = ['weekly_price', 'weekly_price_range', 'monthly_price', 'advertised_rate', 'comparison_rate']
    const bare = (record: object) => fields.every((field) => !(field in record))
    expect(bare(toSearchRecord(financed, { tenantId: 't' }))).toBe(true)
    for (const change of [{ estimate: false }, { provider: 'other' }, { excluded_makes: [testVehicle.make] }])
      expect(bare(toSearchRecord(financed, context(change)))).toBe(true)
    const monthly = { ...testVehicle, finance_lenders: { 'nissan-finance': { ...whole, paymentMonth: 432.1 } } }
    const record = toSearchRecord(monthly, context({ provider: 'Nissan Finance' }))
    // Shoppers can search by the week here too (SHP-04): $432 a month is less than $100 a week.
    expect(record).toMatchObject({ monthly_price: 432, weekly_price: 100, comparison_rate: 9.61 })
    // A card that shows the repayment has what it stands for, and nothing more if nothing is paid besides.
    const paid = { ...testVehicle, finance_lenders: { manual: { ...whole, deposit: 3000, balloon: 0, termYears: 4 } } }
    const terms = { finance_deposit: 3000, finance_final_payment: 0, finance_years: 4 }
    expect(toSearchRecord(paid, context({}))).toMatchObject(terms)
    expect(Object.keys(toSearchRecord(financed, context({})))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^finance_/)]),
    )
  })

  test('[STK-04] ranks available vehicles first, then those with a price, with photos, and the latest', () => {
    const rank = (change: Partial<Vehicle>) => toSearchRecord({ ...testVehicle, ...change }, { tenantId: 't' }).rank
    const order = [
      rank({ created_at: daysAgo(1) }),
      rank({}),
      rank({ images: [] }),
      rank({ price_cents: 0 }),
      rank({ reserved: true }),
      rank({ status: 'sold' }),
    ]
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(new Set(order).size).toBe(order.length)
    // An offer without a price counts as a price.
    expect(rank({ price_cents: 0, offer_price_cents: 2_000_000 })).toBe(rank({}))
  })

  test('[STK-04] a price is within its band', () => {
    fc.assert(
      fc.property(fc.double({ min: 11, max: 199_999, noNaN: true }), (dollars) => {
        const [from = 0, to = 0] = toPriceBand(dollars).split('-').map(Number)
        expect(dollars >= from && dollars < to).toBe(true)
      }),
    )
    expect(toPriceBand(200_000)).toBe('200000+')
    expect(toWeeklyBand(150)).toBe('150-200')
  })
})

test('[STK-05] colours are in one spelling, also those that staff entered', () => {
  const colourOf = (colour: string) => toSearchRecord({ ...testVehicle, colour }, { tenantId: 't' }).colour
  expect(['Storm Gray', 'Storm Grey', 'gray'].map(colourOf)).toEqual(['Storm Grey', 'Storm Grey', 'grey'])
})
