import { isUuid } from '@/src/domain/uuid'
import { DEALER_NOT_FOUND } from '@/src/domain/panel/messages'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { errorResponse, forRoles, hasRole, jsonResponse } from '@/src/cms/endpoints'
import { isFeatureList, listCommonFeatures, listOwnTerms } from '@/src/services/stock/own-terms'

const editors = ['tenant-admin', 'editor'] as const

/** `GET /api/vehicles/terms?tenant=`: the makes, models, bodies … of a dealer's stock, for the lists of the form. */
export const termsEndpoint = forRoles(editors, {
  path: '/terms',
  method: 'get',
  handler: async (req) => {
    const tenant = String(req.query['tenant'] ?? '')
    if (!isUuid(tenant) || !(await hasRole(req, editors, tenant))) return errorResponse(404, DEALER_NOT_FOUND)
    return jsonResponse(200, await listOwnTerms(getPool(req.payload), tenant))
  },
})

/** `GET /api/vehicles/features?tenant=&make=&list=`: the most common features, or standard equipment, of a dealer's stock. */
export const featuresEndpoint = forRoles(editors, {
  path: '/features',
  method: 'get',
  handler: async (req) => {
    const [tenant, make, list] = ['tenant', 'make', 'list'].map((name) => String(req.query[name] ?? ''))
    if (tenant === undefined || !isUuid(tenant) || !(await hasRole(req, editors, tenant)))
      return errorResponse(404, DEALER_NOT_FOUND)
    if (list === undefined || !isFeatureList(list)) return errorResponse(400, 'Choose features or standardEquipment.')
    return jsonResponse(200, await listCommonFeatures(getPool(req.payload), tenant, { list, make: make ?? '' }))
  },
})
