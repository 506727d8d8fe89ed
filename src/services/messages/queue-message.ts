import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** An email or text message to one recipient. */
export type NewMessage = {
  /** The dealer's id; null for a message of the platform. */
  readonly tenant: string | null
  readonly channel: 'email' | 'sms'
  /** One email address, or one phone number in E.164. */
  readonly to: string
  /** Name of the dealer, shown as the sender. */
  readonly from: string
  readonly replyTo?: string
  /** For emails only. */
  readonly subject?: string
  readonly text: string
  readonly html?: string
  /** Additional header lines, such as List-Unsubscribe; names and values without line breaks. */
  readonly headers?: Readonly<Record<string, string>>
  /** Idempotency key: a second message with the same key is not queued. */
  readonly key?: string
}

/** Prevents header injection: a header value must stay on one line. */
const toOneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/**
 * Queues a message on the caller's connection, inside its transaction, so that it exists only if its cause does. The
 * message worker is notified by `forecourt_messages`, sends it and retries. @returns false if its key was queued before
 */
export const queueMessage = async (db: Pick<pg.ClientBase, 'query'>, message: NewMessage): Promise<boolean> => {
  const { tenant, channel, to, from, replyTo, subject, text, html, headers, key } = message
  const { rowCount } = await db.query(
    `INSERT INTO messages (id, tenant_id, key, channel, recipient, sender_name, reply_to, subject, text, html, headers)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (tenant_id, key) DO NOTHING`,
    [
      randomUUID(),
      tenant,
      key ?? randomUUID(),
      channel,
      toOneLine(to),
      toOneLine(from),
      replyTo === undefined ? null : toOneLine(replyTo),
      subject === undefined ? null : toOneLine(subject),
      text,
      html ?? null,
      JSON.stringify(headers ?? {}),
    ],
  )
  const isNew = rowCount === 1
  if (isNew) await db.query("SELECT pg_notify('forecourt_messages', '')")
  return isNew
}
