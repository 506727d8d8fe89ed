import 'server-only'
import { secondsToWait as secondsToWaitIn, type Attempt } from '@/src/services/limits/count'
import { database } from './database'

/** `secondsToWait` of `src/services/limits/count.ts`, in this installation's database. A sender is what `src/runtime/http.ts` tells. */
export const secondsToWait = async (...attempts: readonly Attempt[]): Promise<number> =>
  secondsToWaitIn(await database(), attempts)

/** Whether one of these limits is used up. Counts the attempt. */
export const mustWait = async (...attempts: readonly Attempt[]): Promise<boolean> =>
  (await secondsToWait(...attempts)) > 0
