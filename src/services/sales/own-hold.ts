import type { Pool, PoolClient } from 'pg'
import { type AccountOwner, phoneSpellings, OWNED_BY_SHOPPER_SQL } from '../accounts/records'

type Db = Pick<Pool | PoolClient, 'query'>

/**
 * Returns the token of the payment by which a shopper holds, or is about to hold, a vehicle, from any browser (RSV-01);
 * null if none.
 */
export const findHoldPayment = async (db: Db, owner: Omit<AccountOwner, 'confirmedEmail'>, vehicleId: string) => {
  const { rows } = await db.query<{ token: string }>(
    `SELECT p.token FROM reservations t JOIN payments p ON p.reservation_id = t.id AND p.tenant_id = $1
     WHERE t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} AND t.car_id = $4 AND t.state IN ('pending', 'held')
     ORDER BY p.created_at DESC LIMIT 1`,
    [owner.tenantId, owner.id, phoneSpellings(owner.phone), vehicleId],
  )
  return rows[0]?.token ?? null
}
