import { formatCalendarFile } from '@/src/domain/bookings/calendar-file'
import { findCalendarEntry } from '@/src/server/bookings/bookings'
import { getRoute } from '@/src/site/api/route'

export const dynamic = 'force-dynamic'

/** The calendar file of a booking; its token is the proof of access (SHP-09). */
export const GET = getRoute(
  { find: ({ site, params }) => findCalendarEntry(site, params['token'] ?? '') },
  ({ found }) =>
    new Response(formatCalendarFile(found), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="booking.ics"',
        'cache-control': 'no-store',
      },
    }),
)
