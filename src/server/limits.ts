import 'server-only'
import {
  type RateLimitAttempt,
  consumeRateLimits as secondsToWaitIn,
  refundAttempts as uncountIn,
} from '@/src/services/limits/rate-limits'
import { database } from './database'

/**
 * `secondsToWait` of `src/services/limits/rate-limits.ts` with this installation's database. A sender is a trusted address.
 */
export const secondsToWait = async (...attempts: readonly RateLimitAttempt[]): Promise<number> =>
  secondsToWaitIn(await database(), attempts)

/** Returns whether one of these limits is used up. Counts the attempt. */
export const isRateLimited = async (...attempts: readonly RateLimitAttempt[]): Promise<boolean> =>
  (await secondsToWait(...attempts)) > 0

/** Removes attempts from the count that had no effect. */
export const uncountAttempts = async (...attempts: readonly RateLimitAttempt[]): Promise<void> =>
  uncountIn(await database(), attempts)
