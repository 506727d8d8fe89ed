import { leadMetadata, leadPage } from '../../../lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('reserve')

/** `/cars/{slug}/checkout` (LEAD-01). */
export default leadPage('reserve', '/cars/{slug}/checkout')
