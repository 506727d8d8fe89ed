import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { poolOf } from '@/src/services/pool'
import { isPasswordOf } from '@/src/services/staff/password-hash'
import { noResetLink, passwordProblem } from '@/src/services/staff/password'
import { removeSecondFactor } from '@/src/services/staff/second-factor'
import { endSessionsBut } from '@/src/services/staff/sessions'
import { mayEditUser } from './may-edit'
import { noteInChangeLog } from './note'
import { answer, type Asked, refusalOfIdentity, staffEndpoint, refuse, storedPassword, text } from './staff-endpoint'
import { storedUser } from './stored-user'

/** The account with the id in the request's address; null if there is none, or the person who asks may not edit it. */
const editableUser = async (req: PayloadRequest) => {
  const { id } = req.routeParams ?? {}
  const user = typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id) ? await storedUser(req, id) : null
  return user && (await mayEditUser(req, user.id)) ? user : null
}

/** A new password, one's own or a colleague's. It ends their other sessions. */
const setPassword = async (asked: Asked): Promise<Response> => {
  const { req, fields } = asked
  const user = await editableUser(req)
  if (!user) return refuse(404, 'Not found.')
  const password = text(fields['newPassword'])
  // Before the code, which counts once.
  const problem = await passwordProblem(password, [text(user.name), user.email])
  if (problem !== undefined) return refuse(400, problem, 'newPassword')
  const refusal = await refusalOfIdentity(asked)
  if (refusal) return refusal
  if (await isPasswordOf(await storedPassword(req, user.id), password))
    return refuse(400, 'This is the password already. Choose another.', 'newPassword')
  // Payload ends their sessions with it, but for the one that asks.
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: { password, ...noResetLink },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await noteInChangeLog(req, { userId: user.id, what: 'Password changed' })
  return answer(200, {})
}

/** Another e-mail address, one's own or a colleague's. */
const setEmail = async (asked: Asked): Promise<Response> => {
  const { req, fields } = asked
  const user = await editableUser(req)
  if (!user) return refuse(404, 'Not found.')
  const refusal = await refusalOfIdentity(asked)
  if (refusal) return refusal
  const email = text(fields['email']).trim().toLowerCase()
  if (email === '') return refuse(400, 'Type the new e-mail address.', 'email')
  try {
    await req.payload.update({
      collection: 'users',
      id: user.id,
      data: { email, ...noResetLink },
      depth: 0,
      overrideAccess: true,
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const where = { email: { equals: email } }
    const { totalDocs } = await req.payload.count({ collection: 'users', where, overrideAccess: true })
    const message = totalDocs > 0 ? 'Another account has this address.' : error.data.errors[0]?.message
    return refuse(400, message ?? error.message, 'email')
  }
  await noteInChangeLog(req, { userId: user.id, what: `E-mail address changed from ${user.email}` })
  return answer(200, { email })
}

/** A colleague lost their phone and their recovery codes: an administrator takes the second factor away. */
const resetSecondFactor = async (asked: Asked): Promise<Response> => {
  const { req, owner } = asked
  const user = await editableUser(req)
  if (!user || user.id === owner.userId) return refuse(404, 'Not found.')
  const refusal = await refusalOfIdentity(asked)
  if (refusal) return refusal
  await removeSecondFactor(poolOf(req.payload), user.id)
  await endSessionsBut(poolOf(req.payload), user.id, null)
  await noteInChangeLog(req, { userId: user.id, what: 'Second factor taken away by an administrator' })
  return answer(200, {})
}

/**
 * Change how a member of staff signs in (STF-09): their own account, or one they may edit. Each asks for the password of
 * the person who makes the change, and for a code if they have a second factor. Refusals are those of `staff-endpoint.ts`;
 * 404 for an account they may not edit, and 400 for what cannot be a password or an address.
 */
export const accountEndpoints: Endpoint[] = [
  staffEndpoint('post', '/:id/password', setPassword),
  staffEndpoint('post', '/:id/email', setEmail),
  staffEndpoint('post', '/:id/second-factor/reset', resetSecondFactor),
]
