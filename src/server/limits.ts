import 'server-only'
import {
  consumeRateLimits,
  isRateLimited as isRateLimitedIn,
  type RateLimitAttempt,
} from '@/src/services/limits/count-attempts'
import { database } from './database'

/** Seconds to wait before the next attempt; 0 if this one is allowed. Counts the attempt (OPS-02). */
export const secondsToWait = async (...attempts: readonly RateLimitAttempt[]): Promise<number> =>
  consumeRateLimits(await database(), attempts)

/** Returns whether one of these limits is used up. Counts the attempt. */
export const isRateLimited = async (...attempts: readonly RateLimitAttempt[]): Promise<boolean> =>
  isRateLimitedIn(await database(), ...attempts)
