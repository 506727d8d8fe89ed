import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { findPasswordProblem } from '@/src/services/staff/password'
import { loadUser } from './load-user'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Name and email address after the save: fields that are not sent keep their stored value. */
const personalWords = async (
  args: { readonly id?: unknown; readonly data?: Readonly<Record<string, unknown>> },
  req: PayloadRequest,
): Promise<readonly string[]> => {
  const { id, data = {} } = args
  const stored = typeof id === 'string' ? await loadUser(req, id) : null
  return [text(data['name'] ?? stored?.name), text(data['email'] ?? stored?.email)]
}

/**
 * Refuses a weak password wherever one is set (STF-09): for a new account, a change by the owner or an administrator, a
 * reset by email, and a bulk update.
 */
export const requireStrongPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args
  // Only the demo's seed sets this flag; no request can.
  if (req.context['isKnownDemoPassword'] === true) return args
  const operationArgs = args as { readonly id?: unknown; readonly data?: Readonly<Record<string, unknown>> }
  const password = operationArgs.data?.['password']
  // An empty form field leaves the password unchanged.
  if (password === undefined || password === null || (password === '' && operation === 'update')) return args
  const problem = await findPasswordProblem(text(password), await personalWords(operationArgs, req))
  if (problem === undefined) return args
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: problem }] }, req.t)
}
