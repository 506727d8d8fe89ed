import { placeProblem } from '@/src/domain/locations/places'
import { limits } from '@/src/domain/stock/search-url/limits'
import { findLeadingPlaceOf, findPlaceOf, offersDistance } from '@/src/server/locations/places'
import { errorResponse, jsonResponse } from '@/src/site/api/responses'
import { getRoute, queryOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/places?q=parramatta` (SHP-04): `{name, lat, long}` of a postcode or suburb, or `{problem}`, the message for
 * the field. `GET /api/places?starts=st+kilda+white`: `{place, words}` of the place that a text begins with, or `{}`. A
 * text that is no place is an answer: as an error it would be logged by browsers while shoppers type.
 */
export const GET = getRoute({ isOffered: offersDistance }, ({ request, site }) => {
  const query = queryOf(request)
  const starts = query.get('starts')
  const text = starts ?? query.get('q') ?? ''
  if (text.length > limits.query) return errorResponse(400, `Enter at most ${String(limits.query)} characters.`)
  if (starts !== null) return jsonResponse(findLeadingPlaceOf(site, text) ?? {})
  return jsonResponse(findPlaceOf(site, text) ?? { problem: placeProblem(text) })
})
