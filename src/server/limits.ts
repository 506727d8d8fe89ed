import 'server-only'
import { type Attempt, secondsToWait as secondsToWaitIn, uncount as uncountIn } from '@/src/services/limits/count'
import { database } from './database'

/** `secondsToWait` of `src/services/limits/count.ts`, in this installation's database. A sender is what `src/runtime/http.ts` tells. */
export const secondsToWait = async (...attempts: readonly Attempt[]): Promise<number> =>
  secondsToWaitIn(await database(), attempts)

/** Whether one of these limits is used up. Counts the attempt. */
export const mustWait = async (...attempts: readonly Attempt[]): Promise<boolean> =>
  (await secondsToWait(...attempts)) > 0

/** Takes attempts out of the count that turned out to do nothing. */
export const uncount = async (...attempts: readonly Attempt[]): Promise<void> => uncountIn(await database(), attempts)
