import { parseCatalogueParams, itemFields } from '@/src/domain/catalogue/search-params'
import { findItems } from '@/src/server/models/catalogue'
import { jsonResponse } from '@/src/site/api/responses'
import { getRoute, queryOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/dealership-items` with the search page's query (SRCH-15): `{hits, count, facets, facetStats, pages, ms}`.
 */
export const GET = getRoute({}, async ({ request, site }) => {
  const startedAt = performance.now()
  const found = await findItems(site.id, parseCatalogueParams(queryOf(request).toString(), itemFields))
  return found ? jsonResponse({ ...found, ms: Math.round(performance.now() - startedAt) }) : null
})
