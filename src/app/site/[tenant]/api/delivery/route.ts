import { estimateDelivery } from '@/src/server/delivery'
import { mustWait } from '@/src/server/limits'
import { carNamed } from '@/src/server/named-car'
import { siteById } from '@/src/server/site'
import { jsonRoute, notHere, tooOften } from '../answer'

export const dynamic = 'force-dynamic'

/** `GET /api/delivery?postcode=0800&car_id=…` (CALC-02): `{name, price}` in dollars, or `{message, status}`. */
export const GET = jsonRoute(async ({ tenantId, params, sender }) => {
  const site = await siteById(tenantId)
  if (!site?.switches.tools.delivery) return notHere
  if (await mustWait(['deliveryPricesBySender', sender])) return tooOften
  const car_id = params.get('car_id') ?? ''
  const vehicle = car_id === '' ? null : await carNamed(site.id, car_id)
  if (car_id !== '' && !vehicle) return notHere
  const answer = await estimateDelivery(site, params.get('postcode') ?? '', vehicle)
  if (answer.kind === 'result') return { body: { name: answer.name, price: answer.price } }
  return { status: answer.status, body: { message: answer.message, status: answer.status } }
})
