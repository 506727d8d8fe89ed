import { formatMakeModel } from '@/src/domain/stock/vehicle/naming'
import type { Pool, PoolClient } from 'pg'
import type { RequestedBooking } from '@/src/domain/bookings/requested-booking'
import { buildBookingEmail } from '@/src/domain/bookings/booking-email'
import { bookingText } from '@/src/domain/bookings/booking-text'
import type { RequestSummary } from '@/src/domain/leads/receipt'
import { leadReference } from '@/src/domain/leads/reference'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/platform/postgres/connections'
import { bookTime } from '@/src/services/bookings/book'
import { updateStartedLead, insertLead, type LeadRow, findLeadByKey } from './write-lead'
import { queueReceipt } from './queue-receipt'
import { spendChallenge } from './spend-challenge'
import { queueMessage } from '@/src/services/messages/queue-message'

export type LeadToStore = {
  readonly row: LeadRow
  readonly values: Readonly<Record<string, string>>
  readonly requestedBooking: RequestedBooking | null
  /** The request that its receipt confirms. */
  readonly request?: RequestSummary
  /** Id of the lead's vehicle; a booking blocks its time. */
  readonly car?: string
  /** Id of the started lead that this continues. */
  readonly startedLead?: string
  /** Id of the bot-check challenge, which is spent with the lead. */
  readonly singleUseKey?: string
}

type StoredLead = { readonly id: string; readonly booking?: string }

/** Rolls the transaction back. */
class LeadRefused extends Error {
  readonly reason: 'taken' | 'spent'
  constructor(reason: 'taken' | 'spent') {
    super(reason)
    this.reason = reason
  }
}

const queueConfirmation = async (
  db: PoolClient,
  site: Site,
  { row, requestedBooking }: LeadToStore,
  { token, reference }: { readonly token: string; readonly reference: string },
): Promise<void> => {
  if (row.email === undefined || requestedBooking?.localTime === undefined) return
  const { localTime } = requestedBooking
  const vehicle = formatMakeModel(row.vehicle_make, row.vehicle_model)
  const { what, when, where } = bookingText({ ...requestedBooking, localTime, vehicle })
  await queueMessage(db, {
    tenant: site.id,
    channel: 'email',
    to: row.email,
    from: site.name,
    subject: `${what} is booked: ${when}`,
    text: buildBookingEmail(site, {
      name: row.name,
      reference,
      location: requestedBooking.location,
      lines: [
        `${what} with ${site.name} is booked for ${when}${where === undefined ? '' : ` at ${where}`}.`,
        `Change or cancel it: ${site.url}/booking/${token}`,
        `Add it to your calendar: ${site.url}/api/bookings/${token}/calendar`,
        'If you can’t make it, please change or cancel it, so we can offer the time to another customer.',
      ],
    }),
    key: `booking ${token}`,
  })
}

const storeBooking = async (
  db: PoolClient,
  site: Site,
  leadToStore: LeadToStore,
  lead: string,
): Promise<string | undefined> => {
  const { requestedBooking, row, car } = leadToStore
  if (requestedBooking?.localTime === undefined || requestedBooking.at === undefined) return undefined
  const { slot_minutes, bays } = site.switches.bookings
  const token = await bookTime(db, {
    tenant: site.id,
    kind: requestedBooking.kind,
    location: requestedBooking.location.id,
    at: requestedBooking.at,
    minutes: slot_minutes,
    bays,
    localTime: requestedBooking.localTime,
    lead,
    ...omitEmpty({ car, name: row.name, phone: row.phone, email: row.email }),
  })
  if (token === null) throw new LeadRefused('taken')
  await queueConfirmation(db, site, leadToStore, { token, reference: leadReference(lead) })
  return token
}

/** Updates the started lead or inserts a new one; null if this lead is already stored. */
const writeLead = async (db: PoolClient, site: Site, { row, startedLead }: LeadToStore): Promise<string | null> =>
  startedLead !== undefined && (await updateStartedLead(db, site.id, startedLead, row))
    ? startedLead
    : insertLead(db, site.id, row)

const storeAll = async (db: PoolClient, site: Site, leadToStore: LeadToStore): Promise<StoredLead> => {
  if (leadToStore.singleUseKey !== undefined && !(await spendChallenge(db, leadToStore.singleUseKey)))
    throw new LeadRefused('spent')
  const id = await writeLead(db, site, leadToStore)
  if (id === null) {
    const other = await findLeadByKey(db, site.id, leadToStore.row.key)
    if (!other) throw new Error('The lead with this idempotency key was not found.')
    if (!leadToStore.row.form_completed) await updateStartedLead(db, site.id, other.id, leadToStore.row)
    return { id: other.id, ...omitEmpty({ booking: other.booking }) }
  }
  if (!leadToStore.row.form_completed) return { id }
  // Everything that follows from a complete lead happens in its own transaction (LEAD-08).
  const booking = await storeBooking(db, site, leadToStore, id)
  // A booked time has a confirmation instead.
  if (booking === undefined) {
    const { email, car, vehicle_make, vehicle_model } = leadToStore.row
    const vehicle = car === undefined ? '' : formatMakeModel(vehicle_make, vehicle_model)
    await queueReceipt(db, site, { lead: id, name: leadToStore.row.name, email, vehicle, request: leadToStore.request })
  }
  return { id, ...omitEmpty({ booking }) }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error as { code: unknown }).code === '23505'

/**
 * Stores a lead once, however often it is sent, together with its booking (LEAD-02, LEAD-08). `taken`: the time is
 * already booked; `spent`: the bot check's solution was used before. In both cases nothing is stored. Rejects if the
 * database does not answer: then nothing is acknowledged.
 */
export const storeLead = async (
  db: Pool,
  site: Site,
  leadToStore: LeadToStore,
): Promise<StoredLead | 'taken' | 'spent'> => {
  try {
    return await inTransaction(db, (client) => storeAll(client, site, leadToStore))
  } catch (error) {
    if (error instanceof LeadRefused) return error.reason
    const other = isUniqueViolation(error) ? await findLeadByKey(db, site.id, leadToStore.row.key) : null
    if (!other) throw error
    return { id: other.id, ...omitEmpty({ booking: other.booking }) }
  }
}
