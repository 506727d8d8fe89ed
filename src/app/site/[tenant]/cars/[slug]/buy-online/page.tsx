import { reserveMetadata, reservePage } from '@/src/site/vehicle/reserve-page'

export const dynamic = 'force-dynamic'

export const metadata = reserveMetadata

/** `/cars/{slug}/buy-online` (RSV-01). */
export default reservePage('buy-online')
