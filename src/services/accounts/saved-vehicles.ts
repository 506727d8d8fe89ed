import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { MAX_SAVED_VEHICLES } from '@/src/domain/accounts/saved-limit'
import { isVehicleId } from '@/src/domain/events/beacon'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { currentPriceCents } from '@/src/domain/stock/price/price'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'

type Db = Pick<Pool, 'query'>

const savedListOf = ({ switches }: Pick<Site, 'switches'>): 'favourite' | 'watchlist' =>
  switches.accounts.save_as === 'favourites' ? 'favourite' : 'watchlist'

export type NewSavedVehicle = {
  readonly tenantId: string
  readonly shopperId: string
  readonly vehicleId: string
  readonly list: 'favourite' | 'watchlist'
  /** The current price; null if it is absent. */
  readonly priceCents: number | null
}

/**
 * Saves a vehicle for a shopper (ACC-02); false if the list is full, or if the vehicle is on it already. A lock on the
 * shopper makes simultaneous saves wait for each other, so that together they cannot exceed the limit.
 */
export const insertSavedVehicle = (db: Pool, saved: NewSavedVehicle): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const { tenantId, shopperId, vehicleId, list, priceCents } = saved
    await client.query('SELECT 1 FROM shoppers WHERE id = $1 AND tenant_id = $2 FOR NO KEY UPDATE', [
      shopperId,
      tenantId,
    ])
    const { rowCount } = await client.query(
      `INSERT INTO saved_vehicles (id, tenant_id, shopper_id, car_id, list, price_cents)
       SELECT $1, $2, $3, $4, $5::enum_saved_vehicles_list, $6
       WHERE (SELECT count(*) FROM saved_vehicles WHERE tenant_id = $2 AND shopper_id = $3) < $7
       ON CONFLICT (tenant_id, shopper_id, car_id, list) DO NOTHING`,
      [randomUUID(), tenantId, shopperId, vehicleId, list, priceCents, MAX_SAVED_VEHICLES],
    )
    return rowCount === 1
  })

const isSaved = async (db: Db, site: Site, shopperId: string, vehicleId: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'SELECT 1 FROM saved_vehicles WHERE tenant_id = $1 AND shopper_id = $2 AND car_id = $3',
    [site.id, shopperId, vehicleId],
  )
  return (rowCount ?? 0) > 0
}

/** Saves a vehicle that shoppers may see for one of them; idempotent (ACC-02). */
export const saveVehicle = async (
  db: Pool,
  site: Site,
  shopperId: string,
  vehicle: Vehicle,
): Promise<'saved' | 'sold' | 'full'> => {
  if (await isSaved(db, site, shopperId, vehicle.id)) return 'saved'
  if (!isAvailable(vehicle.status)) return 'sold'
  const isNew = await insertSavedVehicle(db, {
    tenantId: site.id,
    shopperId,
    vehicleId: vehicle.id,
    list: savedListOf(site),
    priceCents: currentPriceCents(vehicle),
  })
  return isNew || (await isSaved(db, site, shopperId, vehicle.id)) ? 'saved' : 'full'
}

/** Removes a vehicle from all lists of a shopper; false if it was on none. */
export const removeSavedVehicle = async (
  db: Db,
  site: Pick<Site, 'id'>,
  shopperId: string,
  vehicleId: string,
): Promise<boolean> => {
  if (!isVehicleId(vehicleId)) return false
  const { rowCount } = await db.query(
    'DELETE FROM saved_vehicles WHERE tenant_id = $1 AND shopper_id = $2 AND car_id = $3',
    [site.id, shopperId, vehicleId],
  )
  return (rowCount ?? 0) > 0
}
