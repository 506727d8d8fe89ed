import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type CodeHistory, codeRules, formatCodeMessage, planCode } from '@/src/domain/accounts/sign-in-codes'
import { inTransaction } from '@/src/platform/postgres/connections'
import type { BotVerdict } from '@/src/integrations/bot-check/port'
import { spendChallenge } from '../leads/spend-challenge'
import { queueMessage } from '../messages/queue-message'

/** Request for a sign-in code on one dealer's site. */
export type CodeRequest = {
  readonly tenant: { readonly id: string; readonly name: string; readonly host: string }
  /** E.164. */
  readonly phone: string
  readonly sender: string | null
  /** Id of the code this browser requested before, from its cookie. */
  readonly previousId: string | null
  /** Result of the bot check for this request. */
  readonly proof: BotVerdict
  readonly secret: string
}

export type CodeRequestResult =
  /**
   * A code can be tried. `id` belongs to this browser alone, and the code only counts together with it. `isTexted` is
   * false if no new text was sent because the code of the last text still counts.
   */
  | { readonly kind: 'sent'; readonly id: string; readonly long: boolean; readonly isTexted: boolean }
  | { readonly kind: 'rate-limited'; readonly seconds: number }
  /** The bot check failed, or its solution was used before. */
  | { readonly kind: 'needs-bot-check' }
  /** This phone has received all texts of the hour for other dealers. */
  | { readonly kind: 'rejected' }

/** Keyed, so that a copy of the table reveals no codes, and bound to the phone, so that a code works for no other. */
export const hashCode = (secret: string, tenantId: string, phone: string, code: string): string =>
  createHmac('sha256', `${secret} code`).update(`${tenantId} ${phone} ${code}`).digest('base64url')

type StoredHistory = Omit<CodeHistory, 'passedBotCheck'>

const loadCodeHistory = async (
  client: PoolClient,
  { tenant, phone, previousId: before }: CodeRequest,
): Promise<StoredHistory> => {
  const { rows } = await client.query<StoredHistory>(
    `SELECT count(*) FILTER (WHERE texted AND created_at > now() - interval '1 hour')::int AS "textsLastHour",
       coalesce(bool_or(tenant_id = $1 AND texted AND long AND expires_at > now()), false) AS "hasLongCode",
       count(*) FILTER (WHERE NOT long AND used_at IS NULL)::int AS "shortUnusedLastDay",
       min(extract(epoch FROM now() - created_at)) FILTER (WHERE id::text = $3)::float AS "secondsSinceLastRequest"
     FROM sign_in_codes WHERE phone = $2 AND created_at > now() - interval '1 day'`,
    [tenant.id, phone, before],
  )
  return rows[0] ?? { textsLastHour: 0, hasLongCode: false, shortUnusedLastDay: 0, secondsSinceLastRequest: null }
}

const shareLongCode = async (client: PoolClient, { tenant, phone, sender }: CodeRequest, id: string): Promise<void> => {
  const { rowCount } = await client.query(
    `INSERT INTO sign_in_codes (id, tenant_id, phone, code_hash, sender, expires_at, long, texted)
     SELECT $3, tenant_id, phone, code_hash, $4, expires_at, true, false FROM sign_in_codes
     WHERE tenant_id = $1 AND phone = $2 AND texted AND long ORDER BY created_at DESC LIMIT 1`,
    [tenant.id, phone, id, sender],
  )
  if (rowCount !== 1) throw new Error('The hourly limit of texts is reached, but no long code was sent.')
}

const sendNewCode = async (client: PoolClient, request: CodeRequest, id: string, long: boolean): Promise<void> => {
  const { tenant, phone, sender, secret } = request
  const digits = long ? codeRules.longDigits : codeRules.shortDigits
  const code = Array.from({ length: digits }, () => String(randomInt(10))).join('')
  await client.query(
    `INSERT INTO sign_in_codes (id, tenant_id, phone, code_hash, sender, expires_at, long, texted)
     VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 minute', $7, true)`,
    [
      id,
      tenant.id,
      phone,
      hashCode(secret, tenant.id, phone, code),
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
    text: formatCodeMessage(tenant.name, code, tenant.host),
    key: `code:${id}`,
  })
}

/**
 * Returns whether the bot check passed with a solution that was not used before. While the provider is unavailable
 * every request passes, and only the texts per hour limit it.
 */
const spendBotCheck = async (
  client: PoolClient,
  { verdict, singleUseKey, isUnavailable = false }: BotVerdict,
): Promise<boolean> =>
  isUnavailable ||
  (verdict === 'passed' && (singleUseKey === undefined || (await spendChallenge(client, singleUseKey))))

/**
 * Sends a one-time code by text (ACC-01) and queues its message in the same transaction. The result does not reveal
 * whether the phone is known. A lock serialises concurrent requests for one phone, so that the limits count them all.
 */
export const requestCode = (db: Pool, request: CodeRequest): Promise<CodeRequestResult> =>
  inTransaction(db, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`codes ${request.phone}`])
    const stored = await loadCodeHistory(client, request)
    const plan = planCode({ ...stored, passedBotCheck: await spendBotCheck(client, request.proof) })
    if (plan.kind === 'rate-limited' || plan.kind === 'rejected' || plan.kind === 'needs-bot-check') return plan
    const id = randomUUID()
    if (plan.kind === 'share') await shareLongCode(client, request, id)
    else await sendNewCode(client, request, id, plan.long)
    const isTexted = plan.kind === 'text'
    return { kind: 'sent', id, long: !isTexted || plan.long, isTexted }
  })

/** Deletes codes that no limit counts any more. */
export const pruneCodes = async (db: Pick<Pool, 'query'>): Promise<number> => {
  const { rowCount } = await db.query("DELETE FROM sign_in_codes WHERE created_at < now() - interval '2 days'")
  return rowCount ?? 0
}
