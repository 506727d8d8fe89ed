import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('test-drive')

/** `/book-test-drive` (LEAD-01). */
export default leadPage('test-drive', '/book-test-drive')
