import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { isUuid } from '@/src/domain/uuid'
import { SIGN_IN_REQUIRED } from '@/src/domain/panel/messages'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { errorResponse, jsonResponse } from '@/src/cms/endpoints'
import { loadLinkChoices } from '@/src/services/content/load-link-choices'
import { loadSiteAddresses } from '@/src/services/content/load-site-addresses'

type Load = (payload: Payload, tenant: string) => Promise<unknown>

/** Answers staff of the dealer with what `load` returns of it. */
const answerOwnStaff = async (req: PayloadRequest, load: Load): Promise<Response> => {
  const staff = await findActiveStaff(req)
  if (staff === null) return errorResponse(401, SIGN_IN_REQUIRED)
  const tenant = String(req.query['tenant'] ?? '')
  const isOwn = staff.platformAdmin || staff.memberships.some((one) => one.tenant === tenant)
  if (!isUuid(tenant) || !isOwn) return errorResponse(404, 'You don’t have access to this dealer.')
  return jsonResponse(200, await load(req.payload, tenant))
}

/**
 * `GET /api/tenants/site-addresses?tenant=`: the addresses of a dealer's site, with which the panel warns of links that
 * lead nowhere (STF-06). Only for staff of the dealer.
 */
export const siteAddressesEndpoint: Endpoint = {
  path: '/site-addresses',
  method: 'get',
  handler: (req) => answerOwnStaff(req, loadSiteAddresses),
}

/**
 * `GET /api/tenants/link-choices?tenant=`: what a link of a dealer's site can lead to, from which staff choose (STF-07).
 * Only for staff of the dealer.
 */
export const linkChoicesEndpoint: Endpoint = {
  path: '/link-choices',
  method: 'get',
  handler: (req) => answerOwnStaff(req, loadLinkChoices),
}
