import { describe, expect, test } from 'vitest'
import type { Vehicle } from './vehicle'
import { vehicleSchema } from './vehicle-schema'

const car: Vehicle = {
  id: '01980000-0000-7000-8000-000000000001',
  slug: '2020-kia-rio-a1',
  name: '2020 Kia Rio',
  year: 2020,
  make: 'Kia',
  model: 'Rio',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  reserved: false,
  certified: false,
  preorder: false,
  price_cents: 1_999_000,
  price_type: 'excl_govt',
  images: [{ url: '/a.jpg' }, { url: '/b.jpg' }, { url: '/v.mp4', isVideo: true }],
  spin_images: [],
  features: ['Tow bar', 'Tow bar'],
  standardEquipment: [],
  show_on_dealer_website: true,
  hidden: false,
  created_at: '2026-05-11T12:30:00.000Z',
  updated_at: '2026-05-11T12:30:00.000Z',
  views: 3,
}

describe('[STK-01] the vehicle at the edge', () => {
  test('[STK-01] a whole vehicle passes unchanged', () => {
    expect(vehicleSchema.parse(car)).toEqual(car)
  })
  test.each([
    ['a year before cars', { year: 1884 }],
    ['a year to come', { year: 2101 }],
    ['a half cent', { price_cents: 0.5 }],
    ['an unknown status', { status: 'gone' }],
    ['a script for a photo', { images: [{ url: 'javascript:alert(1)' }] }],
    ['another host for a photo', { images: [{ url: '//evil.example/x.jpg' }] }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a date that is none', { rego_expiry: '31/12/2026' }],
    ['undefined for absent', { badge: undefined }],
    ['a name without end', { make: 'x'.repeat(101) }],
  ])('[STK-01] %s is refused', (_, change) => {
    expect(vehicleSchema.safeParse({ ...car, ...change }).success).toBe(false)
  })
})
