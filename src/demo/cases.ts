import { imageFactsOf, renderedBodyOf } from '@/src/domain/images/studio-image'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { toComingSoon } from './coming-soon'
import { timestampInDays } from './identity'
import { listPhotos } from '@/src/domain/images/rendered-body'
import type { RenderedColour } from '@/src/domain/images/rendered-images'
import type { VehicleMasters } from '@/src/domain/images/vehicle-masters'
import { omitFields } from './omit-fields'

/** The day of the stock, and the studio masters that its photos may show. */
export type DemoSetting = { readonly now: Date; readonly masters: VehicleMasters }

/** A special case of stock that pages must handle, applied to one vehicle of a tenant. */
type DemoCase = (vehicle: FeedVehicle, setting: DemoSetting) => FeedVehicle

const CASE_PAINT: RenderedColour = 'silver'
const withPhotos =
  (count: number): DemoCase =>
  (vehicle, { masters }) => ({
    ...omitFields(vehicle, 'video_url', 'spin_interior_image', 'hotspots'),
    colour: 'Silver Sky',
    images: listPhotos(
      masters,
      { item: vehicle.item_type, body: renderedBodyOf(imageFactsOf(vehicle)), colour: CASE_PAINT },
      count,
    ),
    spin_images: [],
  })

/**
 * Sold vehicles listed one after another, so that they are adjacent in a search and collapse to the first (SRCH-11).
 */
const withSoldRun =
  (position: number): DemoCase =>
  (vehicle, { now }) => ({
    ...vehicle,
    status: 'sold',
    sold_at: timestampInDays(now, -0.2 * (position + 1)),
    listed_at: timestampInDays(now, -(9 + position / 100)),
  })

const withoutPrice: DemoCase = (vehicle) =>
  omitFields(vehicle, 'price_cents', 'before_price_cents', 'finance_lenders', 'autograb_data')
const withPrice =
  (dollars: number): DemoCase =>
  (vehicle, setting) => ({ ...withoutPrice(vehicle, setting), price_cents: dollars * 100 })

/** Cases of every demo tenant, applied to its first vehicles in this order. */
export const commonCases: readonly DemoCase[] = [
  withPhotos(24),
  withPhotos(0),
  withPhotos(1),
  withPhotos(3),
  withPhotos(4),
  withoutPrice,
  (vehicle) => ({ ...vehicle, reserved: true }),
  toComingSoon,
  withSoldRun(0),
  withSoldRun(1),
  withSoldRun(2),
  withSoldRun(3),
  (vehicle, { now }) => ({ ...vehicle, status: 'sold', sold_at: timestampInDays(now, -40) }),
  (vehicle) => omitFields(vehicle, 'dealercomments'),
  (vehicle, { now }) => ({ ...vehicle, listed_at: timestampInDays(now, -1) }),
  (vehicle) => ({ ...vehicle, tag: 'In the showroom' }),
]

const withLongName: DemoCase = (vehicle) => ({
  ...vehicle,
  make: 'Mercedes-Benz',
  model: 'Sprinter 519 CDI Extra Long Wheelbase High Roof',
  badge: 'Edition 125 ‘Grand Tourer’ with Comfort, Safety & Infotainment Packages',
  series: 'VS30 MY26.5 Facelift',
})

/** Further cases of the tenant `edge`: odd prices, names and gaps. */
export const oddCases: readonly DemoCase[] = [
  withPrice(1),
  withPrice(10),
  withPrice(11),
  (vehicle, setting) =>
    toComingSoon({
      ...withPrice(8)(vehicle, setting),
      make: 'Škoda',
      model: 'Kodiaq',
      year: setting.now.getUTCFullYear(),
      car_type: 'new',
      preorder: true,
    }),
  withLongName,
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
    omitFields(vehicle, 'location_slug', 'dealership_id', 'dealership_slug', 'dealership_name', 'city', 'state'),
  (vehicle) => ({
    ...omitFields(
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
