import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import type { Staff } from './roles'

/**
 * The tenant whose documents the panel shows: the only one of the member of staff, or the one chosen in the cookie, if
 * they are a member of it; undefined for all tenants. It narrows a view: access control is the boundary.
 */
export const readChosenTenantId = (
  req: Pick<PayloadRequest, 'headers'>,
  { platformAdmin, memberships }: Staff,
): string | undefined => {
  const [only] = memberships
  if (!platformAdmin && memberships.length === 1) return only?.tenant
  const cookie = String(getTenantFromCookie(req.headers, 'text') ?? '')
  if (!isUuid(cookie)) return undefined
  return platformAdmin || memberships.some(({ tenant }) => tenant === cookie) ? cookie : undefined
}
