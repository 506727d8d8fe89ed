import { emptyResponse } from './empty-response'
import type { SearchDriver } from './port'
import { withTimeout } from '@/src/platform/with-timeout'

type TimeoutOptions = {
  /** The time limit of a search, in milliseconds. */
  readonly timeoutMs?: number
  /** The shorter limit used for a while after a search has failed. */
  readonly shortTimeoutMs?: number
  readonly shortPeriodMs?: number
  readonly now?: () => number
}

/**
 * Limits the time of each search. A page runs several searches in sequence and must be answered within two seconds even
 * if none is answered (SRCH-13): after one has timed out, the next ones get a shorter limit. A failed search returns an
 * empty answer with a `message`.
 */
export const withSearchTimeout = (
  driver: SearchDriver,
  {
    timeoutMs: usual = 1400,
    shortTimeoutMs: brief = 150,
    shortPeriodMs: remembered = 2000,
    now = Date.now,
  }: TimeoutOptions = {},
): SearchDriver => {
  let shortUntil = 0
  return {
    ...driver,
    search: async (tenantId, requests) => {
      try {
        return await withTimeout(
          driver.search(tenantId, requests),
          now() < shortUntil ? brief : usual,
          'The search did not answer in time.',
        )
      } catch (error) {
        shortUntil = now() + remembered
        const message = error instanceof Error ? error.message : String(error)
        return requests.map((request) => emptyResponse(request, message))
      }
    },
  }
}
