import 'server-only'
import type { CalendarEntry } from '@/src/domain/bookings/calendar-file'
import type { BookableTimes } from '@/src/domain/bookings/bookable-days'
import { asDepartment } from '@/src/domain/bookings/requested-booking'
import type { bookingText } from '@/src/domain/bookings/booking-text'
import { bookableDayLimits, type DayLimits } from '@/src/domain/bookings/slots'
import { type MoveProblems, moveProblems } from '@/src/domain/bookings/slot-problems'
import { toMoment } from '@/src/domain/time/zones'
import { listWorkFacts } from '@/src/domain/leads/receipt'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site } from '@/src/domain/tenancy/site'
import { type BookingDetails, findBooking } from '@/src/services/bookings/booking-link'
import { cancelByLink, describeBooking, moveByLink } from '@/src/services/bookings/change-booking'
import { database } from '@/src/server/database'
import { listFreeDays } from './free-times'

/** Returns the booking for a success page; null for none, a cancelled one, and another dealer's. */
export const findConfirmedBooking = async (site: Site, token: string) => {
  const found = await findBooking(await database(), site.id, token)
  if (!found || found.status !== 'booked') return null
  const location = site.locations.find(({ id }) => id === found.location)
  return { ...describeBooking(site, { ...found, vehicle: null }), facts: listWorkFacts(found.answers), location }
}

/** Returns the calendar entry of a booking, also of a cancelled one; null for none and another dealer's (SHP-09). */
export const findCalendarEntry = async (site: Site, token: string): Promise<CalendarEntry | null> => {
  const found = await findBooking(await database(), site.id, token)
  if (!found || !['booked', 'cancelled'].includes(found.status)) return null
  const { what, where } = describeBooking(site, found)
  return {
    uid: `${token}@${new URL(site.url).hostname}`,
    title: `${what} at ${site.name}`,
    from: found.starts_at.getTime(),
    to: found.ends_at.getTime(),
    createdAt: found.created_at.getTime(),
    updatedAt: found.updated_at.getTime(),
    location: where,
    url: `${site.url}/booking/${token}`,
    cancelled: found.status === 'cancelled',
  }
}

/** A booking as the page behind its link shows it (SHP-09). */
export type BookingPage = ReturnType<typeof bookingText> & {
  /** The number plate and the work of a service. */
  readonly facts: ReturnType<typeof listWorkFacts>
  readonly state: 'booked' | 'cancelled' | 'past'
  /** Free times to move it to, and the limits of the days; absent unless it is still to come. */
  readonly times?: BookableTimes & DayLimits
  /** The messages at the day and the time of a move that was refused. */
  readonly problems?: MoveProblems
}

type MoveInput = { readonly date: string; readonly time: string }

const stateOf = ({ status, starts_at }: BookingDetails, now: number): BookingPage['state'] => {
  if (status === 'cancelled') return 'cancelled'
  return status === 'booked' && starts_at.getTime() > now ? 'booked' : 'past'
}

/** Finds the booking of a link; null if it is not found at this dealer. `refused` is a move that was not made. */
export const findBookingPage = async (
  site: Site,
  token: string,
  now: number,
  refused?: MoveInput,
): Promise<BookingPage | null> => {
  const booking = await findBooking(await database(), site.id, token)
  if (!booking) return null
  const location = site.locations.find(({ id }) => id === booking.location)
  const state = stateOf(booking, now)
  const place = location && {
    kind: booking.kind,
    location: asDepartment(location, booking.kind),
    ...omitEmpty({ car: booking.car ?? undefined }),
  }
  const described = { ...describeBooking(site, booking), facts: listWorkFacts(booking.answers), state }
  if (!place || state !== 'booked') return described
  const limits = bookableDayLimits(place.location, site.switches.bookings, now)
  return {
    ...described,
    times: { ...(await listFreeDays(site, place, now)), ...limits },
    ...(refused && { problems: moveProblems(place.location, site.switches.bookings, refused, now) }),
  }
}

/** Cancels the booking of a link; false if it can't be cancelled any more. */
export const cancelBooking = async (site: Site, token: string): Promise<boolean> =>
  cancelByLink(await database(), site, token)

/**
 * Moves the booking of a link to a day and time of its location. `invalid`: it cannot be booked; for
 * the others see `moveBooking`.
 */
export const moveBookingTo = async (
  site: Site,
  token: string,
  { date, time }: MoveInput,
  now: number,
): Promise<'moved' | 'taken' | 'closed' | 'invalid'> => {
  const booking = await findBooking(await database(), site.id, token)
  const location = site.locations.find(({ id }) => id === booking?.location)
  if (!booking || !location) return 'closed'
  const localTime = `${date} ${time}`
  const problems = moveProblems(asDepartment(location, booking.kind), site.switches.bookings, { date, time }, now)
  const at = toMoment(localTime, location.timezone)
  if (Object.keys(problems).length > 0 || at === null) return 'invalid'
  return moveByLink(await database(), site, token, { localTime, at })
}
