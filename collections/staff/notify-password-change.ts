import type { PayloadRequest } from 'payload'
import { buildPasswordChangedEmail, type PasswordDoor } from '@/src/domain/accounts/password-changed-email'
import { PLATFORM_NAME } from '@/src/domain/accounts/staff-invitation-email'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'
import { env } from '@/src/env'
import { membershipsOf } from '@/src/cms/access/roles'
import { transactionClient } from '@/src/cms/access/transaction'
import { findTimeZones } from '@/src/cms/fields/tenant-time-zone'
import { queueMessage } from '@/src/services/messages/queue-message'
import { loadUser } from './load-user'

/**
 * Emails the owner of an account that its password was changed (STF-09). The message is queued in the transaction of the
 * change, so that there is none without the other.
 */
export const notifyPasswordChange = async (req: PayloadRequest, userId: string, door: PasswordDoor): Promise<void> => {
  const user = await loadUser(req, userId)
  if (user === null) return
  const [tenant] = membershipsOf(user).map((one) => one.tenant)
  const zones = tenant === undefined ? undefined : await findTimeZones(req.payload, [tenant], req)
  const timezone = (tenant === undefined ? undefined : zones?.get(tenant)) ?? DEFAULT_TIME_ZONE
  await queueMessage(transactionClient(req), {
    tenant: null,
    channel: 'email',
    to: user.email,
    from: PLATFORM_NAME,
    ...buildPasswordChangedEmail(
      { name: user.name ?? '', door, at: new Date(), timezone },
      new URL('/admin/forgot', env.PUBLIC_URL).href,
    ),
  })
}
