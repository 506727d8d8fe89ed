import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('parts')

/** `/order-parts`: the form of /vehicle-parts-and-accessories as a page (LEAD-03). */
export default leadPage('parts', '/order-parts')
