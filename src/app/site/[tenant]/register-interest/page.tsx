import { leadMetadata, leadPage } from '../lead-page'

export const dynamic = 'force-dynamic'

export const generateMetadata = leadMetadata('interest')

/** `/register-interest`: where the form of a model's page goes on when it is sent without script and something is wrong. */
export default leadPage('interest', '/register-interest')
