import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { accountMail } from '@/src/domain/accounts/mail'
import { confirmDays, type SavedSearch } from '@/src/domain/stock/saved-search'
import { queueMessage } from '../messages/queue-message'
import { inTransaction } from '@/src/integrations/postgres/connections'

type Db = Pick<Pool, 'query'>

/** What the mail that asks says of the dealer it is from. */
export type AskingDealer = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly contact: string
  readonly accent: string
}

export type SearchToKeep = {
  readonly search: SavedSearch
  /** Word by word. */
  readonly consent: string
  /** Whether who saves it has shown already that the address is theirs. */
  readonly isOwner: boolean
  readonly token: string
}

type Kept = { readonly id: string; readonly unsubscribe_token: string }

const keep = async (db: Db, tenantId: string, { search, consent, isOwner, token }: SearchToKeep): Promise<Kept> => {
  const { name, email, address } = search
  // What was confirmed is changed by its owner alone: a stranger who knows the address writes no name into their mails.
  const { rows } = await db.query<Kept>(
    `INSERT INTO saved_searches AS s (id, tenant_id, name, email, address, consent, unsubscribe_token, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8::boolean THEN now() END)
     ON CONFLICT (tenant_id, email, address) DO UPDATE SET
       name = CASE WHEN s.confirmed_at IS NULL OR $8 THEN excluded.name ELSE s.name END,
       consent = CASE WHEN s.confirmed_at IS NULL OR $8 THEN excluded.consent ELSE s.consent END,
       confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at), updated_at = now()
     RETURNING id, unsubscribe_token`,
    [randomUUID(), tenantId, name, email, address, consent, token, isOwner],
  )
  const [kept] = rows
  if (!kept) throw new Error('The search was neither found nor made.')
  return kept
}

const confirmMail = ({ name, url, contact, accent }: AskingDealer, { email }: SavedSearch, token: string) =>
  accountMail({
    dealer: name,
    contact,
    accent,
    subject: `Confirm your saved search at ${name}`,
    intro: `Somebody saved a search at ${name} for ${email}. Please confirm that you want an email when new cars match it.`,
    lines: [],
    action: { label: 'Confirm my saved search', href: `${url}/saved-searches/confirm?token=${token}` },
    reason: `If this was not you, do nothing: no other email comes. The link works for ${String(confirmDays)} days.`,
  })

/**
 * Keeps a search (SRCH-18). The same search of the same address is one row, whoever sends it how often. Who has not shown
 * that the address is theirs is sent a link first, at most one an hour and search, whether or not it is confirmed: the
 * answer tells nobody who saved what. Nothing else is sent before it is opened (Spam Act 2003: consent).
 * @returns whether a link has to be opened
 */
export const keepSearch = (db: Pool, dealer: AskingDealer, given: SearchToKeep): Promise<'kept' | 'asked'> =>
  inTransaction(db, async (client) => {
    const { id, unsubscribe_token } = await keep(client, dealer.id, given)
    if (given.isOwner) return 'kept'
    const { subject, text, html } = confirmMail(dealer, given.search, unsubscribe_token)
    await queueMessage(client, {
      tenant: dealer.id,
      channel: 'email',
      to: given.search.email,
      from: dealer.name,
      subject,
      text,
      html,
      key: `search:confirm:${id}:${new Date().toISOString().slice(0, 13)}`,
    })
    return 'asked'
  })

const shape = /^[\w-]{20,128}$/

export type AwaitedSearch = { readonly address: string; readonly email: string; readonly confirmed: boolean }

/** The search a link of a mail belongs to; null for none of this dealer's, and one that is over. */
export const searchOfLink = async (db: Db, tenantId: string, token: string): Promise<AwaitedSearch | null> => {
  if (!shape.test(token)) return null
  const { rows } = await db.query<AwaitedSearch>(
    `SELECT address, email, confirmed_at IS NOT NULL AS confirmed FROM saved_searches
     WHERE tenant_id = $1 AND unsubscribe_token = $2`,
    [tenantId, token],
  )
  return rows[0] ?? null
}

/** Confirms a search by the link of its mail: who has it reads that address. The same again changes nothing. */
export const confirmSearch = async (db: Db, tenantId: string, token: string): Promise<void> => {
  if (!shape.test(token)) return
  await db.query(
    `UPDATE saved_searches SET confirmed_at = now(), updated_at = now()
     WHERE tenant_id = $1 AND unsubscribe_token = $2 AND confirmed_at IS NULL`,
    [tenantId, token],
  )
}

/** Forgets the searches whose link nobody opened in time: they were perhaps not that person's. */
export const forgetUnconfirmed = async (db: Db, tenantId: string, now: Date): Promise<void> => {
  await db.query(
    `DELETE FROM saved_searches WHERE tenant_id = $1 AND confirmed_at IS NULL
     AND updated_at < $2::timestamptz - $3 * interval '1 day'`,
    [tenantId, now, confirmDays],
  )
}
