import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { findActiveStaff } from './active-staff'
import { idOf } from '@/src/domain/content/id-of'
import { NO_CONTENT_ACCESS } from '@/src/domain/panel/messages'
import { type Role, listTenantsWithRole } from './roles'

const tenantIdOf = (document: unknown): string | undefined =>
  idOf((document as { tenant?: unknown } | null | undefined)?.tenant)

const refuse = (message: string, status: number): never => {
  throw new APIError(message, status, null, true)
}

const canWrite = async (req: PayloadRequest, write: readonly Role[], tenant: string): Promise<boolean> => {
  const staff = await findActiveStaff(req)
  return staff === null || staff.platformAdmin || listTenantsWithRole(staff, write).includes(tenant)
}

/**
 * Requires that the author may write to the document's tenant, and that an existing document keeps its tenant. Also
 * runs on drafts, bulk edits and restores, where field validation does not. Writes without a user are the platform's
 * own.
 */
export const guardTenant =
  (write: readonly Role[]): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req, operation }) => {
    const before = tenantIdOf(originalDoc)
    const hasTenant = data !== undefined && 'tenant' in data
    if (operation === 'update' && hasTenant && tenantIdOf(data) !== before)
      refuse('You can’t move this to another dealer.', 403)
    const tenant = (hasTenant ? tenantIdOf(data) : undefined) ?? before
    if (tenant === undefined) return refuse('Choose a dealer first.', 400)
    if (!(await canWrite(req, write, tenant))) refuse(NO_CONTENT_ACCESS, 403)
    return data
  }
