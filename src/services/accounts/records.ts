import { formatShortVehicleName } from '@/src/domain/stock/vehicle/naming'
import { CALL_CATEGORY } from '@/src/domain/leads/handling'
import type { Pool, PoolClient } from 'pg'
import { formatPhone } from '@/src/domain/phone'

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
export const phoneSpellings = (phone: string): readonly string[] => [
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

export const OWNED_BY_SHOPPER_SQL = '(t.shopper_id = $2 OR t.phone = ANY($3::text[]))'
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
