import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { deleteEmailChange } from '@/src/services/staff/email-changes'
import { endOtherSessions } from '@/src/services/staff/sessions'
import { findPasswordLinkOwner } from '@/src/services/staff/password-links'
import { errorResponse } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { inPayloadTransaction } from '@/src/platform/postgres/payload-transaction'
import { notifyPasswordChange } from './notify-password-change'
import { PASSWORD_LINK_ENDED } from './password-link'
import { text } from './staff-endpoint'

/**
 * `POST /api/users/reset-password`. Replaces Payload's endpoint, which signs in at once: here the user signs in
 * afterwards, so that access to a mailbox cannot replace a second factor (STF-09). Emails the owner that the password was
 * changed, ends all sessions of the account, and withdraws a new email address that waits: a thief of the old password
 * may have requested it.
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
    const userId = await inPayloadTransaction(req, async () => {
      const { user } = await req.payload.resetPassword({ collection: 'users', data, overrideAccess: true, req })
      const id = String(user['id'])
      await notifyPasswordChange(req, id, 'link')
      return id
    })
    const pool = getPool(req.payload)
    await endOtherSessions(pool, userId, null)
    await deleteEmailChange(pool, userId)
    const message = 'Your password has been changed. Sign in with your new password.'
    return Response.json({ message }, { headers: { 'cache-control': 'no-store' } })
  },
}
