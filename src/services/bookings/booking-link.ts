import type pg from 'pg'
import type { LocalTime } from '@/src/domain/time/zones'
import type { BookingKind } from '@/src/domain/leads/lead-types'
import { type NewBooking, lockBookings } from './book'

type Db = Pick<pg.ClientBase, 'query'>

export type BookingDetails = {
  readonly kind: BookingKind
  readonly localTime: LocalTime
  readonly location: string | null
  readonly car: string | null
  /** The name of the vehicle; null without one, and once it is deleted. */
  readonly vehicle: string | null
  /** The item type of the vehicle; null like its name. */
  readonly item_type: string | null
  readonly name: string | null
  readonly email: string | null
  readonly status: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly created_at: Date
  readonly updated_at: Date
  /** The number plate and the chosen work of its form, by field name. */
  readonly answers: Readonly<Record<string, string>>
}

/** Finds the booking of a token; null if it is not found at this dealer. */
export const findBooking = async (db: Db, tenant: string, token: string): Promise<BookingDetails | null> => {
  if (!/^[\w-]{24}$/.test(token)) return null
  const { rows } = await db.query<BookingDetails>(
    `SELECT a.kind, a.local_time AS "localTime", a.location_id AS location, a.car_id AS car, v.name AS vehicle,
       v.item_type::text, a.name, a.email, a.status, a.starts_at, a.ends_at, a.created_at, a.updated_at,
       coalesce((SELECT jsonb_object_agg(d.name, d.value) FROM leads_details d
         WHERE d._parent_id = a.lead_id AND d.name IN ('Rego', 'additional_services')), '{}') AS answers
       FROM appointments a LEFT JOIN vehicles v ON v.id = a.car_id AND v.tenant_id = a.tenant_id
      WHERE a.tenant_id = $1 AND a.token = $2`,
    [tenant, token],
  )
  return rows[0] ?? null
}

/** Cancels the booking of a token that has not begun (SHP-09); false if no such booking can be cancelled. The time is free at once. */
export const cancelBookingByToken = async (db: Db, tenant: string, token: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    `UPDATE appointments SET status = 'cancelled', updated_at = now()
     WHERE tenant_id = $1 AND token = $2 AND status = 'booked' AND starts_at > now()`,
    [tenant, token],
  )
  return rowCount === 1
}

/** Takes the first bay that is free at the new time, other bookings than this one considered. */
const MOVE_BOOKING_SQL = `
UPDATE appointments moved SET starts_at = $2, ends_at = $3, local_time = $4, bay = free.n, updated_at = now()
FROM (
  SELECT bay.n FROM generate_series(1, $5::int) AS bay(n)
  WHERE NOT EXISTS (
      SELECT 1 FROM appointments a WHERE a.id <> $1 AND a.location_id = $6 AND a.kind = $7::enum_appointments_kind
        AND a.bay = bay.n AND a.status = 'booked' AND a.starts_at < $3 AND a.ends_at > $2)
    AND NOT EXISTS (
      SELECT 1 FROM appointments a WHERE a.id <> $1 AND a.car_id = $8 AND a.status = 'booked'
        AND a.starts_at < $3 AND a.ends_at > $2)
  ORDER BY bay.n LIMIT 1) free
WHERE moved.id = $1 AND moved.status = 'booked' AND moved.starts_at > now()`

type Move = Pick<NewBooking, 'tenant' | 'at' | 'minutes' | 'bays' | 'localTime'> & { readonly token: string }

/**
 * Moves the booking of a token to another time, inside the caller's transaction (SHP-09): never onto a bay or a vehicle
 * that is booked then. `closed`: it does not exist, was cancelled, or it has begun. `taken`: the booking stays as it was.
 */
export const moveBooking = async (
  db: Db,
  { tenant, token, at, minutes, bays, localTime }: Move,
): Promise<'moved' | 'taken' | 'closed'> => {
  const { rows } = await db.query<{ id: string; location_id: string; kind: BookingKind; car_id: string | null }>(
    `SELECT id, location_id, kind, car_id FROM appointments
     WHERE tenant_id = $1 AND token = $2 AND status = 'booked' AND starts_at > now()`,
    [tenant, token],
  )
  const [booking] = rows
  if (!booking) return 'closed'
  const { id, location_id: location, kind, car_id: vehicle } = booking
  await lockBookings(db, { location, kind, ...(vehicle !== null && { car: vehicle }) })
  const ends = new Date(at + minutes * 60_000)
  const { rowCount } = await db.query(MOVE_BOOKING_SQL, [
    id,
    new Date(at),
    ends,
    localTime,
    bays,
    location,
    kind,
    vehicle,
  ])
  return rowCount === 1 ? 'moved' : 'taken'
}
