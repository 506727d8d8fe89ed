import 'server-only'
import { isVehicleId } from '@/src/domain/events/beacon'
import { isAvailable, isPublic } from '@/src/domain/stock/availability'
import { askingPriceDollars } from '@/src/domain/stock/price'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { insertSavedVehicle, MAX_SAVED_VEHICLES } from '@/src/services/accounts/saved-vehicles'
import { dataFor } from './data'
import { database } from './database'
import { findPublicVehicle } from './find-vehicle'
import { toVehicle } from './vehicle-document'

const savedListOf = ({ switches }: Pick<Site, 'switches'>): 'favourite' | 'watchlist' =>
  switches.accounts.save_as === 'favourites' ? 'favourite' : 'watchlist'

/** The current price in whole cents; null if there is none. */
export const currentPriceCents = (vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>): number | null => {
  const dollars = askingPriceDollars(vehicle)
  return dollars === undefined ? null : Math.round(dollars * 100)
}

export type SaveResult = 'saved' | 'missing' | 'sold' | 'full'

const isSaved = async (site: Site, shopperId: string, vehicleId: string): Promise<boolean> => {
  const { rowCount } = await (
    await database()
  ).query('SELECT 1 FROM saved_cars WHERE tenant_id = $1 AND shopper_id = $2 AND car_id = $3', [
    site.id,
    shopperId,
    vehicleId,
  ])
  return (rowCount ?? 0) > 0
}

/** Saves a vehicle of this dealer for a shopper; idempotent (ACC-02). */
export const saveVehicle = async (site: Site, shopperId: string, vehicleId: string): Promise<SaveResult> => {
  const vehicle = isVehicleId(vehicleId) ? await findPublicVehicle(site.id, vehicleId) : null
  if (!vehicle) return 'missing'
  if (await isSaved(site, shopperId, vehicle.id)) return 'saved'
  if (!isAvailable(vehicle.status)) return 'sold'
  const isNew = await insertSavedVehicle(await database(), {
    tenantId: site.id,
    shopperId,
    vehicleId: vehicle.id,
    list: savedListOf(site),
    priceCents: currentPriceCents(vehicle),
  })
  return isNew || (await isSaved(site, shopperId, vehicle.id)) ? 'saved' : 'full'
}

/** Removes a vehicle from all lists of a shopper; false if it was on none. */
export const removeSavedVehicle = async (
  site: Pick<Site, 'id'>,
  shopperId: string,
  vehicleId: string,
): Promise<boolean> => {
  if (!isVehicleId(vehicleId)) return false
  const { rowCount } = await (
    await database()
  ).query('DELETE FROM saved_cars WHERE tenant_id = $1 AND shopper_id = $2 AND car_id = $3', [
    site.id,
    shopperId,
    vehicleId,
  ])
  return (rowCount ?? 0) > 0
}

/** Adds what a browser saved before signing in (ACC-03), up to the limit; unknown and sold vehicles are skipped. */
export const mergeSavedVehicles = async (
  site: Site,
  shopperId: string,
  vehicleIds: readonly string[],
): Promise<void> => {
  for (const id of new Set(vehicleIds.slice(0, MAX_SAVED_VEHICLES))) {
    if ((await saveVehicle(site, shopperId, id)) === 'full') return
  }
}

export type SavedVehicle = {
  readonly car: Vehicle
  readonly saved_at: Date
  /** Price when it was saved, or when the shopper was last notified. */
  readonly price_cents: number | null
}

type SavedRow = { readonly car_id: string; readonly created_at: Date; readonly price_cents: string | null }

/** Lists a shopper's vehicles, newest first, without those that shoppers may no longer see. */
export const listSavedVehicles = async (
  site: Pick<Site, 'id'>,
  shopperId: string,
): Promise<readonly SavedVehicle[]> => {
  const { rows } = await (
    await database()
  ).query<SavedRow>(
    `SELECT DISTINCT ON (car_id) car_id, created_at, price_cents FROM saved_cars
     WHERE tenant_id = $1 AND shopper_id = $2 ORDER BY car_id, created_at DESC`,
    [site.id, shopperId],
  )
  const ids = rows.map(({ car_id }) => car_id)
  const found =
    ids.length === 0 ? [] : await dataFor(site.id).find('vehicles', { where: { id: { in: ids } }, limit: ids.length })
  const vehicles = new Map(found.map((one) => [one.id, toVehicle(one)]))
  return rows
    .flatMap(({ car_id, created_at, price_cents }) => {
      const vehicle = vehicles.get(car_id)
      if (!vehicle || !isPublic(vehicle)) return []
      return [{ car: vehicle, saved_at: created_at, price_cents: price_cents === null ? null : Number(price_cents) }]
    })
    .sort((a, b) => b.saved_at.getTime() - a.saved_at.getTime())
}
