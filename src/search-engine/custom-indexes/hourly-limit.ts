import type { CustomIndexCaller } from './caller'

/** Returns the seconds to wait, or 0. A key may limit the requests per address and hour. */
export type HourlyLimit = (
  caller: Pick<CustomIndexCaller, 'id' | 'perHour'>,
  address: string,
  nowSeconds: number,
) => number

const HOUR_SECONDS = 3600
const MAX_COUNTED_CALLERS = 10_000

/** Counts in this process, per clock hour. */
export const createHourlyLimit = (): HourlyLimit => {
  let counts = new Map<string, number>()
  let current = 0
  return ({ id, perHour }, address, nowSeconds) => {
    if (perHour === 0) return 0
    const currentHour = Math.floor(nowSeconds / HOUR_SECONDS)
    if (currentHour !== current || counts.size > MAX_COUNTED_CALLERS) counts = new Map()
    current = currentHour
    const key = `${id} ${address}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > perHour ? HOUR_SECONDS - (nowSeconds % HOUR_SECONDS) : 0
  }
}
