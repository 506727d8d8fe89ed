const mostKeys = 10_000
/** Keys that are forgotten at once, so that a flood does not have the whole map searched for each of its keys. */
const keysForgottenAtOnce = 1000

/**
 * Allows `most` requests by each key within `windowMs` milliseconds from its first. Counts in the memory of one process,
 * so an installation of several allows as many in each: what must hold for all of them is counted in the database
 * (`src/services/limits/count.ts`). Old keys are forgotten, which keeps the map small in a flood of made-up keys.
 * @returns a function that counts a request and answers the seconds to wait before the next; 0 where this one is allowed
 */
export const createLimiter = (most: number, windowMs: number, now: () => number = Date.now) => {
  const tries = new Map<string, { count: number; until: number }>()
  /** Windows that are over go first, then the oldest: a flood may push out what came before it, not all keys at once. */
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
