import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { loadSecondFactor } from '@/src/services/staff/second-factor'
import { membershipsOf } from '@/src/cms/access/roles'
import { type StaffUser, needsSecondFactor } from './second-factor'

/**
 * Payload's own login does not check codes. Requests never reach it, and this refuses it for every user who has or
 * needs a second factor, except for a password reset by email, whose session ends at once
 * (`reset-password-endpoint.ts`).
 */
export const refuseDirectLogin: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context['isPasswordReset'] === true) return
  const { id, platformAdmin } = user as StaffUser
  const isNeeded = needsSecondFactor({ platformAdmin: platformAdmin === true, memberships: membershipsOf(user) })
  if (isNeeded || (await loadSecondFactor(getPool(req.payload), id)).isOn)
    throw new APIError('Use the panel’s sign-in page to sign in.', 403, null, true)
}
