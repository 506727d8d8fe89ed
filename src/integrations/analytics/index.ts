/**
 * Where events, views and searches are stored. The only driver is our own Postgres, so no variable of the environment
 * chooses it, and the tests of `src/services/statistics` take the place of `contract.ts`.
 */
export { createEmbeddedAnalytics as createAnalytics } from './embedded'
