import { parseCatalogueParams, itemFields } from '@/src/domain/catalogue/search-params'
import { findItems } from '@/src/server/models/catalogue'
import { jsonRoute, notFoundAnswer } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/dealership-items` with the search page's query (SRCH-15): `{hits, count, facets, facetStats, pages, ms}`.
 */
export const GET = jsonRoute(async ({ tenantId, params }) => {
  const startedAt = performance.now()
  const found = await findItems(tenantId, parseCatalogueParams(params.toString(), itemFields))
  return found ? { body: { ...found, ms: Math.round(performance.now() - startedAt) } } : notFoundAnswer
})
