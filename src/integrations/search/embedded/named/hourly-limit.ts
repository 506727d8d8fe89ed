import type { NamedCaller } from './keys'

/** Returns the seconds to wait, or 0. A key may limit the requests per address and hour. */
export type HourlyLimit = (caller: Pick<NamedCaller, 'id' | 'perHour'>, address: string, nowSeconds: number) => number

const hour = 3600
const mostCounted = 10_000

/** Counts in this process, per clock hour. */
export const createHourlyLimit = (): HourlyLimit => {
  let counted = new Map<string, number>()
  let current = 0
  return ({ id, perHour }, address, nowSeconds) => {
    if (perHour === 0) return 0
    const now = Math.floor(nowSeconds / hour)
    if (now !== current || counted.size > mostCounted) counted = new Map()
    current = now
    const key = `${id} ${address}`
    const count = (counted.get(key) ?? 0) + 1
    counted.set(key, count)
    return count > perHour ? hour - (nowSeconds % hour) : 0
  }
}
