import type { Pool } from 'pg'
import { adfOf } from '@/src/domain/lead-delivery/adf'
import { letterOf } from '@/src/domain/lead-delivery/letter'
import type { SentLead } from '@/src/domain/lead-delivery/sent-lead'
import { webhookBody } from '@/src/domain/lead-delivery/webhook'
import { nextTry } from '@/src/domain/sending/retry'
import type { EmailSender } from '@/src/integrations/email/port'
import { Refused } from '@/src/integrations/refused'
import { claimSeconds, type Ended, type Source } from '../sending/drain'
import { postWebhook, publicHttps, type WebhookReach } from './post-webhook'
import { readSentLead } from './read-sent-lead'

export type DeliveryRow = {
  readonly id: string
  readonly tenant_id: string
  readonly lead_id: string
  readonly channel: 'email' | 'adf' | 'webhook'
  readonly target: string
  readonly tries: number
}

export type DeliveryWays = {
  readonly email: EmailSender
  /** Address of the panel, for the link to the inbox. */
  readonly platform: string
  readonly reach?: WebhookReach
}

const claim = `
  UPDATE lead_deliveries SET tries = tries + 1, next_try_at = $1::timestamptz + make_interval(secs => $2), updated_at = $1
   WHERE id = (SELECT id FROM lead_deliveries WHERE state = 'waiting' AND next_try_at <= $1
                ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, tenant_id, lead_id, channel::text, target, tries::int AS tries`

/** Applies only to the row as this attempt claimed it: staff may have restarted the delivery meanwhile. */
const settled = `
  UPDATE lead_deliveries SET state = $2, problem = $3, next_try_at = $4, delivered_at = $5, updated_at = $6
   WHERE id = $1 AND state = 'waiting' AND tries = $7`

/** The secret of the rule that has this address now, so that a resend is signed with the current secret. */
const secretOf = async (db: Pool, { tenant_id, target }: DeliveryRow): Promise<string | null> => {
  const { rows } = await db.query<{ webhook_secret: string | null }>(
    `SELECT webhook_secret FROM lead_routes WHERE tenant_id = $1 AND trim(webhook_url) = $2
      ORDER BY enabled DESC NULLS LAST, "order" LIMIT 1`,
    [tenant_id, target],
  )
  return rows[0]?.webhook_secret ?? null
}

const mail = async ({ email }: DeliveryWays, row: DeliveryRow, lead: SentLead): Promise<void> => {
  const letter = letterOf(lead)
  const adf = row.channel === 'adf'
  await email.send({
    id: row.id,
    tenant: row.tenant_id,
    to: row.target,
    fromName: lead.dealer.name,
    ...(lead.email === undefined ? {} : { replyTo: lead.email }),
    subject: letter.subject,
    // A CRM reads the body of the mail.
    text: adf ? adfOf(lead, row.id) : letter.text,
    ...(adf ? {} : { html: letter.html }),
    headers: { 'X-Forecourt-Id': row.id },
  })
}

const send =
  (db: Pool, ways: DeliveryWays) =>
  async (row: DeliveryRow, now: Date): Promise<void> => {
    const lead = await readSentLead(db, row.lead_id, ways.platform)
    if (lead === undefined) throw new Refused('The lead was deleted.')
    if (row.channel !== 'webhook') return mail(ways, row, lead)
    const secret = await secretOf(db, row)
    const call = { url: row.target, id: row.id, body: webhookBody(lead, row.id), secret, now }
    await postWebhook(call, ways.reach ?? publicHttps)
  }

const settle =
  (db: Pool) =>
  async ({ id, tries }: DeliveryRow, ended: Ended, now: Date): Promise<void> => {
    const sent = ended.kind === 'sent'
    const next = sent || ended.forGood ? null : nextTry(tries, now)
    const state = sent ? 'delivered' : next === null ? 'failed' : 'waiting'
    await db.query(settled, [id, state, sent ? null : ended.problem, next, sent ? now : null, now, tries])
  }

/** Queue of lead deliveries that are due (LEAD-08). Receivers recognise a repeat by the row's id. */
export const dueDeliveries = (db: Pool, ways: DeliveryWays): Source<DeliveryRow> => ({
  claim: async (now) => (await db.query<DeliveryRow>(claim, [now, claimSeconds])).rows[0],
  send: send(db, ways),
  settle: settle(db),
})
