import { vehicleAt } from '@/src/server/vehicle-page'
import { vehiclePdf } from '@/src/server/vehicle-pdf'
import { notHere } from '../../../answer'

type Params = { readonly params: Promise<{ tenant: string; slug: string }> }

export const dynamic = 'force-dynamic'

const fresh = { 'cache-control': 'no-store' }
const busy = { message: 'Many PDFs are being made just now. Please try again in a moment.', status: 503 }

/** `GET /api/cars/{slug}/pdf` (VDP-08): `{slug}.pdf`, or JSON with a message: 404 for what has no page, 503 when many wait. */
export const GET = async (_request: Request, { params }: Params): Promise<Response> => {
  const { tenant, slug } = await params
  const found = await vehicleAt(tenant, slug)
  if (found?.kind !== 'shown') return Response.json(notHere.body, { status: 404, headers: fresh })
  const pdf = await vehiclePdf(found)
  if (pdf === null) return Response.json(busy, { status: 503, headers: { ...fresh, 'retry-after': '2' } })
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...fresh,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slug}.pdf"`,
      'x-robots-tag': 'noindex',
    },
  })
}
