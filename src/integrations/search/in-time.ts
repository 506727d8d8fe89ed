import { emptyResponse } from './empty-response'
import type { SearchDriver } from './port'
import { timeLimit } from './time-limit'

type Limits = {
  /** The time limit of a search, in milliseconds. */
  readonly usual?: number
  /** The shorter limit used for a while after a search has failed. */
  readonly brief?: number
  readonly remembered?: number
  readonly now?: () => number
}

/**
 * Limits the time of each search. A page runs several searches in sequence and must be answered within two seconds even
 * if none is answered (SRCH-13): after one has timed out, the next ones get a shorter limit. A failed search returns an
 * empty answer with a `message`.
 */
export const inTime = (
  driver: SearchDriver,
  { usual = 1400, brief = 150, remembered = 2000, now = Date.now }: Limits = {},
): SearchDriver => {
  let briefUntil = 0
  return {
    ...driver,
    search: async (tenantId, requests) => {
      try {
        return await timeLimit(now() < briefUntil ? brief : usual, driver.search(tenantId, requests))
      } catch (error) {
        briefUntil = now() + remembered
        const message = error instanceof Error ? error.message : String(error)
        return requests.map((request) => emptyResponse(request, message))
      }
    },
  }
}
