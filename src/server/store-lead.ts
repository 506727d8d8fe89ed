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
  /** Id of the car to be driven. */
  readonly car?: string
  /** The lead this goes on with. */
  readonly begun?: string
  /** A solution of the bot check, spent with it. */
  readonly once?: string
}

type Stored = { readonly id: string; readonly booking?: string }

/** Has the transaction end without a trace. */
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

/** The lead's row: the one that was begun, or a new one; null where it is stored already. */
const write = async (db: PoolClient, site: Site, { row, begun }: LeadToStore): Promise<string | null> =>
  begun !== undefined && (await continueLead(db, site.id, begun, row)) ? begun : insertLead(db, site.id, row)

const storeAll = async (db: PoolClient, site: Site, to: LeadToStore): Promise<Stored> => {
  if (to.once !== undefined && !(await spendChallenge(db, to.once))) throw new Refused('spent')
  const id = await write(db, site, to)
  if (id === null) {
    const other = await leadWithKey(db, site.id, to.row.key)
    if (!other) throw new Error('A lead that is stored already cannot be found.')
    if (!to.row.form_completed) await continueLead(db, site.id, other.id, to.row)
    return { id: other.id, ...present({ booking: other.booking }) }
  }
  if (!to.row.form_completed) return { id }
  // All that follows from a whole lead happens here, in its own transaction (LEAD-08).
  return { id, ...present({ booking: await book(db, site, to, id) }) }
}

const isTwice = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error as { code: unknown }).code === '23505'

/**
 * Stores a lead once, however often it is sent, together with what it books (LEAD-02, LEAD-08). `taken`: somebody else has
 * the time; `spent`: the bot check's solution was used before. Neither leaves anything. Rejects when the database does not
 * answer: then nothing was promised.
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
