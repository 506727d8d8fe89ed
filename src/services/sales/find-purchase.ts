import type { Pool } from 'pg'
import type { Shopper } from '@/src/domain/accounts/shopper'
import type { Purchase } from '@/src/domain/sales/purchase'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'

const purchaseQuery = `SELECT p.id, p.state, coalesce(p.answers, '{}') AS answers, p.token, p.shopper_id,
  (SELECT m.token FROM payments m WHERE m.reservation_id = p.reservation_id ORDER BY m.created_at DESC LIMIT 1) AS payment
  FROM purchases p WHERE p.tenant_id = $1 AND p.car_id = $2 AND p.state <> 'abandoned'
    AND (p.token = $3 OR p.shopper_id = $4::uuid) ORDER BY p.state = 'open' DESC, p.updated_at DESC LIMIT 1`

/**
 * Finds the purchase of a vehicle by this browser, or by this shopper on any device (RSV-04); null if it is not found.
 */
export const findPurchase = async (
  db: Pick<Pool, 'query'>,
  site: Pick<Site, 'id'>,
  vehicle: Pick<Vehicle, 'id'>,
  { token, shopper }: { readonly token: string | undefined; readonly shopper: Shopper | null },
): Promise<Purchase | null> => {
  const values = [site.id, vehicle.id, token ?? '', shopper?.id ?? null]
  return (await db.query<Purchase>(purchaseQuery, values)).rows[0] ?? null
}
