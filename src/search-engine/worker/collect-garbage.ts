import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 offers its collector behind a flag, which affects contexts that are created after it. */
const exposeCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

let collect: (() => void) | undefined

/** Smaller segments wait for V8's own collection: their memory is not worth the pause. */
const LARGE_SEGMENT = 50_000

/**
 * Frees everything that this thread no longer uses after a segment was read or replaced, if it has many records; that
 * takes about 100 ms. A thread that answers queries allocates little, so V8 would keep the shared memory of the replaced
 * segment, hundreds of megabytes, for minutes or hours.
 */
export const collectGarbageAfter = (records: number): void => {
  if (records < LARGE_SEGMENT) return
  collect ??= exposeCollector()
  collect()
}
