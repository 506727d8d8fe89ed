import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('finance')

/** `/finance` (LEAD-01). */
export default leadPage('finance', '/finance')
