import 'server-only'
import type { CalendarEntry } from '@/src/domain/bookings/calendar-file'
import { type BookableDay, groupByDay } from '@/src/domain/bookings/bookable-days'
import { type BookingVehicle, bookingText, findBookingLocation } from '@/src/domain/bookings/requested-booking'
import { listFreeSlots, listSlots } from '@/src/domain/bookings/slots'
import { bookingKindOf, type LeadType } from '@/src/domain/leads/lead-types'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site } from '@/src/domain/tenancy/site'
import { listBookedBetween, findBooking } from '@/src/services/bookings/book'
import { database } from '@/src/server/database'

export type FreeTimes = {
  readonly location: { readonly slug: string; readonly name: string }
  readonly days: readonly BookableDay[]
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
  const { slot_minutes, notice_hours, days_ahead, bays } = site.switches.bookings
  const slots = listSlots(location, { slot_minutes, notice_hours, days_ahead }, now)
  const last = slots.at(-1)
  const bookingQuery = { tenant: site.id, kind, location: location.id, ...omitEmpty({ car: vehicle?.id }) }
  const booked = last
    ? await listBookedBetween(await database(), bookingQuery, now, last.at + slot_minutes * 60_000)
    : []
  const free = listFreeSlots(slots, booked, { minutes: slot_minutes, bays })
  return { location: { slug: location.slug, name: location.name }, days: groupByDay(free) }
}

/** Returns the booking for a success page; null for none, a cancelled one, and another dealer's. */
export const findConfirmedBooking = async (site: Site, token: string) => {
  const found = await findBooking(await database(), site.id, token)
  if (!found || found.status !== 'booked') return null
  return bookingText(
    found.kind,
    found.localTime,
    site.locations.find(({ id }) => id === found.location),
  )
}

/** Returns the calendar entry of a booking; null for none, a cancelled one, and another dealer's (SHP-09). */
export const findCalendarEntry = async (site: Site, token: string): Promise<CalendarEntry | null> => {
  const found = await findBooking(await database(), site.id, token)
  if (!found || found.status !== 'booked') return null
  const location = site.locations.find(({ id }) => id === found.location)
  const { what, where } = bookingText(found.kind, found.localTime, location)
  return {
    uid: `${token}@${new URL(site.url).hostname}`,
    title: `${what} at ${site.name}`,
    from: found.starts_at.getTime(),
    to: found.ends_at.getTime(),
    createdAt: found.created_at.getTime(),
    place: where,
    url: `${site.url}/success?booking=${token}`,
  }
}
