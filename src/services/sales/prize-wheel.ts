import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { codeRules } from '@/src/domain/accounts/sign-in-codes'
import { type Prize, findPrize, totalWeightOf } from '@/src/domain/sales/prizes'
import { lastPrizeDay } from '@/src/domain/sales/wheel'
import { inTransaction } from '@/src/platform/postgres/connections'
import { queueMessage } from '../messages/queue-message'

export type WheelSpin = {
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
  /** Days to collect the prize, 0 for no limit, and the zone in which they are counted. */
  readonly validDays: number
  readonly timezone: string
}

export type WonPrize = { readonly id: string; readonly prize: string; readonly created_at: Date }

export type SpinOutcome =
  | { readonly kind: 'won'; readonly won: WonPrize }
  /** This phone has already spun in this campaign, or there are no prizes. */
  | { readonly kind: 'none' }
  /** This phone has received the maximum number of texts per hour. */
  | { readonly kind: 'too many texts' }

/** Without letters that look like digits. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const createCode = (): string =>
  [...randomBytes(8)].map((byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]).join('')

/** Counts the texts of all dealers to a phone in the last hour. A lock serialises concurrent counts for one phone. */
const countTextsLastHour = async (client: PoolClient, phone: string): Promise<number> => {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`codes ${phone}`])
  const { rows } = await client.query<{ texts: number }>(
    `SELECT count(*)::int AS texts FROM messages
     WHERE channel = 'sms' AND recipient = $1 AND created_at > now() - interval '1 hour'`,
    [phone],
  )
  return rows[0]?.texts ?? 0
}

const sendCode = async (
  client: PoolClient,
  spin: WheelSpin,
  { id, prize, code, created_at }: WonPrize & { code: string },
): Promise<void> => {
  const lastDay = lastPrizeDay(created_at, spin.validDays, spin.timezone)
  const validity = lastDay === null ? [] : [`Valid until ${lastDay}.`]
  const common = { tenant: spin.tenant, from: spin.dealer, key: `spin:${id}` }
  if (spin.sendCodeBy === 'text') {
    const text = [`You won: ${prize}. Show us this code: ${code}.`, ...validity, spin.dealer].join(' ')
    await queueMessage(client, { ...common, channel: 'sms', to: spin.phone, text })
    return
  }
  await queueMessage(client, {
    ...common,
    channel: 'email',
    to: spin.email,
    subject: `You won: ${prize}`,
    text: [`Hello ${spin.name},`, `You won: ${prize}.`, `Show us this code: ${code}`, ...validity, spin.dealer].join(
      '\n\n',
    ),
  })
}

/**
 * Spins the prize wheel for a phone (RSV-05). The prize is drawn on the server with a cryptographic random number; a
 * unique index allows one spin. The code is sent to the phone only, so invented numbers win nothing (OPS-02).
 */
export const spinWheel = (db: Pool, spin: WheelSpin): Promise<SpinOutcome> =>
  inTransaction(db, async (client): Promise<SpinOutcome> => {
    const totalWeight = totalWeightOf(spin.prizes)
    const prize = totalWeight === 0 ? undefined : findPrize(spin.prizes, randomInt(totalWeight))
    if (!prize) return { kind: 'none' }
    if (spin.sendCodeBy === 'text' && (await countTextsLastHour(client, spin.phone)) >= codeRules.maxTextsPerHour) {
      return { kind: 'too many texts' }
    }
    const code = createCode()
    const { rows } = await client.query<WonPrize>(
      `INSERT INTO prize_spins (id, tenant_id, campaign, phone, name, email, prize, code, shopper_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (tenant_id, campaign, phone) DO NOTHING
       RETURNING id, prize, created_at`,
      [
        ...[randomUUID(), spin.tenant, spin.campaign, spin.phone, spin.name, spin.email, prize.name, code],
        spin.shopper ?? null,
      ],
    )
    const [won] = rows
    if (!won) return { kind: 'none' }
    await sendCode(client, spin, { ...won, code })
    return { kind: 'won', won }
  })
