import 'server-only'
import { type OfferedDay, offerOf, wallWords } from '@/src/domain/bookings/offer'
import { freeOf, slotProblem, type SlotProblem, slotsOf } from '@/src/domain/bookings/slots'
import { momentOf, type WallTime } from '@/src/domain/bookings/zone'
import { bookingKind, bookingPlaces, type FormCar } from '@/src/domain/leads/places'
import type { Purpose } from '@/src/domain/leads/purposes'
import { addressLine } from '@/src/domain/locations/present'
import { present } from '@/src/domain/present'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { bookedBetween, type BookingKind, bookingOf } from '@/src/services/bookings/book'
import { database } from './database'

type Car = FormCar & { readonly id?: string }
type Values = Readonly<Record<string, string>>

/** Returns the location that a form books at: the chosen one, else the first; undefined if none can be booked. */
const placeOf = (site: Site, purpose: Purpose, car: Car | undefined, values: Values): SiteLocation | undefined => {
  const places = bookingPlaces(purpose, car, site)
  const named = values['distribution_location'] ?? values['location']
  return places.find(({ slug }) => slug === named) ?? places[0]
}

export type Offer = {
  readonly location: { readonly slug: string; readonly name: string }
  readonly days: readonly OfferedDay[]
}

/**
 * Lists the free times of the location that a form books at (LEAD-02), by day; null if the form books nothing. Rejects
 * if the database does not answer.
 */
export const freeTimes = async (
  site: Site,
  purpose: Purpose,
  car: Car | undefined,
  values: Values,
  now: number,
): Promise<Offer | null> => {
  const kind = bookingKind(purpose, site.switches)
  const place = placeOf(site, purpose, car, values)
  if (!kind || !place) return null
  const { slot_minutes, notice_hours, days_ahead, bays } = site.switches.bookings
  const slots = slotsOf(place, { slot_minutes, notice_hours, days_ahead }, now)
  const last = slots.at(-1)
  const about = { tenant: site.id, kind, location: place.id, ...present({ car: car?.id }) }
  const booked = last ? await bookedBetween(await database(), about, now, last.at + slot_minutes * 60_000) : []
  const free = freeOf(slots, booked, { minutes: slot_minutes, bays })
  return { location: { slug: place.slug, name: place.name }, days: offerOf(free) }
}

export type Wanted = {
  readonly kind: BookingKind
  readonly place: SiteLocation
  /** Absent if the shopper asks for a day without a time. */
  readonly wall?: WallTime
  readonly at?: number
}

/** Reads the booking that a form asks for, or the problem with it; null if the form books nothing. */
export const wantedTime = (
  site: Site,
  purpose: Purpose,
  car: Car | undefined,
  values: Values,
  now: number,
): Wanted | SlotProblem | null => {
  const kind = bookingKind(purpose, site.switches)
  const place = placeOf(site, purpose, car, values)
  if (!kind || !place) return null
  const { date = '', time = '' } = values
  const problem = slotProblem(place, site.switches.bookings, { date, time }, now)
  if (problem) return problem
  if (date === '' || time === '') return { kind, place }
  const wall = `${date} ${time}`
  const at = momentOf(place.timezone, wall)
  return at === null ? { kind, place } : { kind, place, wall, at }
}

const kinds: Readonly<Record<BookingKind, string>> = {
  'test-drive': 'Your test drive',
  'home-test-drive': 'Your home test drive',
  service: 'Your service',
}

/** Describes a booking for the page and the email that confirm it. */
export const bookingWords = (kind: BookingKind, wall: WallTime, place: SiteLocation | undefined) => ({
  what: kinds[kind],
  when: wallWords(wall),
  where: place && kind !== 'home-test-drive' ? `${place.name}, ${addressLine(place)}` : undefined,
})

/** Returns the booking for a success page; null for none, a cancelled one, and another dealer's. */
export const shownBooking = async (site: Site, token: string) => {
  const found = await bookingOf(await database(), site.id, token)
  if (!found || found.status !== 'booked') return null
  return bookingWords(
    found.kind,
    found.wall,
    site.locations.find(({ id }) => id === found.location),
  )
}
