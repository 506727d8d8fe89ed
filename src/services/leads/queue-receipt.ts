import type { Pool, PoolClient } from 'pg'
import { buildLeadReceipt, type RequestSummary } from '@/src/domain/leads/receipt'
import { leadReference } from '@/src/domain/leads/reference'
import type { Site } from '@/src/domain/tenancy/site'
import { queueMessage } from '@/src/services/messages/queue-message'

type Receipt = {
  readonly lead: string
  readonly name?: string | null | undefined
  /** Without one, nothing is sent. */
  readonly email: string | null | undefined
  readonly vehicle?: string | undefined
  readonly link?: string | undefined
  readonly request?: RequestSummary | undefined
}

/** Receipts of a dealer to one address in a day. Anyone can enter another person's address. */
const MAX_RECEIPTS_A_DAY = 10

const hasTooManyReceipts = async (db: Pool | PoolClient, { id }: Site, email: string): Promise<boolean> => {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM messages WHERE recipient = $1 AND tenant_id = $2 AND key LIKE 'receipt %'
       AND created_at > now() - interval '1 day'`,
    [email, id],
  )
  return (rows[0]?.count ?? 0) >= MAX_RECEIPTS_A_DAY
}

type ReceiptEmail = {
  /** Without one, nothing is sent. */
  readonly email: string | null | undefined
  readonly subject: string
  readonly text: string
  /** A message with the same key is sent once. */
  readonly key: string
}

/** Queues an email that follows from a form, and not again after ten in a day. */
export const queueReceiptEmail = async (
  db: Pool | PoolClient,
  site: Site,
  { email, key, ...content }: ReceiptEmail,
): Promise<void> => {
  if (!email || !site.switches.leads.receipt || (await hasTooManyReceipts(db, site, email))) return
  await queueMessage(db, {
    tenant: site.id,
    channel: 'email',
    to: email,
    from: site.name,
    ...content,
    key: `receipt ${key}`,
  })
}

/** Tells the shopper that a form has arrived, once however often it is sent (LEAD-08). */
export const queueReceipt = (db: Pool | PoolClient, site: Site, { lead, email, ...about }: Receipt): Promise<void> =>
  queueReceiptEmail(db, site, {
    email,
    key: lead,
    ...buildLeadReceipt(site, { reference: leadReference(lead), ...about }),
  })
