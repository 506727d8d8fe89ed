import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { poolOf } from '@/src/services/pool'
import { isConfirmed } from '@/src/services/staff/sessions'
import { storedUser } from './stored-user'

export const CONFIRM_FIRST = 'First type your own password again, under “Confirm it is you”.'

/**
 * Whether the browser that asks was signed in, or its password was typed again, within the last minutes (STF-09). Who
 * finds a browser signed in could take the account over otherwise.
 */
export const hasConfirmedIdentity = async (req: PayloadRequest): Promise<boolean> => {
  const { id, _sid } = (req.user ?? {}) as { readonly id?: unknown; readonly _sid?: unknown }
  if (typeof id !== 'string' || typeof _sid !== 'string') return false
  return isConfirmed(poolOf(req.payload), { userId: id, sessionId: _sid })
}

type Args = {
  readonly id?: unknown
  readonly data?: Readonly<Record<string, unknown>>
  readonly overrideAccess?: boolean
}

/** The field by which a change gives somebody else the account: a new password, or an address that can reset it. */
const takeoverField = async ({ id, data = {} }: Args, req: PayloadRequest): Promise<'password' | 'email' | null> => {
  if (typeof data['password'] === 'string' && data['password'] !== '') return 'password'
  if (data['email'] === undefined) return null
  const stored = typeof id === 'string' ? await storedUser(req, id) : null
  return stored?.email === data['email'] ? null : 'email'
}

/** Refuses a new password or e-mail address, one's own or a colleague's, until whoever asks has confirmed that it is them. */
export const confirmIdentityFirst: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const given = args as Args
  if (operation !== 'update' || !req.user || given.overrideAccess === true) return args
  const field = await takeoverField(given, req)
  if (field === null || (await hasConfirmedIdentity(req))) return args
  throw new ValidationError({ collection: 'users', errors: [{ path: field, message: CONFIRM_FIRST }] }, req.t)
}
