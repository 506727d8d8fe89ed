import type { Endpoint } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { loadSiteAddresses } from '@/src/services/content/load-site-addresses'

/**
 * `GET /api/tenants/site-addresses?tenant=`: the addresses of a dealer's site, with which the panel warns of links that
 * lead nowhere (STF-06). Only for staff of the dealer.
 */
export const siteAddressesEndpoint: Endpoint = {
  path: '/site-addresses',
  method: 'get',
  handler: async (req) => {
    const staff = await findActiveStaff(req)
    if (staff === null) return errorResponse(401, SIGN_IN_REQUIRED)
    const tenant = String(req.query['tenant'] ?? '')
    const isOwn = staff.platformAdmin || staff.memberships.some((one) => one.tenant === tenant)
    if (!isUuid(tenant) || !isOwn) return errorResponse(404, 'You don’t have access to this dealer.')
    return jsonResponse(200, await loadSiteAddresses(getPool(req.payload), tenant))
  },
}
