/** Returns whether `amount` more is within the limit of a name in the current window, and counts it only then. */
export type RateLimit = (name: string, amount: number, nowSeconds: number) => boolean

const MAX_COUNTED_NAMES = 20_000

/** Counts in this process, in windows of `seconds`, up to `limit` for each name. */
export const createRateLimit = (seconds: number, limit: number): RateLimit => {
  let counts = new Map<string, number>()
  let current = 0
  return (name, amount, nowSeconds) => {
    const window = Math.floor(nowSeconds / seconds)
    if (window !== current || counts.size > MAX_COUNTED_NAMES) counts = new Map()
    current = window
    const count = (counts.get(name) ?? 0) + amount
    if (count > limit) return false
    counts.set(name, count)
    return true
  }
}
