import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { idOf, type Role, staffOf, tenantsWith } from './roles'

/**
 * A document is made for a tenant its author may write to, and never moves to another. Runs on drafts, bulk
 * edits and restores too, where field validation does not.
 */
export const guardTenant =
  (write: readonly Role[]): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req, operation }) => {
    const before = idOf((originalDoc as { tenant?: unknown } | undefined)?.tenant)
    const given = data && 'tenant' in data ? idOf(data['tenant']) : undefined
    if (operation === 'update' && data && 'tenant' in data && given !== before) {
      throw new APIError('A document stays with its tenant.', 403, null, true)
    }
    const tenant = given ?? before
    if (!tenant) throw new APIError('Choose a tenant first.', 400, null, true)
    const staff = staffOf(req)
    if (staff && !staff.platformAdmin && !tenantsWith(staff, write).includes(tenant)) {
      throw new APIError('You may not change this tenant’s content.', 403, null, true)
    }
    return data
  }
