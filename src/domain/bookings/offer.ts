import { dayNames, longDay, shortDay, weekdayOf, type Day } from '@/src/domain/locations/dates'
import { clock } from '@/src/domain/locations/hours'
import type { Slot } from './slots'
import type { WallTime } from './zone'

/** A day with its free times, as values and labels of a form. */
export type OfferedDay = {
  readonly date: Day
  readonly label: string
  readonly times: readonly (readonly [time: string, label: string])[]
}

/** `Tue 24 November`. */
const dayLabel = (day: Day): string => `${(dayNames[weekdayOf(day)] ?? '').slice(0, 3)} ${shortDay(day)}`

/** Groups free slots by day, in order; days without any are omitted. */
export const offerOf = (slots: readonly Slot[]): readonly OfferedDay[] => {
  const days = [...new Set(slots.map(({ wall }) => wall.slice(0, 10)))]
  return days.map((date) => ({
    date,
    label: dayLabel(date),
    times: slots
      .filter(({ wall }) => wall.startsWith(date))
      .map(({ wall }) => [wall.slice(11), clock(wall.slice(11))] as const),
  }))
}

/** `Tuesday 24 November 2026, 9:30 am`. */
export const wallWords = (wall: WallTime): string => `${longDay(wall.slice(0, 10))}, ${clock(wall.slice(11))}`
