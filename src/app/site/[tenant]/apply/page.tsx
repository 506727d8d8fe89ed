import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('careers')

/** `/apply`: the form of /careers as a page (LEAD-06). */
export default leadPage('careers', '/apply')
