import type { Pool, PoolClient } from 'pg'
import type { LocalTime } from '@/src/domain/time/zones'
import { buildBookingEmail } from '@/src/domain/bookings/booking-email'
import { bookingText } from '@/src/domain/bookings/booking-text'
import { leadReference } from '@/src/domain/leads/reference'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'
import { listLeadRecipients } from '@/src/services/leads/list-lead-recipients'
import { queueMessage } from '@/src/services/messages/queue-message'
import { cancelBookingByToken, findBooking, moveBooking, type BookingDetails } from './booking-link'

type DealerSite = Pick<Site, 'id' | 'name' | 'url' | 'phone' | 'switches' | 'locations'>

/** Describes a stored booking, in the words of its vehicle's kind, else of what the dealer sells. */
export const describeBooking = (
  { locations, switches }: Pick<DealerSite, 'locations' | 'switches'>,
  {
    item_type,
    location,
    ...booking
  }: Pick<BookingDetails, 'kind' | 'localTime' | 'location' | 'vehicle' | 'item_type'>,
) =>
  bookingText({
    ...booking,
    itemTypes: item_type === null ? switches.display.item_types : [item_type],
    location: locations.find(({ id }) => id === location),
  })

const LEAD_SQL = 'SELECT lead_id AS lead FROM appointments WHERE tenant_id = $1 AND token = $2'

type Change = {
  readonly subject: string
  readonly toDealer: string
  /** The lines of the shopper's email between its greeting and its reference. */
  readonly toShopper: readonly string[]
}

/** Queues the emails about a change: to the dealer's people and, where an address is known, to the shopper. */
const queueEmails = async (
  db: PoolClient,
  site: DealerSite,
  { token, booking }: { readonly token: string; readonly booking: BookingDetails },
  { subject, toDealer, toShopper: lines }: Change,
): Promise<void> => {
  const common = { tenant: site.id, channel: 'email', from: site.name, subject } as const
  const { rows } = await db.query<{ lead: string | null }>(LEAD_SQL, [site.id, token])
  const lead = rows[0]?.lead ?? null
  for (const to of await listLeadRecipients(db, site.id, lead))
    await queueMessage(db, { ...common, to, text: toDealer })
  if (booking.email === null) return
  const text = buildBookingEmail(site, {
    name: booking.name,
    reference: lead === null ? null : leadReference(lead),
    location: site.locations.find(({ id }) => id === booking.location),
    lines,
  })
  await queueMessage(db, { ...common, to: booking.email, text })
}

/** Cancels the booking of a token and emails the dealer and the shopper (SHP-09); false if it can't be cancelled. */
export const cancelByLink = (pool: Pool, site: DealerSite, token: string): Promise<boolean> =>
  inTransaction(pool, async (db) => {
    const booking = await findBooking(db, site.id, token)
    if (!booking || !(await cancelBookingByToken(db, site.id, token))) return false
    const { name, what, when } = describeBooking(site, booking)
    await queueEmails(
      db,
      site,
      { token, booking },
      {
        subject: `Cancelled: ${name} on ${when}`,
        toDealer: `${booking.name ?? 'A customer'} cancelled the ${name} on ${when}. The time is available again.`,
        toShopper: [
          `${what} with ${site.name} on ${when} is cancelled.`,
          `Remove it from your calendar: ${site.url}/api/bookings/${token}/calendar`,
        ],
      },
    )
    return true
  })

/** The time a booking is moved to; `at` in milliseconds. */
type NewTime = { readonly localTime: LocalTime; readonly at: number }

/** Moves the booking of a token and emails the dealer and the shopper (SHP-09). See `moveBooking` for the results. */
export const moveByLink = (
  pool: Pool,
  site: DealerSite,
  token: string,
  to: NewTime,
): Promise<'moved' | 'taken' | 'closed'> =>
  inTransaction(pool, async (db) => {
    const before = await findBooking(db, site.id, token)
    if (!before) return 'closed'
    const { slot_minutes: minutes, bays } = site.switches.bookings
    const result = await moveBooking(db, { tenant: site.id, token, minutes, bays, ...to })
    if (result !== 'moved') return result
    const { name, what, when: old } = describeBooking(site, before)
    const { when, where } = describeBooking(site, { ...before, localTime: to.localTime })
    await queueEmails(
      db,
      site,
      { token, booking: before },
      {
        subject: `Moved: ${name}, now ${when}`,
        toDealer: `${before.name ?? 'A customer'} moved the ${name} from ${old} to ${when}.`,
        toShopper: [
          `${what} with ${site.name} is now on ${when}${where === undefined ? '' : ` at ${where}`}.`,
          `Update your calendar with the new time: ${site.url}/api/bookings/${token}/calendar`,
          `Change or cancel it: ${site.url}/booking/${token}`,
        ],
      },
    )
    return result
  })
