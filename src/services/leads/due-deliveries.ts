import type { Pool } from 'pg'
import { formatAdf } from '@/src/domain/lead-delivery/adf'
import { buildLeadEmail } from '@/src/domain/lead-delivery/lead-email'
import type { DeliveryLead } from '@/src/domain/lead-delivery/delivery-lead'
import { buildWebhookBody } from '@/src/domain/lead-delivery/webhook'
import { nextRetryAt } from '@/src/domain/sending/retry'
import type { EmailSender } from '@/src/integrations/email/port'
import { PermanentSendError } from '@/src/integrations/permanent-send-error'
import type { Outcome, WorkQueue } from '../background/work-queue'
import { LEASE_SECONDS, withSendTimeout } from '../background/send-limits'
import { postWebhook, publicHttps, type WebhookAccess } from './post-webhook'
import { readSentLead } from './read-sent-lead'

export type DeliveryRow = {
  readonly id: string
  readonly tenant_id: string
  readonly lead_id: string
  readonly channel: 'email' | 'adf' | 'webhook'
  readonly target: string
  readonly tries: number
}

export type DeliverySenders = {
  readonly email: EmailSender
  /** Address of the panel, for the link to the inbox. */
  readonly platform: string
  readonly webhookAccess?: WebhookAccess
}

const claimSql = `
  UPDATE lead_deliveries SET tries = tries + 1, next_try_at = $1::timestamptz + make_interval(secs => $2), updated_at = $1
   WHERE id = (SELECT id FROM lead_deliveries WHERE state = 'waiting' AND next_try_at <= $1
                ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, tenant_id, lead_id, channel::text, target, tries::int AS tries`

/** Applies only to the row as this attempt claimed it: staff may have restarted the delivery meanwhile. */
const settleSql = `
  UPDATE lead_deliveries SET state = $2, problem = $3, next_try_at = $4, delivered_at = $5, updated_at = $6
   WHERE id = $1 AND state = 'waiting' AND tries = $7`

/** The secret of the rule that has this address now, so that a resend is signed with the current secret. */
const findSecret = async (db: Pool, { tenant_id, target }: DeliveryRow): Promise<string | null> => {
  const { rows } = await db.query<{ webhook_secret: string | null }>(
    `SELECT webhook_secret FROM lead_routes WHERE tenant_id = $1 AND trim(webhook_url) = $2
      ORDER BY enabled DESC NULLS LAST, "order" LIMIT 1`,
    [tenant_id, target],
  )
  return rows[0]?.webhook_secret ?? null
}

const sendMail = async ({ email }: DeliverySenders, row: DeliveryRow, lead: DeliveryLead): Promise<void> => {
  const content = buildLeadEmail(lead)
  const isAdf = row.channel === 'adf'
  await email.send({
    id: row.id,
    tenant: row.tenant_id,
    to: row.target,
    fromName: lead.dealer.name,
    ...(lead.email === undefined ? {} : { replyTo: lead.email }),
    subject: content.subject,
    // A CRM reads the body of the mail.
    text: isAdf ? formatAdf(lead, row.id) : content.text,
    ...(isAdf ? {} : { html: content.html }),
    headers: { 'X-Forecourt-Id': row.id },
  })
}

const createSend =
  (db: Pool, senders: DeliverySenders) =>
  async (row: DeliveryRow, now: Date): Promise<void> => {
    const lead = await readSentLead(db, row.lead_id, senders.platform)
    if (lead === undefined) throw new PermanentSendError('The lead was deleted.')
    if (row.channel !== 'webhook') return sendMail(senders, row, lead)
    const secret = await findSecret(db, row)
    const webhookRequest = { url: row.target, id: row.id, body: buildWebhookBody(lead, row.id), secret, now }
    await postWebhook(webhookRequest, senders.webhookAccess ?? publicHttps)
  }

const createSettle =
  (db: Pool) =>
  async ({ id, tries }: DeliveryRow, outcome: Outcome, now: Date): Promise<void> => {
    const isSent = outcome.kind === 'done'
    const nextTryAt = isSent || outcome.isPermanent ? null : nextRetryAt(tries, now)
    const state = isSent ? 'delivered' : nextTryAt === null ? 'failed' : 'waiting'
    await db.query(settleSql, [id, state, isSent ? null : outcome.problem, nextTryAt, isSent ? now : null, now, tries])
  }

/** Queue of lead deliveries that are due (LEAD-08). Receivers recognise a repeat by the row's id. */
export const createDeliveryQueue = (db: Pool, senders: DeliverySenders): WorkQueue<DeliveryRow> => {
  const send = createSend(db, senders)
  return {
    claim: async (now) => (await db.query<DeliveryRow>(claimSql, [now, LEASE_SECONDS])).rows[0],
    perform: (row, now) => withSendTimeout(send(row, now)),
    settle: createSettle(db),
  }
}
