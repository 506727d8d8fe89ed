import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '@/src/integrations/postgres/connections'

/** Vehicles that a shopper can save; the same limit as in the browser. */
export const MAX_SAVED_VEHICLES = 100

export type NewSavedVehicle = {
  readonly tenantId: string
  readonly shopperId: string
  readonly vehicleId: string
  readonly list: 'favourite' | 'watchlist'
  /** The current price; null if there is none. */
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
      `INSERT INTO saved_cars (id, tenant_id, shopper_id, car_id, shelf, price_cents)
       SELECT $1, $2, $3, $4, $5::enum_saved_cars_shelf, $6
       WHERE (SELECT count(*) FROM saved_cars WHERE tenant_id = $2 AND shopper_id = $3) < $7
       ON CONFLICT (tenant_id, shopper_id, car_id, shelf) DO NOTHING`,
      [randomUUID(), tenantId, shopperId, vehicleId, list, priceCents, MAX_SAVED_VEHICLES],
    )
    return rowCount === 1
  })
