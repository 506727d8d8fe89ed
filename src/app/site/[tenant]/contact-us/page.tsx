import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('enquiry')

/** `/contact-us` (LEAD-01). */
export default leadPage('enquiry', '/contact-us')
