import { toFormVehicle } from '@/src/domain/leads/fields'
import { isLeadType } from '@/src/domain/leads/lead-types'
import { listFreeTimes } from '@/src/server/bookings/bookings'
import { isRateLimited } from '@/src/server/limits'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { siteById } from '@/src/server/site/site'
import { jsonRoute, notFoundAnswer, tooManyRequests } from '@/src/site/api/json-route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/bookings/slots?purpose=test-drive&car_id=…&location=…` (LEAD-02): the free times at the location of a
 * booking form, `{location, days: [{date, label, times: [[value, label]]}]}`; 404 if the form takes no bookings.
 */
export const GET = jsonRoute(async ({ tenantId, params, sender }) => {
  const site = await siteById(tenantId)
  const leadType = params.get('purpose') ?? ''
  if (!site || !isLeadType(leadType)) return notFoundAnswer
  if (await isRateLimited(['freeTimesBySender', sender])) return tooManyRequests
  const vehicleId = (params.get('car_id') ?? '').slice(0, 200)
  const vehicle = toFormVehicle(vehicleId, (await findPublicVehicle(tenantId, vehicleId)) ?? undefined)
  const location = params.get('location') ?? ''
  const offer = await listFreeTimes(site, leadType, vehicle, { location }, Date.now())
  return offer ? { body: offer } : notFoundAnswer
})
