import { poolOf } from '@/src/services/pool'
import { APIError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
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

/**
 * Ends a sign-in whose password was right. It holds no secret, because Payload writes errors with all their properties to
 * the log.
 */
export class SecondFactorAsked extends APIError {
  readonly step: Step
  readonly userId: string
  readonly email: string
  constructor(message: string, step: Step, { userId, email }: Pick<Owner, 'userId' | 'email'>) {
    super(message, 401, null, true)
    this.step = step
    this.userId = userId
    this.email = email
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
  const codes = await confirmSecondFactor(poolOf(req.payload), owner, code, Date.now())
  if (!codes) throw new SecondFactorAsked(wrongCode, 'wrong code', owner)
  req.context['recoveryCodes'] = codes
}

/**
 * What a sign-in that ended with `SecondFactorAsked` answers, in the form of Payload's errors: `data.secondFactor` says
 * what the form asks for next, and has the new secret where a second factor is to be set up. The secret is not made by
 * the hook, because Payload's transaction has the user's row locked there.
 */
export const answerAsked = async (req: PayloadRequest, asked: SecondFactorAsked): Promise<Response> => {
  const { step, message, userId, email } = asked
  const begun =
    step === 'set up' ? await beginSecondFactor(poolOf(req.payload), ownerOf(req, { id: userId, email })) : null
  const secondFactor = { step, ...(begun ? setUpOf(begun) : {}) }
  return Response.json(
    { errors: [{ message, data: { secondFactor } }] },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  )
}

const check = async (req: PayloadRequest, owner: Owner, code: string): Promise<void> => {
  if (code === '') throw new SecondFactorAsked('Type the code of your authenticator app.', 'code', owner)
  const tries = [['secondFactorTriesByAccount', owner.userId]] as const
  if ((await secondsToWait(poolOf(req.payload), tries)) > 0)
    throw new APIError('Too many wrong codes. Please try again in an hour, or ask an administrator.', 429, null, true)
  if (!(await passSecondFactor(poolOf(req.payload), owner, code, Date.now())))
    throw new SecondFactorAsked(wrongCode, 'wrong code', owner)
  await takeBack(poolOf(req.payload), tries)
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
  const { isOn } = await secondFactorOf(poolOf(req.payload), owner.userId)
  if (isOn) return check(req, owner, code)
  const { platformAdmin } = person
  if (needsSecondFactor({ platformAdmin: platformAdmin === true, memberships: membershipsOf(user) }))
    await setUp(req, owner, code)
}
