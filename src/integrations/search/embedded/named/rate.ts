/** Whether `amount` more is within what a name may have in the window of the time; it is counted only where it is. */
export type Rate = (name: string, amount: number, nowSeconds: number) => boolean

const mostCounted = 20_000

/** Counts of this process, in whole windows of `seconds`, at most `most` for each name. */
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
