import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8 offers its collector behind a flag, which affects contexts that are created after it. */
const exposeCollector = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

let collect: (() => void) | undefined

/**
 * Frees everything that this thread no longer uses, in some milliseconds. A thread that answers queries allocates
 * little, so V8 would keep the shared memory of a replaced segment, up to hundreds of megabytes, for hours.
 */
export const collectGarbage = (): void => {
  collect ??= exposeCollector()
  collect()
}
