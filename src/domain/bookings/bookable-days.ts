import { dayNames, formatLongDay, formatShortDay, weekdayOf, type Day } from '@/src/domain/time/days'
import { formatTime } from '@/src/domain/time/clock-times'
import type { Slot } from './slots'
import type { LocalTime } from '@/src/domain/time/zones'

/** A day with its free times, as values and labels of a form. */
export type BookableDay = {
  readonly date: Day
  readonly label: string
  readonly times: readonly (readonly [time: string, label: string])[]
}

/** The free times of a location. */
export type BookableTimes = {
  readonly days: readonly BookableDay[]
  /** Says which days the location is closed; absent if it is open on all of them. */
  readonly closed?: string
}

/** `Tue 24 November`. */
const formatDayLabel = (day: Day): string => `${(dayNames[weekdayOf(day)] ?? '').slice(0, 3)} ${formatShortDay(day)}`

/** Groups free slots by day, in order; days without any are omitted. */
export const groupByDay = (slots: readonly Slot[]): readonly BookableDay[] => {
  const days = [...new Set(slots.map(({ localTime }) => localTime.slice(0, 10)))]
  return days.map((date) => ({
    date,
    label: formatDayLabel(date),
    times: slots
      .filter(({ localTime }) => localTime.startsWith(date))
      .map(({ localTime }) => [localTime.slice(11), formatTime(localTime.slice(11))] as const),
  }))
}

/** `Tuesday 24 November 2026, 9:30 am`. */
export const formatLocalTime = (localTime: LocalTime): string =>
  `${formatLongDay(localTime.slice(0, 10))}, ${formatTime(localTime.slice(11))}`
