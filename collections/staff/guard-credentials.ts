import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { loadUser } from './load-user'

type Args = {
  readonly id?: unknown
  readonly data?: Readonly<Record<string, unknown>>
  readonly overrideAccess?: boolean
}

const refuse = (req: PayloadRequest, path: 'password' | 'email', message: string): never => {
  throw new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t)
}

const changesEmail = async ({ id, data = {} }: Args, req: PayloadRequest): Promise<boolean> => {
  if (data['email'] === undefined) return false
  const stored = typeof id === 'string' ? await loadUser(req, id) : null
  return stored?.email !== data['email']
}

/**
 * Refuses a new password or email address in an ordinary save of an account, because someone else at a signed-in
 * browser could take the account over. The endpoints in `account-endpoints.ts` require the requester's password.
 */
export const guardCredentials: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const operationArgs = args as Args
  if (operation !== 'update' || !req.user || operationArgs.overrideAccess === true) return args
  const password = operationArgs.data?.['password']
  if (password !== undefined && password !== null && password !== '')
    refuse(req, 'password', 'You can’t change the password here. Use the “Sign-in” section of the account.')
  if (await changesEmail(operationArgs, req))
    refuse(req, 'email', 'You can’t change the email address here. Use the “Sign-in” section of the account.')
  return args
}
