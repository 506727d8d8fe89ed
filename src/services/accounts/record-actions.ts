import type { Pool, PoolClient } from 'pg'
import { isUuid } from '@/src/domain/uuid'
import { type AccountOwner, phoneSpellings, OWNED_BY_SHOPPER_SQL } from './records'

type Db = Pick<Pool | PoolClient, 'query'>

/** Cancels a booking (ACC-04); false if it is another shopper's, past or not booked. */
export const cancelBooking = async (
  db: Db,
  { tenantId, id, phone }: AccountOwner,
  bookingId: string,
): Promise<boolean> => {
  if (!isUuid(bookingId)) return false
  const { rowCount } = await db.query(
    `UPDATE appointments t SET status = 'cancelled', updated_at = now()
     WHERE t.id = $4 AND t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} AND t.status = 'booked' AND t.starts_at > now()`,
    [tenantId, id, phoneSpellings(phone), bookingId],
  )
  return rowCount === 1
}

const runOnOwnSearch = async (db: Db, statement: string, owner: AccountOwner, searchId: string): Promise<boolean> => {
  const { tenantId, confirmedEmail } = owner
  if (confirmedEmail === null || !isUuid(searchId)) return false
  const values = [searchId, tenantId, confirmedEmail.toLowerCase()]
  const { rowCount } = await db.query(`${statement} WHERE id = $1 AND tenant_id = $2 AND email = $3`, values)
  return rowCount === 1
}

/** Deletes a saved search; false if it is not the owner's. */
export const deleteSavedSearch = (db: Db, owner: AccountOwner, searchId: string): Promise<boolean> =>
  runOnOwnSearch(db, 'DELETE FROM saved_searches', owner, searchId)

/** Confirms a search saved with the owner's confirmed address (SRCH-18); false if it is not theirs. */
export const confirmOwnSearch = (db: Db, owner: AccountOwner, searchId: string): Promise<boolean> =>
  runOnOwnSearch(
    db,
    'UPDATE saved_searches SET confirmed_at = coalesce(confirmed_at, now()), updated_at = now()',
    owner,
    searchId,
  )
