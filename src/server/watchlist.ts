import 'server-only'
import { randomUUID } from 'node:crypto'
import { isCarId } from '@/src/domain/events/beacon'
import { isAvailable, isPublic } from '@/src/domain/stock/availability'
import { paidDollars } from '@/src/domain/stock/price'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { dataFor } from './data'
import { database } from './database'
import { carNamed } from './named-car'
import { vehicleOf } from './vehicle-document'

/** The same limit as in the browser. */
const mostSaved = 100

const shelfOf = ({ switches }: Pick<Site, 'switches'>): 'favourite' | 'watchlist' =>
  switches.accounts.save_as === 'favourites' ? 'favourite' : 'watchlist'

/** The current price in whole cents; null if there is none. */
export const priceNow = (car: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>): number | null => {
  const dollars = paidDollars(car)
  return dollars === undefined ? null : Math.round(dollars * 100)
}

export type Saving = 'saved' | 'missing' | 'sold' | 'full'

/** Counts and inserts in one statement. */
const insert = `INSERT INTO saved_cars (id, tenant_id, shopper_id, car_id, shelf, price_cents)
  SELECT $1, $2, $3, $4, $5::enum_saved_cars_shelf, $6
  WHERE (SELECT count(*) FROM saved_cars WHERE tenant_id = $2 AND shopper_id = $3) < $7
  ON CONFLICT (tenant_id, shopper_id, car_id, shelf) DO NOTHING`

const has = async (site: Site, shopperId: string, carId: string): Promise<boolean> => {
  const { rowCount } = await (
    await database()
  ).query('SELECT 1 FROM saved_cars WHERE tenant_id = $1 AND shopper_id = $2 AND car_id = $3', [
    site.id,
    shopperId,
    carId,
  ])
  return (rowCount ?? 0) > 0
}

/** Saves a vehicle of this dealer for a shopper; idempotent (ACC-02). */
export const saveCar = async (site: Site, shopperId: string, carId: string): Promise<Saving> => {
  const car = isCarId(carId) ? await carNamed(site.id, carId) : null
  if (!car) return 'missing'
  if (await has(site, shopperId, car.id)) return 'saved'
  if (!isAvailable(car.status)) return 'sold'
  const values = [randomUUID(), site.id, shopperId, car.id, shelfOf(site), priceNow(car), mostSaved]
  const { rowCount } = await (await database()).query(insert, values)
  return rowCount === 1 || (await has(site, shopperId, car.id)) ? 'saved' : 'full'
}

/** Removes a vehicle from all lists of a shopper; false if it was on none. */
export const removeCar = async (site: Pick<Site, 'id'>, shopperId: string, carId: string): Promise<boolean> => {
  if (!isCarId(carId)) return false
  const { rowCount } = await (
    await database()
  ).query('DELETE FROM saved_cars WHERE tenant_id = $1 AND shopper_id = $2 AND car_id = $3', [
    site.id,
    shopperId,
    carId,
  ])
  return (rowCount ?? 0) > 0
}

/** Adds what a browser saved before signing in (ACC-03), up to the limit; unknown and sold vehicles are skipped. */
export const mergeCars = async (site: Site, shopperId: string, carIds: readonly string[]): Promise<void> => {
  for (const id of new Set(carIds.slice(0, mostSaved))) {
    if ((await saveCar(site, shopperId, id)) === 'full') return
  }
}

export type SavedCar = {
  readonly car: Vehicle
  readonly saved_at: Date
  /** Price when it was saved, or when the shopper was last notified. */
  readonly price_cents: number | null
}

type Row = { readonly car_id: string; readonly created_at: Date; readonly price_cents: string | null }

/** Lists a shopper's vehicles, newest first, without those that shoppers may no longer see. */
export const savedCars = async (site: Pick<Site, 'id'>, shopperId: string): Promise<readonly SavedCar[]> => {
  const { rows } = await (
    await database()
  ).query<Row>(
    `SELECT DISTINCT ON (car_id) car_id, created_at, price_cents FROM saved_cars
     WHERE tenant_id = $1 AND shopper_id = $2 ORDER BY car_id, created_at DESC`,
    [site.id, shopperId],
  )
  const ids = rows.map(({ car_id }) => car_id)
  const found =
    ids.length === 0 ? [] : await dataFor(site.id).find('vehicles', { where: { id: { in: ids } }, limit: ids.length })
  const cars = new Map(found.map((one) => [one.id, vehicleOf(one)]))
  return rows
    .flatMap(({ car_id, created_at, price_cents }) => {
      const car = cars.get(car_id)
      if (!car || !isPublic(car)) return []
      return [{ car, saved_at: created_at, price_cents: price_cents === null ? null : Number(price_cents) }]
    })
    .sort((a, b) => b.saved_at.getTime() - a.saved_at.getTime())
}
