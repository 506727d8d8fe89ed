import 'server-only'
import { secondsToWait as secondsToWaitIn, type Try } from '@/src/services/limits/count'
import { database } from './database'

/** `secondsToWait` of `src/services/limits/count.ts`, in this installation's database. A sender is what `src/runtime/http.ts` tells. */
export const secondsToWait = async (...tries: readonly Try[]): Promise<number> =>
  secondsToWaitIn(await database(), tries)

/** Whether one of these limits is used up. Counts the try. */
export const mustWait = async (...tries: readonly Try[]): Promise<boolean> => (await secondsToWait(...tries)) > 0
