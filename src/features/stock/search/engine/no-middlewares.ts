/**
 * Replaces two parts of InstantSearch in browsers (next.config.ts) and saves 2.5 kB: its own events, which the search
 * turns off (`insights={false}`) because the site has its own statistics, and its data for Algolia's crawler.
 */
const throwUnavailable = (): never => {
  throw new Error('Events and crawler data of InstantSearch are not available in browsers.')
}

export const createInsightsMiddleware = throwUnavailable
export const createMetadataMiddleware = throwUnavailable
export const isMetadataEnabled = (): boolean => false
