import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { renderSVG } from 'uqr'
import { env } from '@/src/env'
import { type RateLimitAttempt, consumeRateLimits, refundAttempts } from '@/src/services/limits/count-attempts'
import {
  startSecondFactor,
  confirmSecondFactor,
  type SecondFactorOwner,
  loadSecondFactor,
  verifySecondFactor,
} from '@/src/services/staff/second-factor'
import type { Staff } from '@/src/cms/access/roles'

export type StaffUser = { readonly id: string; readonly email: string; readonly platformAdmin?: boolean | null }

export const toOwner = (req: PayloadRequest, { id, email }: StaffUser): SecondFactorOwner => ({
  userId: id,
  email,
  key: req.payload.secret,
})

/**
 * Checks whether a user must have a second factor (STF-09): in production platform admins and administrators of
 * dealers, who may refund payments. For all others it is optional.
 */
export const needsSecondFactor = ({
  platformAdmin,
  memberships,
}: Pick<Staff, 'platformAdmin' | 'memberships'>): boolean =>
  (env.MODE === 'production' || env.REQUIRE_SECOND_FACTOR === '1') &&
  (platformAdmin || memberships.some(({ role }) => role === 'tenant-admin'))

export type SecondFactorSetUp = { readonly secret: string; readonly qr: string }

/** A secret with its QR code as SVG. */
export const toSetUp = ({ secret, uri }: { readonly secret: string; readonly uri: string }): SecondFactorSetUp => ({
  secret,
  qr: renderSVG(uri, { border: 2 }),
})

/** The message for a refused code; `code` is empty if none was typed. */
export const codeErrorMessage = (code: string): string => {
  if (code.trim() === '') return 'Enter the code from your authenticator app, or a recovery code.'
  return /^[\d\s]+$/.test(code)
    ? 'That code isn’t right or has already been used. Wait for the next code in the app and enter that.'
    : 'That recovery code isn’t right or has already been used. Enter a different one.'
}

type SecondFactorAttempt = {
  readonly owner: SecondFactorOwner
  /** As typed; empty if none was sent. */
  readonly code: string
  /** The id of a browser in which this account signed in before; empty for any other. */
  readonly known: string
}

/** The next step of a sign-in after the correct password. */
export type SecondFactorResult =
  | { readonly kind: 'passed'; readonly recoveryCodes?: readonly string[] }
  | { readonly kind: 'code required'; readonly message: string; readonly step: 'code' | 'wrong code' }
  | {
      readonly kind: 'code required'
      readonly message: string
      readonly step: 'set up'
      readonly setUp: SecondFactorSetUp | null
    }
  | { readonly kind: 'refused'; readonly wait: number }

const requireSetUp = async (db: Pool, { owner, code }: SecondFactorAttempt): Promise<SecondFactorResult> => {
  if (code === '') {
    const pendingSetUp = await startSecondFactor(db, owner)
    const message = 'Your role requires a second factor. Set it up to continue.'
    return { kind: 'code required', message, step: 'set up', setUp: pendingSetUp && toSetUp(pendingSetUp) }
  }
  const recoveryCodes = await confirmSecondFactor(db, owner, code, Date.now())
  return recoveryCodes
    ? { kind: 'passed', recoveryCodes }
    : { kind: 'code required', message: codeErrorMessage(code), step: 'wrong code' }
}

/**
 * Wrong codes from a browser in which the owner signed in before are counted separately, so that an attacker with the
 * password cannot lock the owner out.
 */
const codeAttempts = ({ owner, known }: SecondFactorAttempt): readonly RateLimitAttempt[] => [
  ['secondFactorTriesByAccount', known === '' ? owner.userId : `${owner.userId} known ${known}`],
]

const requireCode = async (db: Pool, attempt: SecondFactorAttempt): Promise<SecondFactorResult> => {
  const { owner, code } = attempt
  if (code === '')
    return { kind: 'code required', message: 'Enter the code from your authenticator app.', step: 'code' }
  const attempts = codeAttempts(attempt)
  const wait = await consumeRateLimits(db, attempts)
  if (wait > 0) return { kind: 'refused', wait }
  if (!(await verifySecondFactor(db, owner, code, Date.now())))
    return { kind: 'code required', message: codeErrorMessage(code), step: 'wrong code' }
  await refundAttempts(db, attempts)
  return { kind: 'passed' }
}

/**
 * Requires the second factor after the password and before a session is created (STF-09). Users who need one and have
 * none set it up here.
 */
export const requireSecondFactor = async (
  db: Pool,
  attempt: SecondFactorAttempt,
  role: Pick<Staff, 'platformAdmin' | 'memberships'>,
): Promise<SecondFactorResult> => {
  const { isOn } = await loadSecondFactor(db, attempt.owner.userId)
  if (isOn) return requireCode(db, attempt)
  return needsSecondFactor(role) ? requireSetUp(db, attempt) : { kind: 'passed' }
}
