import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('service')

/** `/book-service`: the form of /service#service-booking as a page (LEAD-11). */
export default leadPage('service', '/book-service')
