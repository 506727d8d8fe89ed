import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardRecord } from './card'
import { SPECS_PER_CARD, listSpecs, specAttributes } from './specs'

const record: CardRecord = {
  objectID: '1',
  tenant_id: 't',
  image_url: '/a.jpg',
  slug: 'car',
  name: 'Car',
  year: 2024,
  make: 'Make',
  model: 'Model',
  item_type: 'car',
  categories: ['used'],
  car_type: 'used',
  status: 'in_stock',
  reserved: false,
  sold: false,
  certified: false,
  preorder: false,
  price_type: 'drive_away',
  km: 84_822,
  fuel: 'Diesel',
  transmission: 'Manual',
  photos_count: 3,
  views: 0,
  show_on_dealer_website: true,
  has_spin: false,
  created_at: 1,
}

test.each<[string, Partial<CardRecord>, readonly (readonly [string, string])[]]>([
  [
    'payload, mass and axles of a truck',
    { item_type: 'truck', body: 'Tipper', payload: 2900, gvm: 5240, axles: '4x2' },
    [
      ['Payload', '2,900\u00A0kg'],
      ['GVM', '5,240\u00A0kg'],
      ['Axles', '4x2'],
      ['Odometer', '84,822\u00A0km'],
    ],
  ],
  [
    'masses and berths of a caravan',
    { item_type: 'caravan', atm: 3400, tare: 2800, berths: 2, payload: 600 },
    [
      ['ATM', '3,400\u00A0kg'],
      ['Tare', '2,800\u00A0kg'],
      ['Berths', '2'],
      ['Payload', '600\u00A0kg'],
    ],
  ],
  [
    'range, battery and charging time of an electric car',
    { fuel: 'Electric', transmission: 'Automatic', electric_range: 530, battery: 75, charging_time: 27 },
    [
      ['Range', '530\u00A0km'],
      ['Battery', '75\u00A0kWh'],
      ['10–80% charge', '27\u00A0min'],
      ['Odometer', '84,822\u00A0km'],
    ],
  ],
  [
    'seat height and licence of a motorcycle',
    { item_type: 'motorcycle', engine: '471\u00A0cc', seat_height: 690, lams: true },
    [
      ['Engine', '471\u00A0cc'],
      ['Seat height', '690\u00A0mm'],
      ['Licence', 'LAMS'],
      ['Odometer', '84,822\u00A0km'],
    ],
  ],
  [
    'no gearbox of an electric car without its charging time',
    { fuel: 'Electric', transmission: 'Automatic', electric_range: 530, battery: 75 },
    [
      ['Range', '530\u00A0km'],
      ['Battery', '75\u00A0kWh'],
      ['Odometer', '84,822\u00A0km'],
      ['Fuel', 'Electric'],
    ],
  ],
  [
    'odometer, gearbox and fuel of any other car',
    {},
    [
      ['Odometer', '84,822\u00A0km'],
      ['Transmission', 'Manual'],
      ['Fuel', 'Diesel'],
      ['Year', '2024'],
    ],
  ],
])('[CARD-01] a spec sheet shows %s', (_, properties, specs) => {
  expect(listSpecs({ ...record, ...properties })).toEqual(specs)
})

test('[CARD-01] a spec sheet has at most four figures, each label once and no empty value', () => {
  const values = fc.record(
    Object.fromEntries(specAttributes.map((name) => [name, fc.oneof(fc.nat(9999), fc.string(), fc.boolean())])),
    { requiredKeys: [] },
  )
  const itemTypes = fc.constantFrom('car', 'truck', 'motorcycle', 'caravan')
  fc.assert(
    fc.property(values, itemTypes, (properties, item_type) => {
      const specs = listSpecs({ ...record, body: 'SUV', ...properties, item_type } as CardRecord)
      expect(specs.length).toBeLessThanOrEqual(SPECS_PER_CARD)
      expect(new Set(specs.map(([label]) => label)).size).toBe(specs.length)
      expect(specs.every(([, value]) => value !== '')).toBe(true)
    }),
  )
})
