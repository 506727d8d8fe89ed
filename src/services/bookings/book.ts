import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { v7 as uuidV7 } from 'uuid'
import type { ExistingBooking } from '@/src/domain/bookings/slots'
import type { LocalTime } from '@/src/domain/time/zones'
import type { BookingKind } from '@/src/domain/leads/lead-types'

type Db = Pick<pg.ClientBase, 'query'>

export type NewBooking = {
  readonly tenant: string
  readonly kind: BookingKind
  readonly location: string
  readonly car?: string
  /** Milliseconds. */
  readonly at: number
  readonly minutes: number
  readonly bays: number
  readonly localTime: LocalTime
  readonly lead: string
  readonly name?: string
  readonly phone?: string
  readonly email?: string
}

type BookedRow = { readonly starts_at: Date; readonly ends_at: Date; readonly same_car: boolean }

/** Lists the bookings that conflict between two moments: of that kind at that location, or of that vehicle anywhere. */
export const listBookedBetween = async (
  db: Db,
  { tenant, kind, location, car }: Pick<NewBooking, 'tenant' | 'kind' | 'location' | 'car'>,
  from: number,
  to: number,
): Promise<readonly ExistingBooking[]> => {
  const { rows } = await db.query<BookedRow>(
    `SELECT starts_at, ends_at, coalesce(car_id = $4, false) AS same_car
     FROM appointments WHERE tenant_id = $1 AND status = 'booked' AND starts_at < $6 AND ends_at > $5
       AND ((location_id = $2 AND kind = $3::enum_appointments_kind) OR car_id = $4)`,
    [tenant, location, kind, car ?? null, new Date(from), new Date(to)],
  )
  return rows.map(({ starts_at, ends_at, same_car }) => ({
    from: starts_at.getTime(),
    to: ends_at.getTime(),
    sameVehicle: same_car,
  }))
}

/** Takes the first bay that is free for the whole time; inserts nothing if the vehicle is booked then. */
const insertBookingSql = `
INSERT INTO appointments (id, tenant_id, kind, status, starts_at, ends_at, local_time, bay, location_id, car_id, lead_id, name, phone, email, token)
SELECT $1, $2, $3::enum_appointments_kind, 'booked', $4, $5, $6, bay.n, $7, $8, $9, $10, $11, $12, $13
FROM generate_series(1, $14::int) AS bay(n)
WHERE NOT EXISTS (
    SELECT 1 FROM appointments a WHERE a.location_id = $7 AND a.kind = $3::enum_appointments_kind AND a.bay = bay.n
      AND a.status = 'booked' AND a.starts_at < $5 AND a.ends_at > $4)
  AND NOT EXISTS (
    SELECT 1 FROM appointments a WHERE a.car_id = $8 AND a.status = 'booked' AND a.starts_at < $5 AND a.ends_at > $4)
ORDER BY bay.n LIMIT 1
ON CONFLICT DO NOTHING`

/** Serialises bookings: no unique index can detect overlaps that begin at different times. */
const LOCK_BOOKINGS_SQL = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 7))'

/** Locks the bookings that can conflict, until the transaction ends; always in this order, to avoid a deadlock. */
export const lockBookings = async (db: Db, { location, kind, car }: Pick<NewBooking, 'location' | 'kind' | 'car'>) => {
  await db.query(LOCK_BOOKINGS_SQL, [`booking ${location} ${kind}`])
  if (car !== undefined) await db.query(LOCK_BOOKINGS_SQL, [`booking of ${car}`])
}

/**
 * Books a time on the caller's connection, inside its transaction (LEAD-02): never a bay or a vehicle twice, however
 * many requests run at once. @returns the token under which the shopper sees the booking; null if the time is taken
 */
export const bookTime = async (db: Db, booking: NewBooking): Promise<string | null> => {
  const { tenant, kind, location, car, at, minutes, bays, localTime, lead, name, phone, email } = booking
  await lockBookings(db, { location, kind, ...(car !== undefined && { car }) })
  const token = randomBytes(18).toString('base64url')
  const { rowCount } = await db.query(insertBookingSql, [
    uuidV7(),
    tenant,
    kind,
    new Date(at),
    new Date(at + minutes * 60_000),
    localTime,
    location,
    car ?? null,
    lead,
    name ?? null,
    phone ?? null,
    email ?? null,
    token,
    bays,
  ])
  return rowCount === 1 ? token : null
}
