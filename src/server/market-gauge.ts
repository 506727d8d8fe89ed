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

/** The page is rendered without a gauge that takes longer. */
const patience = 3000

/** Upper bound of the vehicles that are read: enough to know the market of a model. */
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
 * Returns comparable vehicles of all dealers of this installation that shoppers can see now: one bounded query. Only a
 * price range derived from them is shown, and each of these prices is public.
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
 * Rates a vehicle's price against the market (VDP-11): the gauge, or the reason why there is none, such as a sold
 * vehicle; null if the provider fails or times out, which is logged. The answer is cached like a page until the
 * dealer's stock changes; a failure is cached only briefly.
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
