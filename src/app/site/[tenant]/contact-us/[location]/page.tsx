import { leadPage, locationMetadata } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = locationMetadata

/** `/contact-us/{location slug}` (LEAD-11, LOC-06). */
export default leadPage('enquiry', '/contact-us/{location}')
