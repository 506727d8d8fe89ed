import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('finance', '/finance')

/** `/finance` (LEAD-01, FIN-06), opened by the dealer's page about finance, if it has one. */
export default leadPage('finance', '/finance')
