import { Secret, TOTP } from 'otpauth'
import type { Pool } from 'pg'
import { encrypt, decrypt } from './encrypt-secret'
import { normalizeCode, spendRecoveryCode, createRecoveryCodes } from './recovery-codes'

/**
 * The second factor of staff (STF-09): a code of six digits from an app on their phone, which changes every 30 seconds
 * (TOTP, RFC 6238), or one of ten recovery codes, each of which works once.
 */

export type SecondFactor = { readonly isOn: boolean; readonly recoveryCodesLeft: number }

/**
 * The account of a second factor. `key` is the installation's secret, which encrypts the app's secret in the database.
 */
export type SecondFactorOwner = { readonly userId: string; readonly email: string; readonly key: string }

const PERIOD_SECONDS = 30

/** Periods before and after the current one whose codes count too, because phones' clocks are seldom exact. */
const WINDOW_PERIODS = 1

const createTotp = (email: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Forecourt', label: email, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) })

/** Returns whether a staff account has a confirmed second factor, and how many recovery codes are unused. */
export const loadSecondFactor = async (db: Pick<Pool, 'query'>, userId: string): Promise<SecondFactor> => {
  const { rows } = await db.query<{ codes: number }>(
    `SELECT cardinality(recovery_codes) AS codes FROM staff_second_factors
     WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
    [userId],
  )
  return { isOn: rows.length > 0, recoveryCodesLeft: rows[0]?.codes ?? 0 }
}

/**
 * Starts to set up a second factor: stores a new secret for the app, which counts after a code of it was confirmed.
 * @returns the secret in base 32 and as the URI for a QR code; null if a second factor is already on
 */
export const startSecondFactor = async (
  db: Pick<Pool, 'query'>,
  owner: SecondFactorOwner,
): Promise<{ readonly secret: string; readonly uri: string } | null> => {
  const secret = new Secret({ size: 20 }).base32
  const { rowCount } = await db.query(
    `INSERT INTO staff_second_factors (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret WHERE staff_second_factors.confirmed_at IS NULL`,
    [owner.userId, encrypt(owner.key, secret)],
  )
  return rowCount === 1 ? { secret, uri: createTotp(owner.email, secret).toString() } : null
}

/** The TOTP time step that a code of the app belongs to; null if the code is wrong. */
const findTimeStep = (owner: SecondFactorOwner, encrypted: string, code: string, now: number): number | null => {
  if (!/^\d{6}$/.test(normalizeCode(code))) return null
  const totp = createTotp(owner.email, decrypt(owner.key, encrypted))
  const delta = totp.validate({ token: normalizeCode(code), timestamp: now, window: WINDOW_PERIODS })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

const loadEncryptedSecret = async (
  db: Pick<Pool, 'query'>,
  userId: string,
  isOn: boolean,
): Promise<string | undefined> => {
  const { rows } = await db.query<{ secret: string }>(
    'SELECT secret FROM staff_second_factors WHERE user_id = $1 AND (confirmed_at IS NOT NULL) = $2',
    [userId, isOn],
  )
  return rows[0]?.secret
}

/** Uses up a current code of the app: of two requests with the same code only one passes. */
const spendAppCode = async (
  db: Pick<Pool, 'query'>,
  owner: SecondFactorOwner,
  code: string,
  now: number,
): Promise<boolean> => {
  const secret = await loadEncryptedSecret(db, owner.userId, true)
  const step = secret === undefined ? null : findTimeStep(owner, secret, code, now)
  if (step === null) return false
  const { rowCount } = await db.query(
    'UPDATE staff_second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
    [owner.userId, step],
  )
  return rowCount === 1
}

/** Verifies a code of the app or a recovery code, and uses it up. `now` in milliseconds. */
export const verifySecondFactor = async (
  db: Pick<Pool, 'query'>,
  owner: SecondFactorOwner,
  code: string,
  now: number,
): Promise<boolean> => (await spendAppCode(db, owner, code, now)) || (await spendRecoveryCode(db, owner, code))

/**
 * Turns a second factor on with the first code of the app. The update names the secret that the code was checked with,
 * so it fails if another setup was started meanwhile.
 * @returns the recovery codes; null for a wrong code, or if no setup was started
 */
export const confirmSecondFactor = async (
  db: Pick<Pool, 'query'>,
  owner: SecondFactorOwner,
  code: string,
  now: number,
): Promise<readonly string[] | null> => {
  const secret = await loadEncryptedSecret(db, owner.userId, false)
  const step = secret === undefined ? null : findTimeStep(owner, secret, code, now)
  if (step === null) return null
  const { codes, hashes } = createRecoveryCodes(owner)
  const { rowCount } = await db.query(
    `UPDATE staff_second_factors SET confirmed_at = now(), last_step = $2, recovery_codes = $3
     WHERE user_id = $1 AND confirmed_at IS NULL AND secret = $4 AND last_step < $2`,
    [owner.userId, step, hashes, secret],
  )
  return rowCount === 1 ? codes : null
}

/** Turns a second factor off. */
export const removeSecondFactor = async (db: Pick<Pool, 'query'>, userId: string): Promise<void> => {
  await db.query('DELETE FROM staff_second_factors WHERE user_id = $1', [userId])
}
