import 'server-only'
import type { PoolClient } from 'pg'
import { present } from '@/src/domain/present'
import type { Site } from '@/src/domain/tenancy/site'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { bookTime } from '@/src/services/bookings/book'
import { continueLead, insertLead, type LeadRow, leadWithKey } from '@/src/services/leads/write-lead'
import { spendChallenge } from '@/src/services/leads/spend-challenge'
import { queueMessage } from '@/src/services/messages/queue-message'
import { bookingWords, type Wanted } from './bookings'
import { database } from './database'

export type LeadToStore = {
  readonly row: LeadRow
  readonly values: Readonly<Record<string, string>>
  readonly wanted: Wanted | null
  /** Id of the vehicle to drive. */
  readonly car?: string
  /** Id of the started lead that this continues. */
  readonly begun?: string
  /** Id of the bot-check challenge, which is spent with the lead. */
  readonly once?: string
}

type Stored = { readonly id: string; readonly booking?: string }

/** Rolls the transaction back. */
class Refused extends Error {
  readonly why: 'taken' | 'spent'
  constructor(why: 'taken' | 'spent') {
    super(why)
    this.why = why
  }
}

const confirm = async (db: PoolClient, site: Site, { row, wanted }: LeadToStore, token: string): Promise<void> => {
  if (row.email === undefined || wanted?.wall === undefined) return
  const { what, when, where } = bookingWords(wanted.kind, wanted.wall, wanted.place)
  await queueMessage(db, {
    tenant: site.id,
    channel: 'email',
    to: row.email,
    from: site.name,
    subject: `${what} is booked: ${when}`,
    text: [
      `Hello ${row.name ?? ''}`.trim() + ',',
      `${what} with ${site.name} is booked for ${when}${where === undefined ? '' : ` at ${where}`}.`,
      `See it again: ${site.url}/success?booking=${token}`,
      'If you cannot come, please give us a call, so that somebody else can have the time.',
    ].join('\n\n'),
    key: `booking ${token}`,
  })
}

const book = async (db: PoolClient, site: Site, to: LeadToStore, lead: string): Promise<string | undefined> => {
  const { wanted, row, car } = to
  if (wanted?.wall === undefined || wanted.at === undefined) return undefined
  const { slot_minutes, bays } = site.switches.bookings
  const token = await bookTime(db, {
    tenant: site.id,
    kind: wanted.kind,
    location: wanted.place.id,
    at: wanted.at,
    minutes: slot_minutes,
    bays,
    wall: wanted.wall,
    lead,
    ...present({ car, name: row.name, phone: row.phone, email: row.email }),
  })
  if (token === null) throw new Refused('taken')
  await confirm(db, site, to, token)
  return token
}

/** Updates the started lead or inserts a new one; null if this lead is already stored. */
const write = async (db: PoolClient, site: Site, { row, begun }: LeadToStore): Promise<string | null> =>
  begun !== undefined && (await continueLead(db, site.id, begun, row)) ? begun : insertLead(db, site.id, row)

const storeAll = async (db: PoolClient, site: Site, to: LeadToStore): Promise<Stored> => {
  if (to.once !== undefined && !(await spendChallenge(db, to.once))) throw new Refused('spent')
  const id = await write(db, site, to)
  if (id === null) {
    const other = await leadWithKey(db, site.id, to.row.key)
    if (!other) throw new Error('The lead with this idempotency key was not found.')
    if (!to.row.form_completed) await continueLead(db, site.id, other.id, to.row)
    return { id: other.id, ...present({ booking: other.booking }) }
  }
  if (!to.row.form_completed) return { id }
  // Everything that follows from a complete lead happens in its own transaction (LEAD-08).
  return { id, ...present({ booking: await book(db, site, to, id) }) }
}

const isTwice = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error as { code: unknown }).code === '23505'

/**
 * Stores a lead once, however often it is sent, together with its booking (LEAD-02, LEAD-08). `taken`: the time is
 * already booked; `spent`: the bot check's solution was used before. In both cases nothing is stored. Rejects if the
 * database does not answer: then nothing is acknowledged.
 */
export const storeLead = async (site: Site, to: LeadToStore): Promise<Stored | 'taken' | 'spent'> => {
  try {
    return await inTransaction(await database(), (db) => storeAll(db, site, to))
  } catch (error) {
    if (error instanceof Refused) return error.why
    const other = isTwice(error) ? await leadWithKey(await database(), site.id, to.row.key) : null
    if (!other) throw error
    return { id: other.id, ...present({ booking: other.booking }) }
  }
}
