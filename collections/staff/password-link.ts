import { addDataAndFileToRequest, type Endpoint, type Payload } from 'payload'
import { buildPasswordLinkEmail } from '@/src/domain/accounts/password-link-email'
import { PLATFORM_NAME } from '@/src/domain/accounts/staff-invitation-email'
import { isEmail } from '@/src/domain/stock/searches/saved-search'
import { env } from '@/src/env'
import { errorResponse, jsonResponse, readJsonObject } from '@/src/cms/endpoints'
import { log } from '@/src/platform/log'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { queueMessage } from '@/src/services/messages/queue-message'
import { findPasswordLinkOwner, passwordLinkMessageKey } from '@/src/services/staff/password-links'
import { text } from './staff-endpoint'

/**
 * Emails an account the link to a new password. Its address is the installation's own, whatever host the request names,
 * and the number of links is limited, because each one replaces the one before.
 * @param requester the administrator who sends it, if any
 * @returns seconds to wait if the account has had too many links; 0 otherwise, also without an account
 */
export const sendPasswordLink = async (payload: Payload, email: string, requester?: string): Promise<number> => {
  const wait = await consumeRateLimits(getPool(payload), [['passwordLinksByEmail', email]])
  if (wait > 0) return wait
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, limit: 1, overrideAccess: true })
  const [user] = docs
  if (user === undefined) return 0
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  await queueMessage(getPool(payload), {
    tenant: null,
    channel: 'email',
    to: email,
    from: PLATFORM_NAME,
    key: passwordLinkMessageKey(user.id, token),
    ...buildPasswordLinkEmail(
      { name: user.name ?? '', ...(requester === undefined ? {} : { requester }) },
      // The token is in the fragment, which is in no server's log.
      new URL(`/admin/new-password#${token}`, env.PUBLIC_URL).href,
    ),
  })
  return 0
}

/**
 * `POST /api/users/forgot-password` with `email`. Replaces Payload's endpoint, whose link has the host of the request.
 * Answers before it looks for the account: neither the answer nor its time reveals which addresses have one (ADM-01).
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email = text(req.data?.['email']).trim().toLowerCase()
    if (isEmail(email))
      void sendPasswordLink(req.payload, email).catch((error: unknown) =>
        log.error(`A link to a new password was not sent: ${String(error)}`),
      )
    return jsonResponse(200, { message: 'Success' })
  },
}

export const PASSWORD_LINK_ENDED =
  'It was used already, it’s more than an hour old, or a newer email has replaced it. Use the link in the newest email, or ask for another.'

/** `POST /api/users/password-link/look` with `token`: the email address of the account; 404 if the link has ended. */
export const lookAtPasswordLinkEndpoint: Endpoint = {
  path: '/password-link/look',
  method: 'post',
  handler: async (req) => {
    const { token } = await readJsonObject(req)
    const email = await findPasswordLinkOwner(getPool(req.payload), text(token), new Date())
    return email === null ? errorResponse(404, PASSWORD_LINK_ENDED, 'link') : jsonResponse(200, { email })
  },
}
