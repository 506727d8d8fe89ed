const mostKeys = 10_000
/** Room made at once, so that a flood does not have the whole map looked through for each of its keys. */
const forgotten = 1000

/**
 * So many tries in a window, by key; old keys are forgotten, and the map stays small whoever knocks. In memory of
 * one process: an installation of several counts per process.
 */
export const createLimiter = (most: number, windowMs: number, now: () => number = Date.now) => {
  const tries = new Map<string, { count: number; until: number }>()
  /** What is over goes first; then the oldest: a flood of keys may push out what came before it, not everything at once. */
  const forget = (): void => {
    if (tries.size < mostKeys) return
    for (const [key, one] of tries) if (one.until <= now()) tries.delete(key)
    const over = tries.size - (mostKeys - forgotten)
    if (tries.size >= mostKeys) for (const key of [...tries.keys()].slice(0, over)) tries.delete(key)
  }
  const wait = (key: string): number => {
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
  /** Takes one try back, of a key that turned out to be no guesser’s. */
  const forgive = (key: string): void => {
    const one = tries.get(key)
    if (one) one.count -= 1
  }
  /** Seconds to wait before the next try, 0 when this one is allowed. */
  return Object.assign(wait, { forgive })
}
