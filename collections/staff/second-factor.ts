import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { renderSVG } from 'uqr'
import { env } from '@/src/env'
import { secondsToWait, takeBack } from '@/src/services/limits/count'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Owner,
  secondFactorOf,
  passSecondFactor,
} from '@/src/services/staff/second-factor'
import { membershipsOf, type Staff } from '../shared/roles'

export const poolOf = (req: PayloadRequest): Pool => (req.payload.db as unknown as { readonly pool: Pool }).pool

type User = { readonly id: string; readonly email: string; readonly platformAdmin?: boolean | null }

export const ownerOf = (req: PayloadRequest, { id, email }: User): Owner => ({
  userId: id,
  email,
  key: req.payload.secret,
})

/** Marks a sign-in of the site itself, which only checks a password or ends with a new one. */
export const withoutSecondFactor = { withoutSecondFactor: true } as const

/**
 * Whether somebody may sign in only with a second factor (STF-09): in production platform admins and whoever may give
 * money back. Everybody else may set one up.
 */
export const needsSecondFactor = ({
  platformAdmin,
  memberships,
}: Pick<Staff, 'platformAdmin' | 'memberships'>): boolean =>
  (env.MODE === 'production' || env.REQUIRE_SECOND_FACTOR === '1') &&
  (platformAdmin || memberships.some(({ role }) => role === 'tenant-admin'))

export type SetUp = { readonly secret: string; readonly qr: string }

type Step = 'code' | 'wrong code' | 'set up'

/** Ends a sign-in whose password was right. The form reads from `data.secondFactor` what is asked for next. */
export class SecondFactorAsked extends APIError<{ secondFactor: { step: Step } & Partial<SetUp> }> {
  readonly step: Step
  readonly owner: Owner
  constructor(message: string, step: Step, owner: Owner, setUp: Partial<SetUp> = {}) {
    super(message, 401, { secondFactor: { step, ...setUp } }, true)
    this.step = step
    this.owner = owner
  }
}

/** A secret with its QR code as SVG. */
export const setUpOf = ({ secret, uri }: { readonly secret: string; readonly uri: string }): SetUp => ({
  secret,
  qr: renderSVG(uri, { border: 2 }),
})

export const wrongCode = 'That code is not right, or was used before. Wait for the next one in the app, then type that.'

const setUp = async (req: PayloadRequest, owner: Owner, code: string): Promise<void> => {
  if (code === '') throw new SecondFactorAsked('Your role needs a second factor. Set it up now.', 'set up', owner)
  const codes = await confirmSecondFactor(poolOf(req), owner, code, Date.now())
  if (!codes) throw new SecondFactorAsked(wrongCode, 'wrong code', owner)
  req.context['recoveryCodes'] = codes
}

/**
 * What a sign-in that ended with `SecondFactorAsked` answers: where a second factor is to be set up, with its new secret.
 * Not done by the hook, because Payload's transaction has the user's row locked there.
 */
export const withSetUp = async (db: Pool, asked: SecondFactorAsked): Promise<SecondFactorAsked> => {
  const begun = asked.step === 'set up' ? await beginSecondFactor(db, asked.owner) : null
  return begun ? new SecondFactorAsked(asked.message, asked.step, asked.owner, setUpOf(begun)) : asked
}

const check = async (req: PayloadRequest, owner: Owner, code: string): Promise<void> => {
  if (code === '') throw new SecondFactorAsked('Type the code of your authenticator app.', 'code', owner)
  const tries = [['secondFactorTriesByAccount', owner.userId]] as const
  if ((await secondsToWait(poolOf(req), tries)) > 0)
    throw new APIError('Too many wrong codes. Please try again in an hour, or ask an administrator.', 429, null, true)
  if (!(await passSecondFactor(poolOf(req), owner, code, Date.now())))
    throw new SecondFactorAsked(wrongCode, 'wrong code', owner)
  await takeBack(poolOf(req), tries)
}

/**
 * Asks for the second factor at every way of signing in (STF-09): Payload calls it after the password was right and
 * before there is a session. Whoever needs one and has none sets it up here.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context['withoutSecondFactor'] === true) return
  const person = user as unknown as User
  const owner = ownerOf(req, person)
  const code = typeof req.data?.['code'] === 'string' ? req.data['code'].trim() : ''
  const { isOn } = await secondFactorOf(poolOf(req), owner.userId)
  if (isOn) return check(req, owner, code)
  const { platformAdmin } = person
  if (needsSecondFactor({ platformAdmin: platformAdmin === true, memberships: membershipsOf(user) }))
    await setUp(req, owner, code)
}
