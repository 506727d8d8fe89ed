/**
 * Where reviews come from. The only driver reads those that staff enter in the panel, so no variable of the environment
 * chooses it; journeys of the location pages take the place of `contract.ts`.
 */
export { createEmbeddedReviews as createReviews } from './embedded'
