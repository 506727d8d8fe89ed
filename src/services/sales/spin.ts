import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { codeRules } from '@/src/domain/accounts/codes'
import { type Prize, prizeAt, turnsOf } from '@/src/domain/sales/prizes'
import { inTransaction } from '@/src/integrations/postgres/connections'
import { queueMessage } from '../messages/queue-message'

export type Turn = {
  readonly tenant: string
  readonly dealer: string
  readonly campaign: string
  readonly prizes: readonly Prize[]
  /** E.164; one spin each. */
  readonly phone: string
  readonly name: string
  readonly email: string
  readonly shopper?: string | undefined
  /** How the prize's code is sent; by email only if this installation cannot send texts. */
  readonly sendCodeBy: 'text' | 'email'
}

export type Won = { readonly id: string; readonly prize: string }

export type TurnOutcome =
  | { readonly kind: 'won'; readonly won: Won }
  /** This phone has already spun in this campaign, or there are no prizes. */
  | { readonly kind: 'none' }
  /** This phone has received the maximum number of texts per hour. */
  | { readonly kind: 'too many texts' }

/** Without letters that look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string => [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')

/** Counts the texts of all dealers to a phone in the last hour. A lock serialises concurrent counts for one phone. */
const textsLastHour = async (client: PoolClient, phone: string): Promise<number> => {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`codes ${phone}`])
  const { rows } = await client.query<{ texts: number }>(
    `SELECT count(*)::int AS texts FROM messages
     WHERE channel = 'sms' AND recipient = $1 AND created_at > now() - interval '1 hour'`,
    [phone],
  )
  return rows[0]?.texts ?? 0
}

const sendCode = async (client: PoolClient, turn: Turn, { id, prize, code }: Won & { code: string }): Promise<void> => {
  const common = { tenant: turn.tenant, from: turn.dealer, key: `spin:${id}` }
  if (turn.sendCodeBy === 'text') {
    const text = `You won: ${prize}. Show us this code: ${code}. ${turn.dealer}`
    await queueMessage(client, { ...common, channel: 'sms', to: turn.phone, text })
    return
  }
  await queueMessage(client, {
    ...common,
    channel: 'email',
    to: turn.email,
    subject: `You won: ${prize}`,
    text: `Hello ${turn.name},\n\nYou won: ${prize}.\n\nShow us this code: ${code}\n\n${turn.dealer}`,
  })
}

/**
 * Spins the prize wheel for a phone (RSV-05). The prize is drawn on the server with a cryptographic random number; a
 * unique index allows one spin. The code is sent to the phone only, so invented numbers win nothing (OPS-02).
 */
export const turnWheel = (db: Pool, turn: Turn): Promise<TurnOutcome> =>
  inTransaction(db, async (client): Promise<TurnOutcome> => {
    const turns = turnsOf(turn.prizes)
    const prize = turns === 0 ? undefined : prizeAt(turn.prizes, randomInt(turns))
    if (!prize) return { kind: 'none' }
    if (turn.sendCodeBy === 'text' && (await textsLastHour(client, turn.phone)) >= codeRules.textsAnHour) {
      return { kind: 'too many texts' }
    }
    const code = newCode()
    const { rows } = await client.query<Won>(
      `INSERT INTO prize_spins (id, tenant_id, campaign, phone, name, email, prize, code, shopper_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (tenant_id, campaign, phone) DO NOTHING
       RETURNING id, prize`,
      [
        ...[randomUUID(), turn.tenant, turn.campaign, turn.phone, turn.name, turn.email, prize.name, code],
        turn.shopper ?? null,
      ],
    )
    const [won] = rows
    if (!won) return { kind: 'none' }
    await sendCode(client, turn, { ...won, code })
    return { kind: 'won', won }
  })
