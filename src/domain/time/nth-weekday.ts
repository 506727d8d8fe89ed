import { addDays, type Day, toDay, weekdayOf } from '@/src/domain/time/days'

/** Returns the nth such weekday of a month, or the last one for -1. */
export const nthWeekday = (year: number, month: number, weekday: number, index: number): Day => {
  if (index === -1) {
    const last = toDay(year, month + 1, 0)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = toDay(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (index - 1))
}
