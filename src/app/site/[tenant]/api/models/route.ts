import { parseCatalogueParams, modelFields } from '@/src/domain/catalogue/search-params'
import { findModels } from '@/src/server/models/catalogue'
import { jsonResponse } from '@/src/site/api/responses'
import { getRoute, queryOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** `GET /api/models` with the search page's query (SRCH-15): `{hits, count, facets, facetStats, pages, ms}`. */
export const GET = getRoute({}, async ({ request, site }) => {
  const startedAt = performance.now()
  const found = await findModels(site.id, parseCatalogueParams(queryOf(request).toString(), modelFields))
  return found ? jsonResponse({ ...found, ms: Math.round(performance.now() - startedAt) }) : null
})
