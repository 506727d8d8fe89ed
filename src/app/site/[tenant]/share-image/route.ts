import { textNotFoundResponse } from '@/src/site/api/responses'
import { getRoute } from '@/src/site/api/route'
import { findDealerShareImage } from '@/src/site/dealer-share-image'
import { shareImageResponse } from '@/src/site/share-image-response'

export const dynamic = 'force-dynamic'

/** `/share-image`: what a shared link shows to a page without an image of its own (OUT-05). */
export const GET = getRoute({ notFound: textNotFoundResponse }, async ({ site }) =>
  shareImageResponse(await findDealerShareImage(site)),
)
