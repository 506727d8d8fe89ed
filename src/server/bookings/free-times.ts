import 'server-only'
import { formatClosedNote } from '@/src/domain/bookings/closed-note'
import { type BookableTimes, groupByDay } from '@/src/domain/bookings/bookable-days'
import { type BookingVehicle, findBookingLocation } from '@/src/domain/bookings/requested-booking'
import { listClosedDays, listFreeSlots, listSlots } from '@/src/domain/bookings/slots'
import { bookingKindOf, type LeadType } from '@/src/domain/leads/lead-types'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { listBookedBetween } from '@/src/services/bookings/book'
import type { BookingDetails } from '@/src/services/bookings/booking-link'
import { database } from '@/src/server/database'

type FreeTimes = BookableTimes & {
  readonly location: { readonly slug: string; readonly name: string }
}

type BookingPlace = Pick<BookingDetails, 'kind'> & { readonly location: SiteLocation; readonly car?: string }

/** Lists the times at a location in which a bay is free, and the vehicle is not booked, by day. */
export const listFreeDays = async (
  site: Site,
  { kind, location, car }: BookingPlace,
  now: number,
): Promise<BookableTimes> => {
  const { slot_minutes, notice_hours, days_ahead, bays } = site.switches.bookings
  const rules = { slot_minutes, notice_hours, days_ahead }
  const slots = listSlots(location, rules, now)
  const last = slots.at(-1)
  if (!last) return { days: [] }
  const query = { tenant: site.id, kind, location: location.id, ...omitEmpty({ car }) }
  const booked = await listBookedBetween(await database(), query, now, last.at + slot_minutes * 60_000)
  return {
    days: groupByDay(listFreeSlots(slots, booked, { minutes: slot_minutes, bays })),
    ...omitEmpty({ closed: formatClosedNote(location.name, listClosedDays(location, rules, now)) }),
  }
}

/**
 * Lists the free times of the location that a form books at (LEAD-02), by day; null if the form books nothing. Rejects
 * if the database does not answer.
 */
export const listFreeTimes = async (
  site: Site,
  leadType: LeadType,
  vehicle: BookingVehicle | undefined,
  values: Readonly<Record<string, string>>,
  now: number,
): Promise<FreeTimes | null> => {
  const kind = bookingKindOf(leadType, site.switches)
  const location = findBookingLocation(site, leadType, vehicle, values)
  if (!kind || !location) return null
  const times = await listFreeDays(site, { kind, location, ...omitEmpty({ car: vehicle?.id }) }, now)
  return { location: { slug: location.slug, name: location.name }, ...times }
}
