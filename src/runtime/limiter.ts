const mostKeys = 10_000
/** Removed in one go, so that a flood of new keys does not scan the whole map for each of them. */
const keysForgottenAtOnce = 1000

/**
 * Allows `maxRequests` requests per key within `windowMs` milliseconds of the first. Counts in the memory of one
 * process, so each process allows as many; limits for the whole installation are counted in the database
 * (`src/services/limits/count.ts`). Old keys are removed, which bounds the map in a flood of made-up keys.
 * @returns a function that counts a request and returns the seconds to wait before the next; 0 if this one is allowed
 */
export const createLimiter = (most: number, windowMs: number, now: () => number = Date.now) => {
  const tries = new Map<string, { count: number; until: number }>()
  /** Removes expired windows first, then the oldest, but never all: a flood must not reset every limit. */
  const forget = (): void => {
    if (tries.size < mostKeys) return
    for (const [key, one] of tries) if (one.until <= now()) tries.delete(key)
    const over = tries.size - (mostKeys - keysForgottenAtOnce)
    if (tries.size >= mostKeys) for (const key of [...tries.keys()].slice(0, over)) tries.delete(key)
  }
  return (key: string): number => {
    const at = now()
    const one = tries.get(key)
    if (!one || one.until <= at) {
      forget()
      tries.set(key, { count: 1, until: at + windowMs })
      return 0
    }
    one.count += 1
    return one.count <= most ? 0 : Math.ceil((one.until - at) / 1000)
  }
}
