import { leadPage, placeMetadata } from '../../lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = placeMetadata

/** `/contact-us/{location slug}` (LEAD-11, LOC-06). */
export default leadPage('enquiry', '/contact-us/{location}')
