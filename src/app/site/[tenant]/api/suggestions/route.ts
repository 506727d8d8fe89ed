import { limits } from '@/src/domain/stock/search-url/limits'
import { findSuggestions } from '@/src/server/stock/suggestions'
import { errorResponse, jsonResponse } from '@/src/site/api/responses'
import { getRoute, queryOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** `GET /api/suggestions?q=hil` (SHP-02): `{searches, vehicles}` for the text of a search box, which may be empty. */
export const GET = getRoute({}, async ({ request, site }) => {
  const text = (queryOf(request).get('q') ?? '').trim()
  if (text.length > limits.query) return errorResponse(400, `Search for at most ${String(limits.query)} characters.`)
  return jsonResponse(await findSuggestions(site, text), 200)
})
