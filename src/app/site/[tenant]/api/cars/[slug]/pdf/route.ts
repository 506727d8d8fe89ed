import { LOAN_PARAMETER, parseLoanParameter } from '@/src/domain/finance/loan-parameter'
import { getVehiclePdf } from '@/src/server/vehicles/vehicle-pdf'
import { isRateLimited } from '@/src/server/limits'
import { errorResponse, tooManyRequestsResponse } from '@/src/site/api/responses'
import { getRoute, queryOf, senderOf } from '@/src/site/api/route'
import { findShownVehicle } from '@/src/site/api/shown-vehicle'

export const dynamic = 'force-dynamic'

const BUSY_MESSAGE = 'We’re busy creating other PDFs. Please try again in a moment.'

/**
 * `GET /api/cars/{slug}/pdf` (VDP-08): `{slug}.pdf`, or a JSON error: 404 without a page, 429 for a sender of too many,
 * 503 while too many are rendered. `loan` is the one that the shopper has set in the calculator (SHP-05).
 */
export const GET = getRoute({ find: findShownVehicle }, async ({ found, request }) => {
  if (await isRateLimited(['sheetsBySender', senderOf(request)])) return tooManyRequestsResponse()
  const pdf = await getVehiclePdf(found, parseLoanParameter(queryOf(request).get(LOAN_PARAMETER)))
  if (pdf === null) return errorResponse(503, BUSY_MESSAGE, { 'retry-after': '2' })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.vehicle.slug}.pdf"`,
      'x-robots-tag': 'noindex',
    },
  })
})
