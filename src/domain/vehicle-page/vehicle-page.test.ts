import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { truncateComments, MAX_COMMENT_CHARS } from './facts/comments'
import { toFacts, formatMeasure } from './facts/facts'
import { listGalleryPhotos } from './gallery/gallery'
import { listKeyInformation } from './facts/key-information'
import { findVehicleLocation } from './vehicle-location'
import {
  formatOrPurchase,
  formatPriceLine,
  toPriceText,
  formatPurchaseLine,
  formatSubscription,
  formatSubscriptionNote,
  formatTerms,
} from './price/price-text'
import { formatListedPrice } from './price/listed-price'
import { sampleVehicle } from './sample-vehicle.test-support'
import { listSpecifications } from './facts/specifications'
import { formatVehicleDescription, toVehicleTitle } from './title'

const vehicle = sampleVehicle

describe('facts', () => {
  test('[VDP-02] omit undefined, null, empty and "null" values', () => {
    const listed = toFacts([
      ['a', undefined],
      ['b', null],
      ['c', ''],
      ['d', '   '],
      ['e', 'null'],
      ['f', ' NULL '],
      ['g', Number.NaN],
      ['h', 0],
      ['i', ' five '],
    ])
    expect(listed).toEqual([
      { label: 'h', value: '0' },
      { label: 'i', value: 'five' },
    ])
  })

  test('[VDP-02] are never empty for any feed value', () => {
    const raw = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined), fc.double(), fc.constant('null'))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), raw)), (entries) => {
        for (const { value } of toFacts(entries)) {
          expect(value.trim()).not.toBe('')
          expect(value.toLowerCase()).not.toBe('null')
        }
      }),
    )
  })

  test('[VDP-02] key information starts with kilometres, transmission and body', () => {
    expect(listKeyInformation(vehicle).map((one) => one.label)).toEqual(['Kilometres', 'Transmission', 'Body', 'Fuel'])
    expect(listKeyInformation(vehicle)[0]?.value).toBe('21,500\u00A0km')
  })

  test('[VDP-02] specifications have units, dates in words, and metres for caravans', () => {
    const specs = (over: Partial<Vehicle>, say = false) =>
      Object.fromEntries(
        listSpecifications({ ...vehicle, ...over }, '2026-06-01', say).map((one) => [one.label, one.value]),
      )
    expect(specs({ build_date: '2023-03-01' })['Build date']).toBe('March 2023')
    expect(specs({ item_type: 'caravan', caravan: { body_length: 20 } })['Body length']).toBe('6.10 m (20 ft)')
    expect(specs({ variant: { towingcapacitybraked: 1500 } })['Braked towing capacity']).toBe('1,500\u00A0kg')
    // An unregistered vehicle has no registration number, and its expiry is in the past.
    const unregistered = specs({ rego: 'ABC12D', rego_expiry: '2026-05-31' }, true)
    expect([unregistered['Registration'], unregistered['Registration expires']]).toEqual(['Unregistered', undefined])
    expect(JSON.stringify(unregistered)).not.toContain('ABC12D')
    expect(specs({ rego_expiry: '2026-06-01' }, true)['Registration expires']).toBe('1 June 2026')
    // The variant's engine and gears, unless the page has the same text already.
    const variant = { enginesize: '2.5L', geartype: 'Sports Automatic' }
    expect(specs({ variant })).toMatchObject({ 'Engine size': '2.5L', 'Gear type': 'Sports Automatic' })
    const repeated = specs({ variant, engine_size: '2.5 L', trans: 'sports automatic' })
    expect(repeated).not.toHaveProperty('Engine size')
    expect(repeated).not.toHaveProperty('Gear type')
    expect(specs({ build_date: 'soon', rego_expiry: 'next year' })).toMatchObject({
      'Build date': 'soon',
      'Registration expires': 'next year',
    })
    expect(formatMeasure(0, 'kg')).toBeUndefined()
  })
})

test('[VDP-14] a registration that has expired is said to have, and what a drive-away price then includes', () => {
  const specs = (price_type: 'drive_away' | 'excl_govt', rego_expiry: string) =>
    Object.fromEntries(
      listSpecifications({ ...vehicle, price_type, rego_expiry }, '2026-06-01', false).map((one) => [
        one.label,
        one.value,
      ]),
    )
  const date = '31 May 2026'
  expect(specs('excl_govt', '2026-05-31')).toMatchObject({ 'Registration expired': date })
  expect(specs('excl_govt', '2026-05-31')).not.toHaveProperty('Registration expires')
  expect(specs('drive_away', '2026-05-31')['Registration expired']).toBe(
    `${String(date)} – new registration is included in the drive-away price`,
  )
  expect(specs('drive_away', '2026-06-01')['Registration expires']).toBe('1 June 2026')
})

test('[VDP-02] a caravan has berths and masses as key information, each once', () => {
  const caravan = { sleeps: 4, axle_type: 'Tandem', tare_weight: 2100, aggregate_trailer_mass: 2700, body_length: 20 }
  const van: Vehicle = { ...vehicle, item_type: 'caravan', simple_body: 'Caravan', caravan }
  const keys = listKeyInformation(van)
  expect(keys.slice(0, 4)).toEqual([
    { label: 'Body', value: 'Caravan' },
    { label: 'Sleeps', value: '4' },
    { label: 'Aggregate trailer mass', value: '2,700\u00A0kg' },
    { label: 'Tare weight', value: '2,100\u00A0kg' },
  ])
  expect(keys.map(({ label }) => label)).not.toContain('Kilometres')
  const labels = [...keys, ...listSpecifications(van, '2026-06-01', false)].map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toContain('Body length')
})

describe('facts by kind', () => {
  const factsOf = (over: Partial<Vehicle>) => {
    const one: Vehicle = { ...vehicle, ...over }
    const key = listKeyInformation(one).map(({ label, value }) => `${label}: ${value}`)
    const specifications = listSpecifications(one, '2026-06-01', false).map(({ label }) => label)
    return { key, specifications, all: [...key.map((line) => line.split(':')[0]), ...specifications] }
  }
  const engine = { cylinders: 4, induction: 'Aspirated', fuelcapacity: 50, fuelconsumptioncombined: 6 }
  const charged = { electric_range: 455, battery_capacity: 60.5, charging_dc: 150, charging_ac: 11, connector: 'CCS2' }

  test('[SHP-06] an electric car has its range, battery and charging, and nothing of an engine', () => {
    const electric = { simple_fuel: 'Electric', fuel: 'Electric', trans: 'Sports Automatic', gearnum: 1 }
    const { key, all } = factsOf({ ...electric, engine_size: '0.0L', variant: { ...engine, ...charged } })
    expect(key).toEqual(
      expect.arrayContaining([
        'Electric range: 455\u00A0km',
        'Battery: 60.5\u00A0kWh',
        'Fast charging: 150\u00A0kW',
        'Connector: CCS2',
        'Fuel: Electric',
      ]),
    )
    expect(all).toContain('Charging, AC')
    for (const label of ['Induction', 'Cylinders', 'Gearbox', 'Gears', 'Engine', 'Fuel capacity', 'Fuel consumption'])
      expect(all, label).not.toContain(label)
  })

  test('[SHP-06] a petrol car has an engine and no battery; a plug-in hybrid has both', () => {
    const petrol = factsOf({ simple_fuel: 'Petrol', variant: { ...engine, ...charged } }).all
    expect(petrol).toEqual(expect.arrayContaining(['Induction', 'Cylinders', 'Fuel capacity']))
    for (const label of ['Electric range', 'Battery', 'Fast charging', 'Connector'])
      expect(petrol, label).not.toContain(label)
    const plugIn = factsOf({ simple_fuel: 'Plug-in Hybrid', variant: { ...engine, ...charged } }).all
    expect(plugIn).toEqual(expect.arrayContaining(['Induction', 'Fuel capacity', 'Electric range', 'Battery']))
  })

  test('[SHP-06] a truck has masses, payload and axles; a ute payload and towing; a hatchback neither', () => {
    const masses = { grossvehiclemass: 8000, payload: 4200, axle_configuration: '4x2', towingcapacitybraked: 3500 }
    expect(factsOf({ item_type: 'truck', simple_body: 'Pantech', variant: masses }).key).toEqual(
      expect.arrayContaining([
        'Gross vehicle mass: 8,000\u00A0kg',
        'Payload: 4,200\u00A0kg',
        'Axle configuration: 4x2',
      ]),
    )
    const ute = factsOf({ simple_body: 'Ute', variant: masses })
    expect(ute.key).toEqual(expect.arrayContaining(['Payload: 4,200\u00A0kg', 'Braked towing: 3,500\u00A0kg']))
    expect(ute.all).not.toContain('Axle configuration')
    expect(ute.specifications).not.toContain('Payload')
    const hatchback = factsOf({ simple_body: 'Hatchback', variant: masses })
    expect(hatchback.key.join()).not.toContain('Payload')
    expect(hatchback.specifications).toContain('Payload')
  })

  test('[SHP-06] a motorcycle has its seat height and LAMS approval, and no doors', () => {
    const bike = { item_type: 'motorcycle', simple_body: 'Naked', doors: 2 } as const
    expect(factsOf({ ...bike, variant: { seat_height: 805, lams: true } }).key).toEqual(
      expect.arrayContaining(['Seat height: 805\u00A0mm', 'LAMS approved: Yes']),
    )
    const { all } = factsOf({ ...bike, variant: { lams: false } })
    expect(all).not.toContain('LAMS approved')
    expect(all).not.toContain('Doors')
  })

  test('[SHP-06] a caravan’s payload is its aggregate trailer mass less the tare weight, unless it states its own', () => {
    const caravan = { item_type: 'caravan', simple_body: 'Caravan' } as const
    const masses = { aggregate_trailer_mass: 2800, tare_weight: 2250 }
    expect(factsOf({ ...caravan, caravan: masses }).key).toContain('Payload: 550\u00A0kg')
    expect(factsOf({ ...caravan, caravan: masses, variant: { payload: 400 } }).key).toContain('Payload: 400\u00A0kg')
    expect(factsOf({ ...caravan, caravan: { ...masses, tare_weight: 2900 } }).all).not.toContain('Payload')
  })
})

describe('comments', () => {
  test('[VDP-03] up to 400 characters are not cut', () => {
    expect(truncateComments('x'.repeat(MAX_COMMENT_CHARS))).toBeNull()
    expect(truncateComments('')).toBeNull()
  })

  test('[VDP-03] a sentence that ends at the cut does not end in four dots', () => {
    expect(truncateComments(`${'word '.repeat(70)}it. ${'x'.repeat(100)}`)).toMatch(/word it…$/)
  })

  test('[VDP-03] longer ones are cut between words at 400 at most', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 401, maxLength: 2000 }), (text) => {
        const start = truncateComments(text)
        if (text.trim().length <= MAX_COMMENT_CHARS) expect(start).toBeNull()
        else {
          expect(start?.length).toBeLessThanOrEqual(MAX_COMMENT_CHARS + 1)
          expect(text.trim().startsWith(start?.slice(0, -1) ?? '-')).toBe(true)
        }
      }),
    )
    expect(truncateComments('word '.repeat(100))).toMatch(/word…$/)
  })
})

describe('gallery', () => {
  test('[GAL-01] one photo or none gives the placeholder; videos do not count', () => {
    expect(listGalleryPhotos(vehicle)).toEqual(['/a.webp', 'https://cdn.example/b.webp'])
    expect(listGalleryPhotos({ images: [{ url: '/a.webp' }, { url: '/b.mp4', isVideo: true }] })).toEqual([])
    expect(listGalleryPhotos({ images: [{ url: '/a.webp' }, { url: ' ' }] })).toEqual([])
  })
})

describe('texts', () => {
  test('[CARD-04] a price has its type, a text has none', () => {
    expect(toPriceText({ kind: 'price', dollars: 45_990, type_text: 'Drive away', was: 47_990 })).toEqual({
      amount: '$45,990',
      type: 'Drive away',
      was: '$47,990',
      saving: '$2,000',
    })
    expect(toPriceText({ kind: 'none', text: 'Enquire for price.' })).toEqual({ amount: 'Enquire for price.' })
    expect(toPriceText({ kind: 'subscription', dollars: 299, terms: { weeks: 1, total: 299 } })).toEqual({
      amount: '$299',
      type: 'per week by subscription',
      minimum: 'minimum total $299 over 1 week',
    })
    const both = toPriceText({
      kind: 'subscription',
      dollars: 176,
      terms: { weeks: 26, total: 4576 },
      purchase: { dollars: 39_990, type_text: 'Drive away' },
    })
    expect(formatPriceLine(both)).toBe(
      '$176 per week by subscription, minimum total $4,576 over 26 weeks, or $39,990 Drive away',
    )
    expect(formatOrPurchase(both)).toBe('or $39,990 Drive away')
    expect(formatTerms(both)).toBe('minimum total $4,576 over 26 weeks, or $39,990 Drive away')
    expect(formatPurchaseLine(both)).toBe('$39,990 Drive away')
    expect(formatSubscription(both)).toBe('$176 per week,\nminimum total $4,576 over 26 weeks')
    expect(formatSubscriptionNote([both, { ...both, includes: 'Includes rego.' }])).toBe(
      'A subscription includes rego.',
    )
    expect(formatSubscriptionNote([both])).toBeUndefined()
    expect(formatSubscription({ amount: '$39,990', type: 'Drive away' })).toBeUndefined()
    expect(formatListedPrice({ status: 'in_stock' }, both)).toBe(
      '$176 per week by subscription, minimum total $4,576 over 26 weeks, or $39,990 drive away',
    )
    const plus = { amount: '$298,000', type: 'Plus on-road costs (incl. GST)' }
    expect(formatListedPrice({ status: 'in_stock' }, plus)).toBe('$298,000 plus on-road costs (incl. GST)')
    expect(formatListedPrice({ status: 'sold' }, both)).toBe('Sold')
    expect(formatPurchaseLine({ amount: '$1', type: 'Drive away' })).toBe('$1 Drive away')
    expect(formatListedPrice({ status: 'in_stock' }, { amount: 'Enquire for price.' })).toBe('Enquire for price')
  })

  test('[VDP-01] badge and series are on a separate line', () => {
    expect(toVehicleTitle(vehicle)).toEqual({ main: '2023 Toyota RAV4', sub: 'Cruiser' })
    expect(toVehicleTitle({ ...vehicle, badge: 'null', series: ' MY23 ' }).sub).toBe('MY23')
    expect(toVehicleTitle({ ...vehicle, badge: 'Sport', series: 'sport ' }).sub).toBe('Sport')
    expect(formatVehicleDescription(vehicle, '$45,990 drive away', 'Banksia')).toBe(
      '2023 Toyota RAV4 Cruiser, 21,500 km, automatic. $45,990 drive away at Banksia, Toowong.',
    )
  })

  test('[VDP-01] a vehicle of unknown location is at the primary one', () => {
    const at = (id: string, primary = false, visible = true) => ({ id, primary, visible, dealership_slug: `d-${id}` })
    const locations = [at('a'), at('b', true), at('c', false, false)] as unknown as Site['locations']
    const where = (over: Partial<Vehicle>) => findVehicleLocation({ ...vehicle, ...over }, { locations })?.id
    expect(where({ location_id: 'a' })).toBe('a')
    expect(where({ location_id: 'c' })).toBe('b')
    expect(where({ dealership_slug: 'd-a' })).toBe('a')
    expect(where({})).toBe('b')
  })
})
