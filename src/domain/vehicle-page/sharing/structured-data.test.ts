import { describe, expect, test } from 'vitest'
import { formatDollars } from '@/src/domain/money/format-money'
import { toCardPrice } from '@/src/domain/stock/card/card'
import { toSearchRecord } from '@/src/domain/stock/search-record/to-search-record'
import { itemTypes, type Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { resolveSwitches } from '@/src/domain/switches'
import { toPriceText } from '../price/price-text'
import { sampleVehicle } from '../sample-vehicle.test-support'
import { findSchemaProblems } from './schema-org.test-support'
import { buildVehicleData } from './structured-data'

const testLocation = {
  id: 'l1',
  slug: 'toowong',
  name: 'Banksia Toowong',
  visible: true,
  primary: true,
  phone: '07 5550 1100',
  address: { street: '1 High St', city: 'Toowong', state: 'QLD', postcode: '4066', lat: -27.48, long: 152.98 },
  opening_hours: [
    { weekday: 1, status: 'Open', open: '08:30', close: '17:00' },
    { weekday: 2, status: 'Open', open: '08:30', close: '17:00' },
    { weekday: 6, status: 'Open', open: '09:00', close: '12:00' },
    { weekday: 0, status: 'Closed' },
  ],
} as unknown as SiteLocation

const site = {
  name: 'Banksia',
  url: 'https://banksia.example',
  phone: '1800 160 401',
  switches: resolveSwitches({}, {}),
  locations: [testLocation],
} as unknown as Site

const graph = (over: Partial<Vehicle> = {}, location: SiteLocation | null = testLocation) => {
  const data = JSON.parse(
    JSON.stringify(buildVehicleData({ ...sampleVehicle, ...over }, site, location ?? undefined)),
  ) as {
    '@graph': [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]
  }
  return data['@graph']
}

const { price_cents: _, badge: __, km: ___, ...bare } = sampleVehicle
const odd: readonly (readonly [string, Vehicle])[] = [
  ...itemTypes.map((item_type) => [item_type, { ...sampleVehicle, item_type }] as const),
  ['a car with little data', { ...bare, images: [], car_type: 'new' }],
  ['markup in names', { ...sampleVehicle, model: '</script><b>', badge: '"GT" & <more>', colour: 'Třešňově' }],
  ['sold', { ...sampleVehicle, status: 'sold' }],
]

describe('structured data', () => {
  test.each(odd)('[CNT-07] %s is valid in schema.org’s vocabulary', (_name, vehicle) => {
    expect(findSchemaProblems(buildVehicleData(vehicle, site, testLocation))).toEqual([])
    expect(findSchemaProblems(buildVehicleData(vehicle, site, undefined))).toEqual([])
  })

  const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode })
  const property = (name: string, value: string | number, unitCode?: string) => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...(unitCode !== undefined && { unitCode }),
  })
  const ofKind: readonly (readonly [string, Partial<Vehicle>, Readonly<Record<string, unknown>>])[] = [
    [
      'an electric car',
      {
        simple_fuel: 'Electric',
        variant: {
          electric_range: 455,
          battery_capacity: 64.8,
          charging_ac: 11,
          charging_dc: 150,
          charging_time: 28,
          connector: 'CCS2',
        },
      },
      {
        additionalProperty: [
          property('Electric range', 455, 'KMT'),
          property('Battery', 64.8, 'KWH'),
          property('AC charging', 11, 'KWT'),
          property('DC charging', 150, 'KWT'),
          property('Fast charging time', 28, 'MIN'),
          property('Charging connector', 'CCS2'),
        ],
      },
    ],
    [
      'a truck',
      {
        item_type: 'truck',
        variant: { grossvehiclemass: 8000, gross_combination_mass: 12_000, payload: 4200, axle_configuration: '4x2' },
      },
      {
        weightTotal: quantity(8000, 'KGM'),
        payload: quantity(4200, 'KGM'),
        additionalProperty: [property('Gross combination mass', 12_000, 'KGM'), property('Axle configuration', '4x2')],
      },
    ],
    [
      'a motorcycle',
      { item_type: 'motorcycle', variant: { seat_height: 785, lams: true, wet_weight: 190 } },
      {
        weight: quantity(190, 'KGM'),
        additionalProperty: [property('Seat height', 785, 'MMT'), property('LAMS approved', 'Yes')],
      },
    ],
    [
      'a caravan',
      {
        item_type: 'caravan',
        caravan: {
          body_length: 18.5,
          tare_weight: 2100,
          aggregate_trailer_mass: 2600,
          sleeps: 4,
          axle_type: 'Tandem',
          ball_weight: 160,
        },
      },
      {
        weight: quantity(2100, 'KGM'),
        weightTotal: quantity(2600, 'KGM'),
        payload: quantity(500, 'KGM'),
        additionalProperty: [
          property('Body length', 18.5, 'FOT'),
          property('Axle type', 'Tandem'),
          property('Sleeps', 4),
          property('Ball weight', 160, 'KGM'),
        ],
      },
    ],
  ]
  test.each(ofKind)('[CNT-07] states the facts of %s', (_name, over, expected) => {
    const [node] = graph(over)
    expect(node).toMatchObject(expected)
    expect(findSchemaProblems(buildVehicleData({ ...sampleVehicle, ...over }, site, testLocation))).toEqual([])
  })

  test('[CNT-07] a vehicle has no facts of other kinds', () => {
    const [node] = graph({ item_type: 'car', variant: { seat_height: 785, lams: true, axle_configuration: '4x2' } })
    expect(node).not.toHaveProperty('additionalProperty')
  })

  test('[CNT-07] invalid vocabulary is detected', () => {
    const wrong = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Car', price: 1, numberOfDoors: 'four' }] }
    expect(findSchemaProblems(wrong)).toEqual(['Car.price: no property of Car', 'Car.numberOfDoors: no Number'])
    const sellerlessOffer = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Offer', seller: { '@id': 'x' } }],
    }
    expect(findSchemaProblems(sellerlessOffer)).toEqual(['Offer.seller: points nowhere'])
  })

  test('[CNT-07] has the vehicle, its offer, the dealer and the breadcrumbs', () => {
    const [vehicle, dealer, crumbs] = graph()
    expect(vehicle).toMatchObject({
      '@type': 'Car',
      image: ['https://banksia.example/a.webp', 'https://cdn.example/b.webp'],
      mileageFromOdometer: { value: 21_500, unitCode: 'KMT' },
      offers: { price: 45_990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    })
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Banksia Toowong',
      telephone: '+61755501100',
      address: { addressLocality: 'Toowong', postalCode: '4066', addressCountry: 'AU' },
      geo: { latitude: -27.48, longitude: 152.98 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '17:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
    })
    expect((crumbs['itemListElement'] as unknown[]).at(-1)).toMatchObject({
      position: 4,
      item: 'https://banksia.example/cars/2023-toyota-rav4-k1',
    })
    expect(graph({}, null)[1]).toMatchObject({ name: 'Banksia', telephone: '+611800160401' })
  })

  test('[CARD-04] [CNT-07] beside a subscription the offer has the displayed purchase price', () => {
    const vehicle = { ...sampleVehicle, subscription_price_cents: 176_00 }
    const { display } = resolveSwitches({}, { display: { subscription: true, subscription_weeks: 26 } })
    const displayedPrice = toPriceText(toCardPrice(toSearchRecord(vehicle, { tenantId: 't' }), display))
    const offer = graph(vehicle)[0]['offers'] as { price: number }
    expect(displayedPrice.amount).toBe('$176')
    expect(displayedPrice.purchase?.amount).toBe(formatDollars(offer.price))
  })

  test('[VDP-01] [CNT-07] the offer has the asking price, or none, and the vehicle’s availability', () => {
    const offer = (over: Partial<Vehicle>) => graph(over)[0]['offers'] as Record<string, unknown>
    expect(offer({ offer_price_cents: 43_990_00 })['price']).toBe(43_990)
    expect(offer({ price_cents: 10_00 })).not.toHaveProperty('price')
    expect(offer({ price_cents: 10_00 })).not.toHaveProperty('priceCurrency')
    expect(offer({ status: 'sold' })).not.toHaveProperty('price')
    expect(offer({ status: 'sold' })['availability']).toBe('https://schema.org/SoldOut')
    expect(offer({ status: 'others' })['availability']).toBe('https://schema.org/SoldOut')
    expect(offer({ status: 'coming_soon' })['availability']).toBe('https://schema.org/PreOrder')
  })
})
