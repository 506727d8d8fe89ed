/** Returns whether `amount` more is within the limit of a name in the current window, and counts it only then. */
export type Rate = (name: string, amount: number, nowSeconds: number) => boolean

const mostCounted = 20_000

/** Counts in this process, in windows of `seconds`, up to `limit` for each name. */
export const createRate = (seconds: number, most: number): Rate => {
  let counted = new Map<string, number>()
  let current = 0
  return (name, amount, nowSeconds) => {
    const window = Math.floor(nowSeconds / seconds)
    if (window !== current || counted.size > mostCounted) counted = new Map()
    current = window
    const count = (counted.get(name) ?? 0) + amount
    if (count > most) return false
    counted.set(name, count)
    return true
  }
}
