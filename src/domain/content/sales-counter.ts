/** Brisbane has no daylight saving: UTC + 10 hours. */
const aheadMs = 10 * 3_600_000

/** 192 steps of 450 seconds are one day (CNT-06). */
const perDay = 192
const perStep = 450

/** Seconds between updates, and seconds that each count-up takes (CNT-06). */
export const counterSeconds = { refresh: 150, rise: 2 } as const

/**
 * Computes the sales counter (CNT-06): (day of month − 1) × 192 + seconds since midnight / 450, Brisbane time, floored.
 */
export const salesCount = (now: Date): number => {
  const there = new Date(now.getTime() + aheadMs)
  const seconds = there.getUTCHours() * 3600 + there.getUTCMinutes() * 60 + there.getUTCSeconds()
  return Math.floor((there.getUTCDate() - 1) * perDay + seconds / perStep)
}
