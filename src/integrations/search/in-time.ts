import { emptyResponse } from './empty-response'
import type { SearchDriver } from './port'
import { timeLimit } from './time-limit'

type Limits = {
  /** Milliseconds an answer may take. */
  readonly usual?: number
  /** The same for a while after one has failed to come. */
  readonly brief?: number
  readonly remembered?: number
  readonly now?: () => number
}

/**
 * A page asks several times, one question after another, and is answered within two seconds though nothing answers it
 * (SRCH-13): once an answer has not come in time, the next questions wait but briefly. What is missing says so in its
 * `message`, as everywhere.
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
