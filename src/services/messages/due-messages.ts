import type { Pool } from 'pg'
import { containsSecret, nextRetryAt } from '@/src/domain/sending/retry'
import type { EmailSender } from '@/src/integrations/email/port'
import { PermanentSendError } from '@/src/integrations/permanent-send-error'
import type { SmsSender } from '@/src/integrations/sms/port'
import type { Outcome, WorkQueue } from '../background/work-queue'
import { LEASE_SECONDS, withSendTimeout } from '../background/send-limits'
import { findReasonNotToSend } from './outdated-message'

export type MessageRow = {
  readonly id: string
  readonly tenant_id: string | null
  readonly key: string
  readonly recipient: string
  readonly sender_name: string
  readonly reply_to: string | null
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly tries: number
  readonly created_at: Date
}

/**
 * Codes come first, because a person waits for them. Two seconds' tolerance: the database's clock may be ahead of ours.
 */
const claimSql = `
  UPDATE messages SET tries = tries + 1, next_try_at = $2::timestamptz + make_interval(secs => $3)
   WHERE id = (SELECT id FROM messages WHERE state = 'waiting' AND channel = $1 AND next_try_at <= $2::timestamptz + interval '2 seconds'
                ORDER BY key LIKE 'code:%' DESC, next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, tenant_id, key, recipient, sender_name, reply_to, subject, text, html, headers, tries, created_at`

/** The text of a message with a code or a link that lets in is erased once it is sent or has failed. */
const settleSql = `
  UPDATE messages SET state = $2, problem = $3, next_try_at = coalesce($4, next_try_at), sent_at = $5,
    text = CASE WHEN $6 THEN '' ELSE text END, html = CASE WHEN $6 THEN NULL ELSE html END
   WHERE id = $1 AND state = 'waiting' AND tries = $7`

const createSettle =
  (db: Pool) =>
  async ({ id, key, tries }: MessageRow, outcome: Outcome, now: Date): Promise<void> => {
    const nextTryAt = outcome.kind === 'failed' && !outcome.isPermanent ? nextRetryAt(tries, now) : null
    const state = outcome.kind === 'done' ? 'sent' : nextTryAt === null ? 'failed' : 'waiting'
    await db.query(settleSql, [
      id,
      state,
      outcome.kind === 'done' ? null : outcome.problem,
      nextTryAt,
      outcome.kind === 'done' ? now : null,
      containsSecret(key) && state !== 'waiting',
      tries,
    ])
  }

const createQueue = (
  db: Pool,
  channel: 'email' | 'sms',
  send: (row: MessageRow) => Promise<void>,
): WorkQueue<MessageRow> => ({
  claim: async (now) => (await db.query<MessageRow>(claimSql, [channel, now, LEASE_SECONDS])).rows[0],
  perform: async (row, now) => {
    const reason = await findReasonNotToSend(db, row, now)
    if (reason !== null) throw new PermanentSendError(reason)
    await withSendTimeout(send(row))
  },
  settle: createSettle(db),
})

const toTenant = (id: string | null): { readonly tenant?: string } => (id === null ? {} : { tenant: id })

/** Queue of due emails in `messages` (`queueMessage`); a row's id is its Message-ID. */
export const createEmailQueue = (db: Pool, email: EmailSender): WorkQueue<MessageRow> =>
  createQueue(db, 'email', ({ id, tenant_id, recipient, sender_name, reply_to, subject, text, html, headers }) =>
    email.send({
      id,
      ...toTenant(tenant_id),
      to: recipient,
      fromName: sender_name,
      ...(reply_to === null ? {} : { replyTo: reply_to }),
      subject: subject ?? '',
      text,
      ...(html === null ? {} : { html }),
      headers,
    }),
  )

/** Queue of due text messages in `messages`. */
export const createSmsQueue = (db: Pool, sms: SmsSender): WorkQueue<MessageRow> =>
  createQueue(db, 'sms', ({ id, tenant_id, recipient, sender_name, text }) =>
    sms.send({ id, ...toTenant(tenant_id), to: recipient, fromName: sender_name, text }),
  )
