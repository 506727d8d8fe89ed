import { reserveMetadata, reservePage } from '../reserve-page'

export const dynamic = 'force-dynamic'

export const metadata = reserveMetadata

/** `/cars/{slug}/checkout` (RSV-01). */
export default reservePage('checkout')
