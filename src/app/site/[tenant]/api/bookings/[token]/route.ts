import { cancelBooking, moveBookingTo } from '@/src/server/bookings/bookings'
import { readFormBody, readFormText, redirectTo } from '@/src/server/forms/posted-form'
import { isRateLimited } from '@/src/server/limits'
import { tooManyRequestsResponse } from '@/src/site/api/responses'
import { postRoute, senderOf } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/**
 * `POST /api/bookings/{token}` with `action=cancel`, or `action=move`, `date=YYYY-MM-DD` and `time=HH:MM` (SHP-09):
 * changes the booking and redirects to its page, where the result has the focus. A move that is refused is shown in its
 * fields again. The token is the proof of access.
 */
export const POST = postRoute({ body: readFormBody }, async ({ request, site, params, body }) => {
  if (await isRateLimited(['bookingChangesBySender', senderOf(request)])) return tooManyRequestsResponse()
  const token = params['token'] ?? ''
  const page = `/booking/${encodeURIComponent(token)}`
  const action = readFormText(body, 'action')
  if (action === 'cancel')
    return redirectTo(`${page}?result=${(await cancelBooking(site, token)) ? 'cancelled' : 'closed'}#result`)
  if (action !== 'move') return null
  const [date, time] = [readFormText(body, 'date', 10), readFormText(body, 'time', 5)]
  const result = await moveBookingTo(site, token, { date, time }, Date.now())
  const query = new URLSearchParams({ result, ...(result !== 'moved' && { date, time }) })
  return redirectTo(`${page}?${query.toString()}#result`)
})
