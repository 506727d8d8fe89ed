import { toFormVehicle } from '@/src/domain/leads/fields'
import { isLeadType } from '@/src/domain/leads/lead-types'
import { listFreeTimes } from '@/src/server/bookings/free-times'
import { isRateLimited } from '@/src/server/limits'
import { findPublicVehicle } from '@/src/server/vehicles/find-vehicle'
import { jsonResponse, tooManyRequestsResponse } from '@/src/site/api/responses'
import { getRoute, queryOf, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/bookings/slots?lead_type=test-drive&car_id=…&location=…` (LEAD-02): the free times at the location of a
 * booking form, `{location, days: [{date, label, times: [[value, label]]}], closed}`, where `closed` explains missing days; 404 if the form takes no bookings.
 */
export const GET = getRoute({}, async ({ request, site }) => {
  const query = queryOf(request)
  const leadType = query.get('lead_type') ?? ''
  if (!isLeadType(leadType)) return null
  if (await isRateLimited(['freeTimesBySender', senderOf(request)])) return tooManyRequestsResponse()
  const vehicleId = (query.get('car_id') ?? '').slice(0, 200)
  const vehicle = toFormVehicle(vehicleId, (await findPublicVehicle(site.id, vehicleId)) ?? undefined)
  const location = query.get('location') ?? ''
  const offer = await listFreeTimes(site, leadType, vehicle, { location }, Date.now())
  return offer ? jsonResponse(offer) : null
})
