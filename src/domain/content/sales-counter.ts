import { HOUR_MS } from '@/src/domain/time/durations'

/** Brisbane never changes its clocks. A fixed offset saves the browser the code for time zones. */
const BRISBANE_OFFSET_MS = 10 * HOUR_MS

/** 192 steps of 450 seconds are one day (CNT-06). */
const STEPS_PER_DAY = 192
const SECONDS_PER_STEP = 450

/** Seconds between updates, and seconds that each count-up takes (CNT-06). */
export const counterSeconds = { refresh: 150, rise: 2 } as const

/**
 * Computes the sales counter (CNT-06): (day of month − 1) × 192 + seconds since midnight / 450, Brisbane time, floored.
 */
export const computeSalesCount = (now: Date): number => {
  const brisbaneTime = new Date(now.getTime() + BRISBANE_OFFSET_MS)
  const seconds = brisbaneTime.getUTCHours() * 3600 + brisbaneTime.getUTCMinutes() * 60 + brisbaneTime.getUTCSeconds()
  return Math.floor((brisbaneTime.getUTCDate() - 1) * STEPS_PER_DAY + seconds / SECONDS_PER_STEP)
}
