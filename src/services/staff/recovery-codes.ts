import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

const RECOVERY_CODE_COUNT = 10
const RECOVERY_BYTES = 8

/** The account of the codes. `key` is the installation's secret, with which they are hashed. */
type RecoveryCodesOwner = { readonly userId: string; readonly key: string }

/** Removes the spaces and dashes with which a code is shown, and upper case. */
export const normalizeCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

const hashRecoveryCode = ({ key, userId }: RecoveryCodesOwner, code: string): string =>
  createHmac('sha256', `${key} recovery code`)
    .update(`${userId} ${normalizeCode(code)}`)
    .digest('base64url')

/** `1f3a-9c04-77be-20d1` */
const createRecoveryCode = (): string => (randomBytes(RECOVERY_BYTES).toString('hex').match(/.{4}/g) ?? []).join('-')

export const spendRecoveryCode = async (
  db: Pick<Pool, 'query'>,
  owner: RecoveryCodesOwner,
  code: string,
): Promise<boolean> => {
  const { rowCount } = await db.query(
    `UPDATE staff_second_factors SET recovery_codes = array_remove(recovery_codes, $2)
     WHERE user_id = $1 AND confirmed_at IS NOT NULL AND $2 = ANY (recovery_codes)`,
    [owner.userId, hashRecoveryCode(owner, code)],
  )
  return rowCount === 1
}

export const createRecoveryCodes = (
  owner: RecoveryCodesOwner,
): { readonly codes: readonly string[]; readonly hashes: readonly string[] } => {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode)
  return { codes, hashes: codes.map((code) => hashRecoveryCode(owner, code)) }
}

/** Replaces the recovery codes. Only their hashes are stored, so the codes can be shown this once only. */
export const renewRecoveryCodes = async (
  db: Pick<Pool, 'query'>,
  owner: RecoveryCodesOwner,
): Promise<readonly string[]> => {
  const { codes, hashes } = createRecoveryCodes(owner)
  await db.query('UPDATE staff_second_factors SET recovery_codes = $2 WHERE user_id = $1', [owner.userId, hashes])
  return codes
}
