import type { FeedVehicle } from '@/src/domain/stock/vehicle'
import { momentFrom } from './identity'
import { drawnBody, photosOf } from './looks'
import type { DrawnColour } from './pictures'

/** A special case of stock that pages must handle, applied to one vehicle of a tenant. */
type Case = (vehicle: FeedVehicle, now: Date) => FeedVehicle

const without = <K extends keyof FeedVehicle>(vehicle: FeedVehicle, ...keys: readonly K[]): FeedVehicle =>
  Object.fromEntries(
    Object.entries(vehicle).filter(([key]) => !(keys as readonly string[]).includes(key)),
  ) as FeedVehicle

const paint: DrawnColour = 'silver'
const photos =
  (count: number): Case =>
  (vehicle) => ({
    ...without(vehicle, 'video_url', 'spin_interior_image', 'hotspots'),
    colour: 'Silver Sky',
    images: photosOf(vehicle.item_type, drawnBody(vehicle.simple_body ?? ''), paint, count),
    spin_images: [],
  })

/**
 * Sold vehicles listed one after another, so that they are adjacent in a search and collapse to the first (SRCH-11).
 */
const soldRun =
  (place: number): Case =>
  (vehicle, now) => ({
    ...vehicle,
    status: 'sold',
    sold_at: momentFrom(now, -0.2 * (place + 1)),
    listed_at: momentFrom(now, -(9 + place / 100)),
  })

const unpriced: Case = (vehicle) =>
  without(vehicle, 'price_cents', 'before_price_cents', 'finance_lenders', 'autograb_data')
const priced =
  (dollars: number): Case =>
  (vehicle, now) => ({ ...unpriced(vehicle, now), price_cents: dollars * 100 })

/** Cases of every demo tenant, applied to its first vehicles in this order. */
export const commonCases: readonly Case[] = [
  photos(24),
  photos(0),
  photos(1),
  photos(3),
  photos(4),
  unpriced,
  (vehicle) => ({ ...vehicle, reserved: true }),
  (vehicle) => ({ ...without(vehicle, 'regplate', 'rego', 'rego_expiry'), status: 'coming_soon' }),
  soldRun(0),
  soldRun(1),
  soldRun(2),
  soldRun(3),
  (vehicle, now) => ({ ...vehicle, status: 'sold', sold_at: momentFrom(now, -40) }),
  (vehicle) => without(vehicle, 'dealercomments'),
  (vehicle, now) => ({ ...vehicle, listed_at: momentFrom(now, -1) }),
  (vehicle) => ({ ...vehicle, tag: 'Test Drive Only' }),
]

const longName: Case = (vehicle) => ({
  ...vehicle,
  make: 'Mercedes-Benz',
  model: 'Sprinter 519 CDI Extra Long Wheelbase High Roof',
  badge: 'Edition 125 ‘Grand Tourer’ with Comfort, Safety & Infotainment Packages',
  series: 'VS30 MY26.5 Facelift',
})

/** Further cases of the tenant `edge`: odd prices, names and gaps. */
export const oddCases: readonly Case[] = [
  priced(1),
  priced(10),
  priced(11),
  (vehicle, now) => ({
    ...priced(8)(vehicle, now),
    make: 'Škoda',
    model: 'Kodiaq',
    year: now.getUTCFullYear(),
    car_type: 'new',
    status: 'coming_soon',
    preorder: true,
  }),
  longName,
  (vehicle) => ({ ...vehicle, make: 'Škoda', model: 'Superb', badge: 'Laurin & Klement', colour: 'Třešňově červená' }),
  (vehicle) => ({
    ...vehicle,
    make: 'Kia',
    model: "cee'd",
    badge: "Driver's Pack <GT>",
    dealercomments: 'O\'Brien\'s own: "mint" & <b>not</b> bold.',
  }),
  (vehicle) => ({ ...vehicle, model: 'سيارة', badge: 'RTL 测试 🚙' }),
  (vehicle) => ({ ...vehicle, show_on_dealer_website: false }),
  (vehicle) =>
    without(vehicle, 'location_slug', 'dealership_id', 'dealership_slug', 'dealership_name', 'city', 'state'),
  (vehicle) => ({
    ...without(
      vehicle,
      'badge',
      'km',
      'colour',
      'vin',
      'variant',
      'dealercomments',
      'seats',
      'doors',
      'drive',
      'trans',
      'price_cents',
      'video_url',
      'spin_interior_image',
      'hotspots',
    ),
    features: [],
    standardEquipment: [],
    images: [],
    spin_images: [],
  }),
  (vehicle) => ({ ...vehicle, status: 'others' }),
  (vehicle) => ({ ...vehicle, km: 987_654, price_cents: 150_000_000, before_price_cents: 160_000_000 }),
  (vehicle) => ({ ...vehicle, dealercomments: `${'A'.repeat(180)} ${vehicle.dealercomments ?? 'No more to say.'}` }),
]
