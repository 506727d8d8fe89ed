import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { testVehicle } from '@/src/domain/stock/vehicle/vehicle.test-support'

/** A used car for tests of the vehicle page. */
export const sampleVehicle: Vehicle = {
  ...testVehicle,
  id: 'v1',
  slug: '2023-toyota-rav4-k1',
  name: '2023 Toyota RAV4 Cruiser',
  year: 2023,
  make: 'Toyota',
  model: 'RAV4',
  badge: 'Cruiser',
  price_cents: 45_990_00,
  price_type: 'drive_away',
  km: 21_500,
  simple_body: 'SUV',
  simple_transmission: 'Automatic',
  simple_fuel: 'Hybrid',
  stocknum: 'B1203',
  city: 'Toowong',
  dealership_slug: 'banksia-toowong',
  images: [{ url: '/a.webp' }, { url: 'https://cdn.example/b.webp' }, { url: '/film.mp4', isVideo: true }],
  features: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  views: 0,
}
