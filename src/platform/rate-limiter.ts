const MAX_KEYS = 10_000
/** Removed in one go, so that a flood of new keys does not scan the whole map for each of them. */
const KEYS_REMOVED_AT_ONCE = 1000

/**
 * Allows `maxRequests` requests per key within `windowMs` milliseconds of the first. Counts in the memory of one
 * process, so each process allows as many; limits for the whole installation are counted in the database
 * (`src/services/limits/count-attempts.ts`). Old keys are removed, which bounds the map in a flood of made-up keys.
 * @returns a function that counts a request and returns the seconds to wait before the next; 0 if this one is allowed
 */
export const createRateLimiter = (maxRequests: number, windowMs: number, now: () => number = Date.now) => {
  const windows = new Map<string, { count: number; until: number }>()
  /** Removes expired windows first, then the oldest, but never all: a flood must not reset every limit. */
  const removeOldKeys = (): void => {
    if (windows.size < MAX_KEYS) return
    for (const [key, entry] of windows) if (entry.until <= now()) windows.delete(key)
    const excess = windows.size - (MAX_KEYS - KEYS_REMOVED_AT_ONCE)
    if (windows.size >= MAX_KEYS) for (const key of [...windows.keys()].slice(0, excess)) windows.delete(key)
  }
  return (key: string): number => {
    const at = now()
    const entry = windows.get(key)
    if (!entry || entry.until <= at) {
      removeOldKeys()
      windows.set(key, { count: 1, until: at + windowMs })
      return 0
    }
    entry.count += 1
    return entry.count <= maxRequests ? 0 : Math.ceil((entry.until - at) / 1000)
  }
}
