import { isRateLimited } from '@/src/server/limits'
import { findDeliveryEstimate } from '@/src/server/sales/delivery'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { errorResponse, jsonResponse, tooManyRequestsResponse } from '@/src/site/api/responses'
import { getRoute, queryOf, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** `GET /api/delivery?postcode=0800&car_id=…` (CALC-02): `{name, price}` in dollars, or `{message, status}`. */
export const GET = getRoute({ isOffered: ({ switches }) => switches.tools.delivery }, async ({ request, site }) => {
  if (await isRateLimited(['deliveryPricesBySender', senderOf(request)])) return tooManyRequestsResponse()
  const query = queryOf(request)
  const car_id = query.get('car_id') ?? ''
  const vehicle = car_id === '' ? null : await findPublicVehicle(site.id, car_id)
  if (car_id !== '' && !vehicle) return null
  const answer = await findDeliveryEstimate(site, query.get('postcode') ?? '', vehicle)
  if (answer.kind === 'result') return jsonResponse({ name: answer.name, price: answer.price })
  return errorResponse(answer.status, answer.message)
})
