import { parseCatalogueParams, modelFields } from '@/src/domain/catalogue/search-params'
import { findModels } from '@/src/server/models/catalogue'
import { jsonRoute, notFoundAnswer } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

/** `GET /api/models` with the search page's query (SRCH-15): `{hits, count, facets, facetStats, pages, ms}`. */
export const GET = jsonRoute(async ({ tenantId, params }) => {
  const startedAt = performance.now()
  const found = await findModels(tenantId, parseCatalogueParams(params.toString(), modelFields))
  return found ? { body: { ...found, ms: Math.round(performance.now() - startedAt) } } : notFoundAnswer
})
