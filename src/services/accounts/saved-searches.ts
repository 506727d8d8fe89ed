import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { CONFIRMATION_LINK_DAYS, type SavedSearch } from '@/src/domain/stock/searches/saved-search'
import { queueMessage } from '../messages/queue-message'
import { inTransaction } from '@/src/platform/postgres/connections'
import { type ConfirmingDealer, buildConfirmationMail } from './confirmation-mail'

type Db = Pick<Pool, 'query'>

export type NewSavedSearch = {
  readonly search: SavedSearch
  /** The search in words. */
  readonly label: string
  /** Exact wording of the consent. */
  readonly consent: string
  /** True if the shopper has already confirmed this email address. */
  readonly isOwner: boolean
  readonly token: string
}

type SavedSearchRow = { readonly id: string; readonly unsubscribe_token: string }

const upsertSearch = async (
  db: Db,
  tenantId: string,
  { search, consent, isOwner, token }: NewSavedSearch,
): Promise<SavedSearchRow> => {
  const { name, email, address } = search
  // Only the owner of the address changes a confirmed search: a stranger who knows it must not put a name into the
  // mails.
  const { rows } = await db.query<SavedSearchRow>(
    `INSERT INTO saved_searches AS s (id, tenant_id, name, email, address, consent, unsubscribe_token, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8::boolean THEN now() END)
     ON CONFLICT (tenant_id, email, address) DO UPDATE SET
       name = CASE WHEN s.confirmed_at IS NULL OR $8 THEN excluded.name ELSE s.name END,
       consent = CASE WHEN s.confirmed_at IS NULL OR $8 THEN excluded.consent ELSE s.consent END,
       confirmed_at = coalesce(s.confirmed_at, excluded.confirmed_at), updated_at = now()
     RETURNING id, unsubscribe_token`,
    [randomUUID(), tenantId, name, email, address, consent, token, isOwner],
  )
  const [row] = rows
  if (!row) throw new Error('The saved search could not be stored.')
  return row
}

/**
 * Saves a search (SRCH-18). The same search of the same address is one row, however often it is sent. If the sender has
 * not confirmed the address, a link is mailed first, at most one an hour for each search, whether or not the search is
 * confirmed: the answer must not reveal saved searches. No other mail is sent before it is opened (Spam Act 2003:
 * consent).
 * @returns `unconfirmed` if a link has to be opened
 */
export const storeSearch = (
  db: Pool,
  dealer: ConfirmingDealer,
  newSearch: NewSavedSearch,
): Promise<'saved' | 'unconfirmed'> =>
  inTransaction(db, async (client) => {
    const { id, unsubscribe_token } = await upsertSearch(client, dealer.id, newSearch)
    if (newSearch.isOwner) return 'saved'
    await queueMessage(client, {
      tenant: dealer.id,
      channel: 'email',
      to: newSearch.search.email,
      from: dealer.name,
      ...buildConfirmationMail(dealer, newSearch, unsubscribe_token),
      key: `search:confirm:${id}:${new Date().toISOString().slice(0, 13)}`,
    })
    return 'unconfirmed'
  })

const TOKEN_PATTERN = /^[\w-]{20,128}$/

export type LinkedSearch = { readonly address: string; readonly email: string; readonly confirmed: boolean }

/** Finds the search a mailed link belongs to; null if it is not this dealer's or was deleted. */
export const findSearchByToken = async (db: Db, tenantId: string, token: string): Promise<LinkedSearch | null> => {
  if (!TOKEN_PATTERN.test(token)) return null
  const { rows } = await db.query<LinkedSearch>(
    `SELECT address, email, confirmed_at IS NOT NULL AS confirmed FROM saved_searches
     WHERE tenant_id = $1 AND unsubscribe_token = $2`,
    [tenantId, token],
  )
  return rows[0] ?? null
}

/** Confirms a search by the link of its mail, which proves access to the address. Idempotent. */
export const confirmSearch = async (db: Db, tenantId: string, token: string): Promise<void> => {
  if (!TOKEN_PATTERN.test(token)) return
  await db.query(
    `UPDATE saved_searches SET confirmed_at = now(), updated_at = now()
     WHERE tenant_id = $1 AND unsubscribe_token = $2 AND confirmed_at IS NULL`,
    [tenantId, token],
  )
}

/** Deletes searches whose link was not opened in time: the address may belong to someone else. */
export const deleteUnconfirmedSearches = async (db: Db, tenantId: string, now: Date): Promise<void> => {
  await db.query(
    `DELETE FROM saved_searches WHERE tenant_id = $1 AND confirmed_at IS NULL
     AND updated_at < $2::timestamptz - $3 * interval '1 day'`,
    [tenantId, now, CONFIRMATION_LINK_DAYS],
  )
}
