import type { Endpoint, PayloadRequest } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import { MAX_LISTED_NAMES } from '@/src/domain/tenancy/find-names'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { type TenantNameResults, type TenantName, findTenantNames } from '@/src/services/tenants/find-tenant-names'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { findActiveStaff } from './access/active-staff'
import { errorResponse, jsonResponse } from './endpoints'

/** The ids of the tenants whose names the reader may see; null for all tenants. */
const findVisibleTenants = async (req: PayloadRequest): Promise<readonly string[] | null> => {
  const staff = await findActiveStaff(req)
  return staff?.platformAdmin ? null : (staff?.memberships ?? []).map(({ tenant }) => tenant)
}

const findNames = (
  req: PayloadRequest,
  typedText: string,
  among: readonly string[] | null,
): Promise<TenantNameResults> => findTenantNames(getPool(req.payload), { typedText, among, limit: MAX_LISTED_NAMES })

/** The tenants in the browser's cookies: the chosen one and the one about to be chosen. The panel needs their names. */
const tenantsInCookies = (cookies: string | null): readonly string[] =>
  (cookies ?? '').split(';').flatMap((one) => {
    const [name = '', value = ''] = one.trim().split('=')
    return ['payload-tenant', 'forecourt-tenant'].includes(name) && isUuid(value) ? [value] : []
  })

/**
 * Returns the first names for a selector, and those of the tenants in the browser's cookies; the selector searches for
 * the others (TEN-01). Only tenants that the reader may see.
 */
export const listFirstTenants = async (req: PayloadRequest, cookies: string | null): Promise<readonly TenantName[]> => {
  const visibleTenants = await findVisibleTenants(req)
  const { names } = await findNames(req, '', visibleTenants)
  const missing = tenantsInCookies(cookies).filter(
    (id) => !names.some((one) => one.id === id) && (visibleTenants?.includes(id) ?? true),
  )
  if (missing.length === 0) return names
  const more = await findTenantNames(getPool(req.payload), { typedText: '', among: missing, limit: missing.length })
  return [...names, ...more.names]
}

/**
 * `GET /api/tenants/names?typed=`: at most 50 names that contain every typed word, with the total number of matches.
 */
export const namesEndpoint: Endpoint = {
  path: '/names',
  method: 'get',
  handler: async (req) => {
    if (req.user === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const typedText = String(req.query['typed'] ?? '')
      .replaceAll('\0', '')
      .slice(0, 200)
    return jsonResponse(200, await findNames(req, typedText, await findVisibleTenants(req)))
  },
}

/**
 * Replaces the plugin's endpoint for tenants that may have changed, which returns all of them; this one returns a few.
 */
export const optionsEndpoint: Endpoint = {
  path: '/populate-tenant-options',
  method: 'get',
  handler: async (req) => {
    if (req.user === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const firstTenants = await listFirstTenants(req, req.headers.get('cookie'))
    return jsonResponse(200, { tenantOptions: firstTenants.map(({ id, name }) => ({ value: id, label: name })) })
  },
}
