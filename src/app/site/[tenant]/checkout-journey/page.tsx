import { leadMetadata, leadPage } from '../lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('buy-online')

/** `/checkout-journey` (LEAD-01). */
export default leadPage('buy-online', '/checkout-journey')
