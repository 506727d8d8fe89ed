import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** A message to a person, as it is to be sent (design §9: e-mail and SMS). */
export type NewMessage = {
  readonly tenant: string
  readonly channel: 'email' | 'sms'
  /** One address, or one phone as the world dials it. */
  readonly to: string
  /** Name of the dealer it is from. */
  readonly from: string
  readonly replyTo?: string
  /** Of an e-mail. */
  readonly subject?: string
  readonly text: string
  readonly html?: string
  /** Header lines besides, such as List-Unsubscribe; names and values without line breaks. */
  readonly headers?: Readonly<Record<string, string>>
  /** The same key is the same message: asked for twice, it is sent once. */
  readonly key?: string
}

/** Header values hold one line: what a stranger typed must not begin another. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/**
 * Queues a message on the caller's connection: inside its transaction, so that it exists only when what caused it does.
 * Who waits in `messages` is sent by the worker, tried again until it is, and told by `forecourt_outbox`. @returns whether
 * it is new.
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
      oneLine(to),
      oneLine(from),
      replyTo === undefined ? null : oneLine(replyTo),
      subject === undefined ? null : oneLine(subject),
      text,
      html ?? null,
      JSON.stringify(headers ?? {}),
    ],
  )
  const added = rowCount === 1
  if (added) await db.query("SELECT pg_notify('forecourt_outbox', '')")
  return added
}
