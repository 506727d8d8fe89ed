import { formCar } from '@/src/domain/leads/fields'
import { isPurpose } from '@/src/domain/leads/purposes'
import { freeTimes } from '@/src/server/bookings'
import { mustWait } from '@/src/server/limits'
import { carNamed } from '@/src/server/named-car'
import { siteById } from '@/src/server/site'
import { jsonRoute, notHere, tooOften } from '../../answer'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/bookings/slots?purpose=test-drive&car_id=…&location=…` (LEAD-02): the free times at the location of a
 * booking form, `{location, days: [{date, label, times: [[value, label]]}]}`; 404 if the form takes no bookings.
 */
export const GET = jsonRoute(async ({ tenantId, params, sender }) => {
  const site = await siteById(tenantId)
  const purpose = params.get('purpose') ?? ''
  if (!site || !isPurpose(purpose)) return notHere
  if (await mustWait(['freeTimesBySender', sender])) return tooOften
  const named = (params.get('car_id') ?? '').slice(0, 200)
  const car = formCar(named, (await carNamed(tenantId, named)) ?? undefined)
  const location = params.get('location') ?? ''
  const offer = await freeTimes(site, purpose, car, { location }, Date.now())
  return offer ? { body: offer } : notHere
})
