import { vehicleShareImage } from '@/src/server/vehicles/share-image'
import { textNotFoundResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'
import { findShownVehicle } from '@/src/site/api/shown-vehicle'
import { shareImageResponse } from '@/src/site/share-image-response'

export const dynamic = 'force-dynamic'

/** `/cars/{slug}/share-image`: what a shared link to the vehicle shows (OUT-05); 404 for one without a page. */
export const GET = getRoute({ find: findShownVehicle, notFound: textNotFoundResponse }, ({ found }) =>
  shareImageResponse(vehicleShareImage(found)),
)
