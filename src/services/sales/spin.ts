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
  /** As the world dials it: one turn each. */
  readonly phone: string
  readonly name: string
  readonly email: string
  readonly shopper?: string | undefined
  /** Where the prize's code is sent. By e-mail only where this installation sends no texts. */
  readonly sendCodeBy: 'text' | 'email'
}

export type Won = { readonly id: string; readonly prize: string }

export type TurnOutcome =
  | { readonly kind: 'won'; readonly won: Won }
  /** This phone has had its turn in this campaign, or there are no prizes. */
  | { readonly kind: 'none' }
  /** This phone was sent as many texts in this hour as one may be sent. */
  | { readonly kind: 'too many texts' }

/** Read on a phone: no letter that looks like a digit. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string => [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')

/** Texts in the last hour, of all dealers, to a phone whose texts are counted one after the other. */
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
 * Turns the wheel for a phone (RSV-05): drawn here by crypto, never in a browser, and kept by a unique index. The code goes
 * to the phone and not to the page, so that nobody collects prizes with made-up numbers (OPS-02).
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
