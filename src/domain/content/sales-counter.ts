/** Brisbane keeps one time all year: UTC + 10 hours. */
const aheadMs = 10 * 3_600_000

/** D§9: steps of a day, and the seconds of each. They agree: 192 × 450 s is one day. */
const perDay = 192
const perStep = 450

/** Seconds after which the counter asks its clock anew, and those it counts up for (D§4). */
export const counterSeconds = { refresh: 150, rise: 2 } as const

/**
 * The sales counter (CNT-06): (day of month − 1) × 192 + seconds since midnight / 450, Brisbane time, whole. It is worked
 * out from the clock, not counted.
 */
export const salesCount = (now: Date): number => {
  const there = new Date(now.getTime() + aheadMs)
  const seconds = there.getUTCHours() * 3600 + there.getUTCMinutes() * 60 + there.getUTCSeconds()
  return Math.floor((there.getUTCDate() - 1) * perDay + seconds / perStep)
}
