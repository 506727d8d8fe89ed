import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { passwordProblem } from '@/src/services/staff/password'
import { storedUser } from './stored-user'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Name and address as they will be: what is not sent stays as it is stored. */
const aboutPerson = async (
  args: { readonly id?: unknown; readonly data?: Readonly<Record<string, unknown>> },
  req: PayloadRequest,
): Promise<readonly string[]> => {
  const { id, data = {} } = args
  const stored = typeof id === 'string' ? await storedUser(req, id) : null
  return [text(data['name'] ?? stored?.name), text(data['email'] ?? stored?.email)]
}

/**
 * Refuses a weak password wherever one is set (STF-09): a new member of staff, a change by oneself or an administrator, a
 * reset by e-mail, and several accounts at once.
 */
export const strongPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args
  // Set by the demo's seeding alone: no request can set it.
  if (req.context['isKnownDemoPassword'] === true) return args
  const given = args as { readonly id?: unknown; readonly data?: Readonly<Record<string, unknown>> }
  const password = given.data?.['password']
  // An empty field of the form leaves the password as it is.
  if (password === undefined || password === null || (password === '' && operation === 'update')) return args
  const problem = await passwordProblem(text(password), await aboutPerson(given, req))
  if (problem === undefined) return args
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: problem }] }, req.t)
}
