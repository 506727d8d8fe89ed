import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { deleteEmailChange } from '@/src/services/staff/email-changes'
import { endOtherSessions } from '@/src/services/staff/sessions'
import { findPasswordLinkOwner } from '@/src/services/staff/password-links'
import { errorResponse } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { PASSWORD_LINK_ENDED } from './password-link'
import { text } from './staff-endpoint'

/**
 * `POST /api/users/reset-password`. Replaces Payload's endpoint, which signs in at once: here the user signs in
 * afterwards, so that access to a mailbox cannot replace a second factor (STF-09). Ends all sessions of the
 * account, and withdraws a new email address that waits: a thief of the old password may have requested it.
 */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    req.context['isPasswordReset'] = true
    const data = { token: text(req.data?.['token']), password: text(req.data?.['password']) }
    if ((await findPasswordLinkOwner(getPool(req.payload), data.token, new Date())) === null)
      return errorResponse(403, PASSWORD_LINK_ENDED, 'link')
    const { user } = await req.payload.resetPassword({ collection: 'users', data, overrideAccess: true, req })
    const [pool, userId] = [getPool(req.payload), String(user['id'])]
    await endOtherSessions(pool, userId, null)
    await deleteEmailChange(pool, userId)
    const message = 'Your password has been changed. Sign in with your new password.'
    return Response.json({ message }, { headers: { 'cache-control': 'no-store' } })
  },
}
