import type { PoolClient } from 'pg'
import { spendChallenge } from '../leads/spend-challenge'
import type { NewHold } from './insert-sale'

/** Vehicles one person may have on hold at a time. */
const MAX_HOLDS_PER_PERSON = 3
/** Unpaid holds of one sender at a time. Paid ones do not count, because many people may share an address. */
const MAX_UNPAID_HOLDS_PER_SENDER = 3

export type HoldRefusal = 'many' | 'crowd' | 'spent'

/**
 * Waits for other holds of the same person or sender to be stored, so that concurrent requests for many vehicles are all
 * counted. Locks are taken in one order: two requests never wait for each other.
 */
const lockHolder = async (client: PoolClient, { tenant, shopper, sender, phone, email }: NewHold): Promise<void> => {
  const holders = Object.entries({ shopper, sender, phone, email: email.toLowerCase() })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `hold ${tenant} ${name} ${String(value)}`)
    .sort()
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended(holder, 0)) FROM unnest($1::text[]) AS holder', [
    holders,
  ])
}

/**
 * A signed-in shopper is one person, whichever phone and email each form names: another's form with theirs must not use
 * up their holds.
 */
const hasTooManyHolds = async (client: PoolClient, { tenant, shopper, phone, email }: NewHold): Promise<boolean> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM reservations WHERE tenant_id = $1 AND state IN ('pending', 'held')
       AND CASE WHEN $4::uuid IS NULL THEN phone = $2 OR lower(email) = lower($3) ELSE shopper_id = $4 END`,
    [tenant, phone, email, shopper ?? null],
  )
  return (rows[0]?.count ?? 0) >= MAX_HOLDS_PER_PERSON
}

const hasTooManyUnpaidHolds = async (client: PoolClient, { tenant, sender }: NewHold): Promise<boolean> => {
  if (sender === undefined) return false
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM reservations WHERE tenant_id = $1 AND state = 'pending' AND sender = $2`,
    [tenant, sender],
  )
  return (rows[0]?.count ?? 0) >= MAX_UNPAID_HOLDS_PER_SENDER
}

/** Why no hold may be stored, whichever vehicle it is; null if it may. */
export const findRefusal = async (client: PoolClient, hold: NewHold): Promise<HoldRefusal | null> => {
  await lockHolder(client, hold)
  if (await hasTooManyHolds(client, hold)) return 'many'
  if (await hasTooManyUnpaidHolds(client, hold)) return 'crowd'
  return hold.singleUseKey === undefined || (await spendChallenge(client, hold.singleUseKey)) ? null : 'spent'
}
