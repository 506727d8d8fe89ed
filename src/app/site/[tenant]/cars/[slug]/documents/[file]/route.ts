import { readVehicleDocument } from '@/src/server/vehicles/vehicle-documents'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'
import { findShownVehicle } from '@/src/site/api/shown-vehicle'

export const dynamic = 'force-dynamic'

/**
 * Browsers open a PDF in a viewer of their own, which Chromium does not start in a sandbox. Neither policy lets a file
 * run a script.
 */
const policies = {
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  image: "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
} as const

/**
 * `/cars/{slug}/documents/{file}`: a document of a vehicle that has a page (SHP-08). It is not cached, so that a
 * document of a hidden or removed vehicle, or one in the trash, is gone at once.
 */
export const GET = getRoute(
  { find: findShownVehicle, notFound: textNotFoundResponse },
  async ({ site, found, params: { file = '' } }) => {
    const stored = await readVehicleDocument(site.id, found.vehicle, file)
    if (stored === null) return null
    return new Response(new Uint8Array(stored.bytes), {
      headers: {
        'content-type': stored.mimeType,
        'content-disposition': `inline; filename="${file}"`,
        'content-security-policy': stored.mimeType === 'application/pdf' ? policies.pdf : policies.image,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  },
)
