import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { replySubject } from '@/src/domain/leads/reply'
import { inTransaction } from '@/src/platform/postgres/connections'
import { queueMessage } from '@/src/services/messages/queue-message'

export type LeadReply = {
  readonly lead: string
  readonly tenant: string
  readonly text: string
  /** Idempotency key, from the form: a second request with it sends nothing. */
  readonly key: string
  readonly by: { readonly name: string; readonly email: string }
  readonly now: Date
}

type LeadRow = {
  readonly id: string
  readonly category: string
  readonly email: string | null
  readonly vehicle_make: string | null
  readonly vehicle_model: string | null
  readonly dealer: string
  readonly dealer_email: string | null
}

/** The row is locked, so that two answers at once are both stored. */
const leadSql = `SELECT l.id, l.category, l.email, l.vehicle_make, l.vehicle_model, t.name AS dealer, s.email AS dealer_email
  FROM leads l JOIN tenants t ON t.id = l.tenant_id LEFT JOIN site_settings s ON s.tenant_id = l.tenant_id
 WHERE l.id = $1 AND l.tenant_id = $2 FOR UPDATE OF l`

const storeSql = `INSERT INTO leads_replies (_order, _parent_id, id, text, recipient, by, at)
  SELECT coalesce(max(_order), 0) + 1, $1, $2, $3, $4, $5, $6 FROM leads_replies WHERE _parent_id = $1`

/** `updated_at` stays: a colleague's open form is not out of date because of an answer. */
const answeredSql = `UPDATE leads SET stage = CASE WHEN stage::text = 'new' THEN 'contacted' ELSE stage END,
         first_response_at = coalesce(first_response_at, $2) WHERE id = $1`

const sendOn = async (client: PoolClient, reply: LeadReply): Promise<'sent' | 'no address'> => {
  const { lead, tenant, text, key, by, now } = reply
  const { rows } = await client.query<LeadRow>(leadSql, [lead, tenant])
  const [row] = rows
  if (!row?.email) return 'no address'
  const isNew = await queueMessage(client, {
    tenant,
    channel: 'email',
    to: row.email,
    from: row.dealer,
    replyTo: row.dealer_email ?? by.email,
    subject: replySubject(row),
    text,
    key: `lead reply ${lead} ${key}`,
  })
  if (!isNew) return 'sent'
  await client.query(storeSql, [lead, randomBytes(12).toString('hex'), text, row.email, by.name, now])
  await client.query(answeredSql, [lead, now])
  return 'sent'
}

/**
 * Sends an answer of staff to the person of a lead, keeps it with the lead, and moves a new lead to “Contacted” (ADM-04).
 * The caller has checked that the author answers leads at the dealer. The person's own answer goes to the dealer's
 * address, or else to the author.
 */
export const sendReply = (pool: Pool, reply: LeadReply): Promise<'sent' | 'no address'> =>
  inTransaction(pool, (client) => sendOn(client, reply))
