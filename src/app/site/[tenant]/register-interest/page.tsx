import { leadMetadata, leadPage } from '@/src/site/lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('interest')

/** `/register-interest`: receives the form of a model's page without script, and shows its errors. */
export default leadPage('interest', '/register-interest')
