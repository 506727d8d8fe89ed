import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('home-test-drive')

/** `/home-test-drive` (LEAD-02); 404 unless the dealer offers it. */
export default leadPage('home-test-drive', '/home-test-drive')
