import type { Vehicle } from './vehicle'

export const now = new Date('2026-06-10T12:30:00Z')
export const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()

/** A used car in stock, thirty days old. */
export const testVehicle: Vehicle = {
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
  created_at: daysAgo(30),
  updated_at: daysAgo(30),
  views: 3,
}
