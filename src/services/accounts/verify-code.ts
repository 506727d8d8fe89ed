import type { Pool, PoolClient } from 'pg'
import { codeRules } from '@/src/domain/accounts/sign-in-codes'
import { hashCode } from './request-code'

export type CodeVerification =
  | { readonly kind: 'correct'; readonly phone: string }
  | { readonly kind: 'invalid'; readonly triesLeft: number }
  /** Used, expired, tried too often, of another dealer or never requested: the caller cannot tell which. */
  | { readonly kind: 'expired' }

type OpenCodeRow = { readonly phone: string; readonly code_hash: string }

/** Checks a code. The attempt is counted before the comparison, so that concurrent attempts cannot exceed the limit. */
export const verifyCode = async (
  client: Pick<PoolClient, 'query'>,
  { tenantId, id, code, secret }: { tenantId: string; id: string; code: string; secret: string },
): Promise<CodeVerification> => {
  const { rows } = await client.query<OpenCodeRow & { readonly tries: number }>(
    `UPDATE sign_in_codes SET tries = tries + 1
     WHERE id::text = $1 AND tenant_id = $2 AND tries < $3 AND used_at IS NULL AND expires_at > now()
     RETURNING phone, code_hash, tries`,
    [id, tenantId, codeRules.maxTries],
  )
  const [row] = rows
  if (!row) return { kind: 'expired' }
  if (hashCode(secret, tenantId, row.phone, code) !== row.code_hash)
    return { kind: 'invalid', triesLeft: codeRules.maxTries - row.tries }
  // A code works once, also if several browsers share it.
  const { rowCount } = await client.query(
    `UPDATE sign_in_codes SET used_at = now() WHERE tenant_id = $1 AND phone = $2 AND code_hash = $3 AND used_at IS NULL`,
    [tenantId, row.phone, row.code_hash],
  )
  return (rowCount ?? 0) > 0 ? { kind: 'correct', phone: row.phone } : { kind: 'expired' }
}

/** Finds the phone a browser's open code was sent to and whether the code is a long one; null if it cannot be tried. */
export const findOpenCode = async (
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
