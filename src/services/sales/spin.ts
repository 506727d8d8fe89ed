import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type Prize, prizeAt, turnsOf } from '@/src/domain/sales/prizes'
import { inTransaction } from '@/src/integrations/postgres/transaction'
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
}

export type Won = { readonly id: string; readonly prize: string; readonly code: string }

/** Read on a phone: no letter that looks like a digit. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = (): string => [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')

/**
 * Turns the wheel for a phone (RSV-05): drawn here by crypto, never in a browser, and kept by a unique index. Null for one
 * that has had its turn in this campaign, and where there are no prizes.
 */
export const turnWheel = (db: Pool, turn: Turn): Promise<Won | null> =>
  inTransaction(db, async (client) => {
    const turns = turnsOf(turn.prizes)
    const prize = turns === 0 ? undefined : prizeAt(turn.prizes, randomInt(turns))
    if (!prize) return null
    const { rows } = await client.query<Won>(
      `INSERT INTO prize_spins (id, tenant_id, campaign, phone, name, email, prize, code, shopper_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (tenant_id, campaign, phone) DO NOTHING
       RETURNING id, prize, code`,
      [
        ...[randomUUID(), turn.tenant, turn.campaign, turn.phone, turn.name, turn.email, prize.name, newCode()],
        turn.shopper ?? null,
      ],
    )
    const [won] = rows
    if (!won) return null
    await queueMessage(client, {
      tenant: turn.tenant,
      channel: 'email',
      to: turn.email,
      from: turn.dealer,
      subject: `You won: ${won.prize}`,
      text: `Hello ${turn.name},\n\nYou won: ${won.prize}.\n\nShow us this code: ${won.code}\n\n${turn.dealer}`,
      key: `spin:${won.id}`,
    })
    return won
  })
