import { formatShortVehicleName } from '@/src/domain/stock/vehicle/naming'
import { CALL_CATEGORY } from '@/src/domain/leads/handling'
import type { Pool, PoolClient } from 'pg'
import { isUuid } from '@/src/domain/uuid'
import { formatPhone } from '@/src/domain/phone'
import { inTransaction } from '@/src/platform/postgres/connections'

/** The shopper whose records are read or changed, always of one dealer. */
export type AccountOwner = {
  readonly tenantId: string
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Email address, if the shopper has confirmed it. */
  readonly confirmedEmail: string | null
}

type Db = Pick<Pool | PoolClient, 'query'>
export type AccountRow = Readonly<Record<string, unknown>>

/** Spellings of one number in forms and tables: a verified phone gives access to everything sent with that number. */
const phoneSpellings = (phone: string): readonly string[] => [
  ...new Set([phone, formatPhone(phone), formatPhone(phone).replaceAll(' ', '')]),
]

/** Replaces the parts of a vehicle's name, if the row has them, with its title. */
const withVehicleTitle = ({ car_name: parts, ...row }: AccountRow): AccountRow =>
  parts === undefined
    ? row
    : {
        ...row,
        car_title:
          parts === null ? null : formatShortVehicleName(parts as Parameters<typeof formatShortVehicleName>[0]),
      }

const listRecords = async (
  db: Db,
  sql: string,
  { tenantId, id, phone }: AccountOwner,
): Promise<readonly AccountRow[]> =>
  (await db.query<AccountRow>(sql, [tenantId, id, phoneSpellings(phone)])).rows.map(withVehicleTitle)

const OWNED_BY_SHOPPER_SQL = '(t.shopper_id = $2 OR t.phone = ANY($3::text[]))'
const VEHICLE_COLUMNS_SQL = `v.slug AS car_slug, CASE WHEN v.id IS NULL THEN NULL
  ELSE jsonb_build_object('year', v.year, 'make', v.make, 'model', v.model, 'badge', v.badge) END AS car_name`

/**
 * Loads a shopper's records on this dealer's site, newest first, at most 100 of a kind (ACC-04), with table columns.
 */
export const loadAccountRecords = async (db: Db, owner: AccountOwner) => {
  const [enquiries, bookings, valuations, reservations, payments, purchases, spins, searches] = await Promise.all([
    listRecords(
      db,
      `SELECT t.id, t.category, t.message, t.name, t.email, t.phone, t.vehicle_make, t.vehicle_model, t.created_at, ${VEHICLE_COLUMNS_SQL}
       FROM leads t LEFT JOIN vehicles v ON v.id = t.car_id AND v.tenant_id = $1
       WHERE t.tenant_id = $1 AND (${OWNED_BY_SHOPPER_SQL} OR t.person = ANY($3::text[])) AND t.category <> '${CALL_CATEGORY}'
       ORDER BY t.created_at DESC LIMIT 100`,
      owner,
    ),
    listRecords(
      db,
      `SELECT t.id, t.kind, t.status, t.local_time, t.starts_at, l.name AS location_name, v.item_type, ${VEHICLE_COLUMNS_SQL},
         t.status = 'booked' AND t.starts_at > now() AS may_cancel
       FROM appointments t LEFT JOIN vehicles v ON v.id = t.car_id AND v.tenant_id = $1
       LEFT JOIN locations l ON l.id = t.location_id AND l.tenant_id = $1
       WHERE t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} ORDER BY t.starts_at DESC LIMIT 100`,
      owner,
    ),
    listRecords(
      db,
      `SELECT t.id, t.rego, t.rego_state, t.kms, t.description, t.state, t.low_cents, t.high_cents, t.offer_cents,
         t.accepted_at, t.token, t.created_at
       FROM valuations t WHERE t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} ORDER BY t.created_at DESC LIMIT 100`,
      owner,
    ),
    listRecords(
      db,
      `SELECT t.id, t.state, coalesce(t.car_title, '') AS car_title, v.slug AS car_slug, t.price_cents, t.deposit_cents,
         t.held_until, t.receipt, t.created_at,
         (SELECT p.token FROM payments p WHERE p.reservation_id = t.id ORDER BY p.created_at DESC LIMIT 1) AS token
       FROM reservations t LEFT JOIN vehicles v ON v.id = t.car_id AND v.tenant_id = $1
       WHERE t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} ORDER BY t.created_at DESC LIMIT 100`,
      owner,
    ),
    listRecords(
      db,
      `SELECT t.id, t.type, t.state, t.amount_cents, t.reference, t.receipt, t.paid_at, t.refunded_at, t.token, t.created_at,
         r.state AS hold
       FROM payments t LEFT JOIN reservations r ON r.id = t.reservation_id AND r.tenant_id = $1 WHERE t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} ORDER BY t.created_at DESC LIMIT 100`,
      owner,
    ),
    listRecords(
      db,
      `SELECT t.id, t.state, t.step, t.car_title, t.created_at, v.slug AS car_slug
       FROM purchases t LEFT JOIN vehicles v ON v.id = t.car_id AND v.tenant_id = $1
       WHERE t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} ORDER BY t.created_at DESC LIMIT 100`,
      owner,
    ),
    listRecords(
      db,
      `SELECT t.id, t.campaign, t.prize, t.code, t.redeemed_at, t.created_at FROM prize_spins t
       WHERE t.tenant_id = $1 AND ${OWNED_BY_SHOPPER_SQL} ORDER BY t.created_at DESC LIMIT 100`,
      owner,
    ),
    listSavedSearches(db, owner),
  ])
  return { enquiries, bookings, valuations, reservations, payments, purchases, spins, searches }
}

/** Saved searches belong to an email address, so only a shopper who has confirmed it sees them. */
const listSavedSearches = async (db: Db, { tenantId, confirmedEmail }: AccountOwner): Promise<readonly AccountRow[]> =>
  confirmedEmail === null
    ? []
    : (
        await db.query<AccountRow>(
          `SELECT id, name, email, address, created_at, confirmed_at IS NOT NULL AS confirmed FROM saved_searches WHERE tenant_id = $1 AND email = $2
           ORDER BY created_at DESC LIMIT 100`,
          [tenantId, confirmedEmail.toLowerCase()],
        )
      ).rows

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

/**
 * Deletes an account (ACC-06; docs/decisions/0014) in one transaction: the shopper, saved vehicles and searches, open
 * purchases, valuations without a lead, unsent messages and used codes. Records the dealer must or may keep (enquiries,
 * bookings, reservations, payments, accepted offers) stay without a link to an account.
 */
export const deleteAccount = (db: Pool, { tenantId, id, phone, confirmedEmail }: AccountOwner): Promise<void> =>
  inTransaction(db, async (client) => {
    const email = confirmedEmail?.toLowerCase() ?? null
    await client.query('DELETE FROM saved_searches WHERE tenant_id = $1 AND email = $2', [tenantId, email])
    await client.query("DELETE FROM purchases WHERE tenant_id = $1 AND shopper_id = $2 AND state = 'open'", [
      tenantId,
      id,
    ])
    await client.query(
      "DELETE FROM valuations WHERE tenant_id = $1 AND shopper_id = $2 AND state <> 'accepted' AND lead_id IS NULL",
      [tenantId, id],
    )
    // The phone stays while the campaign runs, because each person has one spin in it (`prunePrizeSpins`).
    await client.query('UPDATE prize_spins SET name = NULL, email = NULL WHERE tenant_id = $1 AND shopper_id = $2', [
      tenantId,
      id,
    ])
    await client.query(
      `DELETE FROM messages WHERE tenant_id = $1 AND state <> 'sent' AND recipient IN ($2, $3)
         AND (key LIKE 'code:%' OR key LIKE 'drop:%' OR key LIKE 'search:%' OR key LIKE 'confirm:%')`,
      [tenantId, phone, email ?? phone],
    )
    await client.query('DELETE FROM sign_in_codes WHERE tenant_id = $1 AND phone = $2 AND used_at IS NOT NULL', [
      tenantId,
      phone,
    ])
    await client.query('DELETE FROM shoppers WHERE id = $1 AND tenant_id = $2', [id, tenantId])
  })
