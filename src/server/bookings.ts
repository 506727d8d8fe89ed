import 'server-only'
import { type BookableDay, groupByDay, formatLocalTime } from '@/src/domain/bookings/bookable-days'
import { listFreeSlots, slotProblem, type SlotProblem, listSlots } from '@/src/domain/bookings/slots'
import { toMoment, type LocalTime } from '@/src/domain/time/zones'
import { bookingKindOf, listBookingLocations, type FormVehicle } from '@/src/domain/leads/form-locations'
import type { LeadType } from '@/src/domain/leads/lead-types'
import { formatAddress } from '@/src/domain/locations/location-display'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { listBookedBetween, type BookingKind, findBooking } from '@/src/services/bookings/book'
import { database } from './database'

type BookingVehicle = FormVehicle & { readonly id?: string }
type Values = Readonly<Record<string, string>>

/** Returns the location that a form books at: the chosen one, else the first; undefined if none can be booked. */
const findBookingLocation = (
  site: Site,
  leadType: LeadType,
  vehicle: BookingVehicle | undefined,
  values: Values,
): SiteLocation | undefined => {
  const locations = listBookingLocations(leadType, vehicle, site)
  const chosenSlug = values['distribution_location'] ?? values['location']
  return locations.find(({ slug }) => slug === chosenSlug) ?? locations[0]
}

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
  values: Values,
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

export type RequestedBooking = {
  readonly kind: BookingKind
  readonly location: SiteLocation
  /** Absent if the shopper asks for a day without a time. */
  readonly localTime?: LocalTime
  readonly at?: number
}

/** Reads the booking that a form asks for, or the problem with it; null if the form books nothing. */
export const readRequestedBooking = (
  site: Site,
  leadType: LeadType,
  vehicle: BookingVehicle | undefined,
  values: Values,
  now: number,
): RequestedBooking | SlotProblem | null => {
  const kind = bookingKindOf(leadType, site.switches)
  const location = findBookingLocation(site, leadType, vehicle, values)
  if (!kind || !location) return null
  const { date = '', time = '' } = values
  const problem = slotProblem(location, site.switches.bookings, { date, time }, now)
  if (problem) return problem
  if (date === '' || time === '') return { kind, location }
  const localTime = `${date} ${time}`
  const at = toMoment(localTime, location.timezone)
  return at === null ? { kind, location } : { kind, location, localTime, at }
}

const kindLabels: Readonly<Record<BookingKind, string>> = {
  'test-drive': 'Your test drive',
  'home-test-drive': 'Your home test drive',
  service: 'Your service',
}

/** Describes a booking for the page and the email that confirm it. */
export const bookingText = (kind: BookingKind, localTime: LocalTime, location: SiteLocation | undefined) => ({
  what: kindLabels[kind],
  when: formatLocalTime(localTime),
  where: location && kind !== 'home-test-drive' ? `${location.name}, ${formatAddress(location)}` : undefined,
})

/** Returns the booking for a success page; null for none, a cancelled one, and another dealer's. */
export const findConfirmedBooking = async (site: Site, token: string) => {
  const found = await findBooking(await database(), site.id, token)
  if (!found || found.status !== 'booked') return null
  return bookingText(
    found.kind,
    found.wall,
    site.locations.find(({ id }) => id === found.location),
  )
}
