import 'server-only'
import type { MarketCar } from '@/src/domain/market/comparable'
import { yearReach } from '@/src/domain/market/comparable'
import type { Gauge, NoRating } from '@/src/domain/market/gauge'
import { isAvailable } from '@/src/domain/stock/availability'
import { paidDollars } from '@/src/domain/stock/price'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import { present } from '@/src/domain/present'
import { env } from '@/src/env'
import { marketGauge } from '@/src/integrations/market-gauge'
import type { Vehicle as VehicleDocument } from '@/src/payload-types'
import { noteLacking } from '@/src/runtime/pages/render'
import { payload } from './payload'

/** Milliseconds a gauge may take before the page goes without it. */
const patience = 3000

/** Read at most: a model beyond that is known well enough. */
const mostCars = 300

type Facts = Pick<
  Vehicle,
  | 'id'
  | 'item_type'
  | 'car_type'
  | 'make'
  | 'model'
  | 'badge'
  | 'year'
  | 'km'
  | 'simple_body'
  | 'simple_fuel'
  | 'price_type'
>

const marketCar = (facts: Facts, price: number): MarketCar => ({
  id: facts.id,
  item_type: facts.item_type,
  car_type: facts.car_type,
  make: facts.make,
  model: facts.model,
  year: facts.year,
  price,
  price_type: facts.price_type,
  ...present({ badge: facts.badge, km: facts.km, body: facts.simple_body, fuel: facts.simple_fuel }),
})

const selected = {
  item_type: true,
  car_type: true,
  make: true,
  model: true,
  badge: true,
  year: true,
  km: true,
  simple_body: true,
  simple_fuel: true,
  price_type: true,
  price_cents: true,
  offer_price_cents: true,
  overrides: true,
} as const

type Row = Pick<VehicleDocument, 'id' | keyof typeof selected>

const rowCar = (row: Row): readonly MarketCar[] => {
  const ours = (row.overrides ?? {}) as Pick<Vehicle, 'offer_price_cents'>
  const offer_price_cents = ours.offer_price_cents ?? row.offer_price_cents
  const price = paidDollars(present({ price_cents: row.price_cents, offer_price_cents }))
  return price === undefined ? [] : [marketCar(present(row) as Facts, price)]
}

/**
 * Vehicles of all dealers of this installation that shoppers can see now and that may compare: one bounded read. What
 * leaves it is a range of prices, each of which stands on some dealer's page.
 */
const publicStock = async ({ make, model, item_type, year }: MarketCar): Promise<readonly MarketCar[]> => {
  const found = await (
    await payload()
  ).find({
    collection: 'vehicles',
    where: {
      and: [
        { make: { equals: make } },
        { model: { equals: model } },
        { item_type: { equals: item_type } },
        { year: { greater_than_equal: year - yearReach } },
        { year: { less_than_equal: year + yearReach } },
        { status: { in: ['in_stock', 'coming_soon'] } },
        { show_on_dealer_website: { equals: true } },
        { hidden: { not_equals: true } },
        { removed_at: { exists: false } },
        { 'tenant.status': { equals: 'active' } },
      ],
    },
    select: selected,
    sort: '-createdAt',
    depth: 0,
    limit: mostCars,
    pagination: false,
    overrideAccess: true,
  })
  return (found.docs as Row[]).flatMap(rowCar)
}

const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The market gauge did not answer in time.')), patience).unref()
  })

const gauge = marketGauge(env, publicStock)

/**
 * How a vehicle's price compares with the market (VDP-11): the gauge, or why there is none (a sold vehicle and one
 * without a price have none); null where the gauge fails or is late, which is logged. The answer is stored like a page:
 * until the dealer's stock changes, and a failure for a moment.
 */
export const gaugeOf = async (vehicle: Vehicle): Promise<Partial<Gauge> | NoRating | null> => {
  const price = paidDollars(vehicle)
  if (price === undefined || !isAvailable(vehicle.status)) return { reason: 'unknown' }
  try {
    return await Promise.race([gauge.rate(marketCar(vehicle, price)), late()])
  } catch (error) {
    console.error('The market gauge failed:', error)
    noteLacking()
    return null
  }
}
