import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('enquiry')

/** `/contact` (LEAD-01). */
export default leadPage('enquiry', '/contact')
