import type { Pool } from 'pg'
import { holdsCode, isTooLate, nextTry } from '@/src/domain/sending/retry'
import type { EmailSender } from '@/src/integrations/email/port'
import { Refused } from '@/src/integrations/refused'
import type { SmsSender } from '@/src/integrations/sms/port'
import { claimSeconds, type Ended, type Source } from '../sending/drain'

export type MessageRow = {
  readonly id: string
  readonly tenant_id: string
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
const claim = `
  UPDATE messages SET tries = tries + 1, next_try_at = $2::timestamptz + make_interval(secs => $3)
   WHERE id = (SELECT id FROM messages WHERE state = 'waiting' AND channel = $1 AND next_try_at <= $2::timestamptz + interval '2 seconds'
                ORDER BY key LIKE 'code:%' DESC, next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, tenant_id, key, recipient, sender_name, reply_to, subject, text, html, headers, tries, created_at`

/** The text of a message with a code is erased once it is sent or has failed. */
const settled = `
  UPDATE messages SET state = $2, problem = $3, next_try_at = coalesce($4, next_try_at), sent_at = $5,
    text = CASE WHEN $6 THEN '' ELSE text END, html = CASE WHEN $6 THEN NULL ELSE html END
   WHERE id = $1 AND state = 'waiting' AND tries = $7`

const settle =
  (db: Pool) =>
  async ({ id, key, tries }: MessageRow, ended: Ended, now: Date): Promise<void> => {
    const next = ended.kind === 'failed' && !ended.forGood ? nextTry(tries, now) : null
    const state = ended.kind === 'sent' ? 'sent' : next === null ? 'failed' : 'waiting'
    await db.query(settled, [
      id,
      state,
      ended.kind === 'sent' ? null : ended.problem,
      next,
      ended.kind === 'sent' ? now : null,
      holdsCode(key) && state !== 'waiting',
      tries,
    ])
  }

/**
 * Keys of subscription mails: `search:ID:DAY` and `drop:SHOPPER:DAY`. Others, such as `search:confirm:…`, do not match.
 */
const subscription = /^(search|drop):([0-9a-f-]{36}):/

const stillSubscribed = {
  search: 'SELECT 1 FROM saved_searches WHERE id::text = $1 AND tenant_id = $2',
  drop: 'SELECT 1 FROM shoppers WHERE id::text = $1 AND tenant_id = $2 AND price_alerts',
} as const

/** Checks the subscription again, because a mail may be sent days after it was queued (Spam Act 2003). */
const isWanted = async (db: Pool, { key, tenant_id }: MessageRow): Promise<boolean> => {
  const [, kind, id] = subscription.exec(key) ?? []
  if (kind !== 'search' && kind !== 'drop') return true
  return (await db.query(stillSubscribed[kind], [id, tenant_id])).rowCount === 1
}

const source = (db: Pool, channel: 'email' | 'sms', send: (row: MessageRow) => Promise<void>): Source<MessageRow> => ({
  claim: async (now) => (await db.query<MessageRow>(claim, [channel, now, claimSeconds])).rows[0],
  send: async (row, now) => {
    if (isTooLate(row.key, row.created_at, now)) throw new Refused('It came too late to be of use.')
    if (!(await isWanted(db, row))) throw new Refused('They have unsubscribed since.')
    await send(row)
  },
  settle: settle(db),
})

/** Queue of due emails in `messages` (`queueMessage`); a row's id is its Message-ID. */
export const dueEmails = (db: Pool, email: EmailSender): Source<MessageRow> =>
  source(db, 'email', ({ id, tenant_id, recipient, sender_name, reply_to, subject, text, html, headers }) =>
    email.send({
      id,
      tenant: tenant_id,
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
export const dueTexts = (db: Pool, sms: SmsSender): Source<MessageRow> =>
  source(db, 'sms', ({ id, tenant_id, recipient, sender_name, text }) =>
    sms.send({ id, tenant: tenant_id, to: recipient, fromName: sender_name, text }),
  )
