import 'server-only'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
import { isVehicleId } from '@/src/domain/events/beacon'
import { isPublic } from '@/src/domain/stock/vehicle/availability'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { dataFor } from '@/src/server/data'
import { database } from '@/src/server/database'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { toVehicle } from '@/src/server/vehicles/vehicle-document'
import { removeSavedVehicle, saveVehicle } from '@/src/services/accounts/saved-vehicles'

/** Saves a vehicle of this dealer for a shopper; idempotent (ACC-02). */
export const saveVehicleById = async (
  site: Site,
  shopperId: string,
  vehicleId: string,
): Promise<'saved' | 'missing' | 'sold' | 'full'> => {
  const vehicle = isVehicleId(vehicleId) ? await findPublicVehicle(site.id, vehicleId) : null
  return vehicle ? saveVehicle(await database(), site, shopperId, vehicle) : 'missing'
}

/** Removes a vehicle from all lists of a shopper; false if it was on none. */
export const removeVehicleById = async (
  site: Pick<Site, 'id'>,
  shopperId: string,
  vehicleId: string,
): Promise<boolean> => removeSavedVehicle(await database(), site, shopperId, vehicleId)

/**
 * Adds what a browser saved before signing in (ACC-03), in its order and up to the limit; unknown and sold vehicles are
 * skipped. @returns the ids that the account had no room for
 */
export const mergeSavedVehicles = async (
  site: Site,
  shopperId: string,
  vehicleIds: readonly string[],
): Promise<readonly string[]> => {
  const ids = [...new Set(vehicleIds)]
  for (const [index, id] of ids.slice(0, MAX_SAVED_VEHICLES).entries()) {
    if ((await saveVehicleById(site, shopperId, id)) === 'full') return ids.slice(index)
  }
  return ids.slice(MAX_SAVED_VEHICLES)
}

export type SavedVehicle = {
  readonly vehicle: Vehicle
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
    `SELECT DISTINCT ON (car_id) car_id, created_at, price_cents FROM saved_vehicles
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
      return [{ vehicle, saved_at: created_at, price_cents: price_cents === null ? null : Number(price_cents) }]
    })
    .sort((a, b) => b.saved_at.getTime() - a.saved_at.getTime())
}
