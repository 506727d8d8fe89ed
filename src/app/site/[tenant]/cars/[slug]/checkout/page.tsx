import { reserveMetadata, reservePage } from '@/src/site/vehicle/reserve-page'

export const dynamic = 'force-dynamic'

export const metadata = reserveMetadata

/** `/cars/{slug}/checkout` (RSV-01). */
export default reservePage('checkout')
