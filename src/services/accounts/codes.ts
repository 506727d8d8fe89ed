import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { codeRules, codeText, planCode } from '@/src/domain/accounts/codes'
import { inTransaction } from '@/src/integrations/postgres/connections'
import type { BotVerdict } from '@/src/integrations/bot-check/port'
import { spendChallenge } from '../leads/spend-challenge'
import { queueMessage } from '../messages/queue-message'

/** Who asks for a code, on which dealer's site. */
export type CodeAsked = {
  readonly tenant: { readonly id: string; readonly name: string; readonly host: string }
  /** As the world dials it. */
  readonly phone: string
  readonly sender: string | null
  /** The code this browser asked for before, by its cookie. */
  readonly before: string | null
  /** What the bot check said of this question. */
  readonly proof: BotVerdict
  readonly secret: string
}

export type CodeAnswer =
  /**
   * `id` is the browser's alone: with it, and with no other, the code may be tried. `isTexted` is false where the last
   * text's code counts.
   */
  | { readonly kind: 'asked'; readonly id: string; readonly long: boolean; readonly isTexted: boolean }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The bot check was not passed, or by a solution that was used before. */
  | { readonly kind: 'prove' }
  /** This phone was sent all its texts of the hour for other dealers. */
  | { readonly kind: 'refuse' }

/** Keyed, so that a copy of the table tells no codes; by phone, so that a code is good for nobody else. */
const hashOf = (secret: string, tenantId: string, phone: string, code: string): string =>
  createHmac('sha256', `${secret} code`).update(`${tenantId} ${phone} ${code}`).digest('base64url')

type Counted = {
  readonly texts: number
  readonly has_long: boolean
  readonly short: number
  readonly asked: number | null
}

const history = async (client: PoolClient, { tenant, phone, before }: CodeAsked): Promise<Counted> => {
  const { rows } = await client.query<Counted>(
    `SELECT count(*) FILTER (WHERE texted AND created_at > now() - interval '1 hour')::int AS texts,
       coalesce(bool_or(tenant_id = $1 AND texted AND long AND expires_at > now()), false) AS has_long,
       count(*) FILTER (WHERE NOT long AND used_at IS NULL)::int AS short,
       min(extract(epoch FROM now() - created_at)) FILTER (WHERE id::text = $3)::float AS asked
     FROM sign_in_codes WHERE phone = $2 AND created_at > now() - interval '1 day'`,
    [tenant.id, phone, before],
  )
  return rows[0] ?? { texts: 0, has_long: false, short: 0, asked: null }
}

const share = async (client: PoolClient, { tenant, phone, sender }: CodeAsked, id: string): Promise<void> => {
  const { rowCount } = await client.query(
    `INSERT INTO sign_in_codes (id, tenant_id, phone, code_hash, sender, expires_at, long, texted)
     SELECT $3, tenant_id, phone, code_hash, $4, expires_at, true, false FROM sign_in_codes
     WHERE tenant_id = $1 AND phone = $2 AND texted AND long ORDER BY created_at DESC LIMIT 1`,
    [tenant.id, phone, id, sender],
  )
  if (rowCount !== 1) throw new Error('No long code was sent in this hour, though all its texts are used up.')
}

const send = async (client: PoolClient, asked: CodeAsked, id: string, long: boolean): Promise<void> => {
  const { tenant, phone, sender, secret } = asked
  const digits = long ? codeRules.longDigits : codeRules.shortDigits
  const half = (of: number): string => String(randomInt(10 ** of)).padStart(of, '0')
  const code = Array.from({ length: digits / 6 }, () => half(6)).join('')
  await client.query(
    `INSERT INTO sign_in_codes (id, tenant_id, phone, code_hash, sender, expires_at, long, texted)
     VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 minute', $7, true)`,
    [
      id,
      tenant.id,
      phone,
      hashOf(secret, tenant.id, phone, code),
      sender,
      long ? codeRules.longMinutes : codeRules.shortMinutes,
      long,
    ],
  )
  await queueMessage(client, {
    tenant: tenant.id,
    channel: 'sms',
    to: phone,
    from: tenant.name,
    text: codeText(tenant.name, code, tenant.host),
    key: `code:${id}`,
  })
}

/**
 * Whether the bot check was passed, by a solution that is used for the first time. While its provider is away nobody can
 * pass it: then the texts of the hour alone limit who asks.
 */
const spendProof = async (client: PoolClient, { verdict, once, isAway = false }: BotVerdict): Promise<boolean> =>
  isAway || (verdict === 'passed' && (once === undefined || (await spendChallenge(client, once))))

/**
 * Sends a one-time code by text (ACC-01), in one transaction with its message; the same answer whether the phone is known.
 * Two questions for one phone at once are counted one after the other.
 */
export const askCode = (db: Pool, asked: CodeAsked): Promise<CodeAnswer> =>
  inTransaction(db, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`codes ${asked.phone}`])
    const { texts, has_long, short, asked: ago } = await history(client, asked)
    const plan = planCode({
      textsLastHour: texts,
      hasLongCode: has_long,
      shortUnusedLastDay: short,
      askedSecondsAgo: ago,
      isProven: await spendProof(client, asked.proof),
    })
    if (plan.kind === 'wait' || plan.kind === 'refuse' || plan.kind === 'prove') return plan
    const id = randomUUID()
    if (plan.kind === 'share') await share(client, asked, id)
    else await send(client, asked, id, plan.long)
    const isTexted = plan.kind === 'text'
    return { kind: 'asked', id, long: !isTexted || plan.long, isTexted }
  })

export type CodeTried =
  | { readonly kind: 'right'; readonly phone: string }
  | { readonly kind: 'wrong'; readonly left: number }
  /** Used, expired, tried too often, another dealer's, or never asked for: all the same. */
  | { readonly kind: 'over' }

type Open = { readonly phone: string; readonly code_hash: string }

/** Tries a code. The try is counted before it is compared, also where many come at once. */
export const tryCode = async (
  client: Pick<PoolClient, 'query'>,
  { tenantId, id, code, secret }: { tenantId: string; id: string; code: string; secret: string },
): Promise<CodeTried> => {
  const { rows } = await client.query<Open & { readonly tries: number }>(
    `UPDATE sign_in_codes SET tries = tries + 1
     WHERE id::text = $1 AND tenant_id = $2 AND tries < $3 AND used_at IS NULL AND expires_at > now()
     RETURNING phone, code_hash, tries`,
    [id, tenantId, codeRules.tries],
  )
  const [row] = rows
  if (!row) return { kind: 'over' }
  if (hashOf(secret, tenantId, row.phone, code) !== row.code_hash)
    return { kind: 'wrong', left: codeRules.tries - row.tries }
  // One use: in every browser that shares it.
  const { rowCount } = await client.query(
    `UPDATE sign_in_codes SET used_at = now() WHERE tenant_id = $1 AND phone = $2 AND code_hash = $3 AND used_at IS NULL`,
    [tenantId, row.phone, row.code_hash],
  )
  return (rowCount ?? 0) > 0 ? { kind: 'right', phone: row.phone } : { kind: 'over' }
}

/** The phone a browser was sent a code for, and whether it is a long one; null where there is no such code to be tried. */
export const openCode = async (
  db: Pick<Pool, 'query'>,
  tenantId: string,
  id: string,
): Promise<{ readonly phone: string; readonly long: boolean } | null> => {
  const { rows } = await db.query<{ readonly phone: string; readonly long: boolean }>(
    `SELECT phone, long FROM sign_in_codes
     WHERE id::text = $1 AND tenant_id = $2 AND used_at IS NULL AND expires_at > now()`,
    [id, tenantId],
  )
  return rows[0] ?? null
}

/** Forgets codes that no limit counts any more. */
export const pruneCodes = async (db: Pick<Pool, 'query'>): Promise<number> => {
  const { rowCount } = await db.query("DELETE FROM sign_in_codes WHERE created_at < now() - interval '2 days'")
  return rowCount ?? 0
}
