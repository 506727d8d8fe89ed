import { findDeliveryEstimate } from '@/src/server/sales/delivery'
import { isRateLimited } from '@/src/server/limits'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { siteById } from '@/src/server/site/site'
import { jsonRoute, notFoundAnswer, tooManyRequests } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

/** `GET /api/delivery?postcode=0800&car_id=…` (CALC-02): `{name, price}` in dollars, or `{message, status}`. */
export const GET = jsonRoute(async ({ tenantId, params, sender }) => {
  const site = await siteById(tenantId)
  if (!site?.switches.tools.delivery) return notFoundAnswer
  if (await isRateLimited(['deliveryPricesBySender', sender])) return tooManyRequests
  const car_id = params.get('car_id') ?? ''
  const vehicle = car_id === '' ? null : await findPublicVehicle(site.id, car_id)
  if (car_id !== '' && !vehicle) return notFoundAnswer
  const answer = await findDeliveryEstimate(site, params.get('postcode') ?? '', vehicle)
  if (answer.kind === 'result') return { body: { name: answer.name, price: answer.price } }
  return { status: answer.status, body: { message: answer.message, status: answer.status } }
})
