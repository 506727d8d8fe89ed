import 'server-only'
import type { MarketVehicle } from '@/src/domain/market/comparable'
import { MAX_YEAR_DIFFERENCE } from '@/src/domain/market/comparable'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Vehicle as VehicleDocument } from '@/src/payload-types'
import { payload } from '@/src/server/payload'

/** Upper bound of the vehicles that are read: enough to know the market of a model. */
const MAX_VEHICLES = 300

type MarketFacts = Pick<
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

export const toMarketVehicle = (facts: MarketFacts, price: number): MarketVehicle => ({
  id: facts.id,
  item_type: facts.item_type,
  car_type: facts.car_type,
  make: facts.make,
  model: facts.model,
  year: facts.year,
  price,
  price_type: facts.price_type,
  ...omitEmpty({ badge: facts.badge, km: facts.km, body: facts.simple_body, fuel: facts.simple_fuel }),
})

const selectedFields = {
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

type VehicleRow = Pick<VehicleDocument, 'id' | keyof typeof selectedFields>

const toPricedVehicles = (row: VehicleRow): readonly MarketVehicle[] => {
  const overrides = (row.overrides ?? {}) as Pick<Vehicle, 'offer_price_cents'>
  const offer_price_cents = overrides.offer_price_cents ?? row.offer_price_cents
  const price = askingPriceDollars(omitEmpty({ price_cents: row.price_cents, offer_price_cents }))
  return price === undefined ? [] : [toMarketVehicle(omitEmpty(row) as MarketFacts, price)]
}

/**
 * Returns comparable vehicles of all dealers of this installation that shoppers can see now: one bounded query. Only a
 * price range derived from them is shown, and each of these prices is public.
 */
export const findPublicStock = async ({
  make,
  model,
  item_type,
  year,
}: MarketVehicle): Promise<readonly MarketVehicle[]> => {
  const found = await (
    await payload()
  ).find({
    collection: 'vehicles',
    where: {
      and: [
        { make: { equals: make } },
        { model: { equals: model } },
        { item_type: { equals: item_type } },
        { year: { greater_than_equal: year - MAX_YEAR_DIFFERENCE } },
        { year: { less_than_equal: year + MAX_YEAR_DIFFERENCE } },
        { status: { in: ['in_stock', 'coming_soon'] } },
        { show_on_dealer_website: { equals: true } },
        { hidden: { not_equals: true } },
        { removed_at: { exists: false } },
        { 'tenant.status': { equals: 'active' } },
      ],
    },
    select: selectedFields,
    sort: '-createdAt',
    depth: 0,
    limit: MAX_VEHICLES,
    pagination: false,
    overrideAccess: true,
  })
  return (found.docs as VehicleRow[]).flatMap(toPricedVehicles)
}
