import { leadMetadata, leadPage } from '../../lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('trade-in')

/** `/cars/trade-in` (LEAD-01). */
export default leadPage('trade-in', '/cars/trade-in')
