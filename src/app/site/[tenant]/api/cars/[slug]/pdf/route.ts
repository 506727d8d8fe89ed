import { vehiclePdf } from '@/src/server/vehicle-pdf'
import { refused } from '../../../answer'
import { carRoute } from '../../../car-answer'

export const dynamic = 'force-dynamic'

const busy = 'Many PDFs are being made just now. Please try again in a moment.'

/**
 * `GET /api/cars/{slug}/pdf` (VDP-08): `{slug}.pdf`, or a JSON error: 404 without a page, 503 while too many are
 * rendered.
 */
export const GET = carRoute(async (found) => {
  const pdf = await vehiclePdf(found)
  if (pdf === null) return refused(503, busy, { 'retry-after': '2' })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.vehicle.slug}.pdf"`,
      'x-robots-tag': 'noindex',
    },
  })
})
