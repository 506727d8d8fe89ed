import type { OpeningHours, SpecialHours } from './opening-hours'
import { formatTime } from '@/src/domain/time/clock-times'
import { addDays, type Day, dayNames as days, formatShortDay, weekdayOf } from '@/src/domain/time/days'
import { type LocalMoment, type Moment, toLocalMoment } from '@/src/domain/time/zones'
import { type Calendar, LOOK_AHEAD_DAYS, openSpanOn } from './hours'

export type OpenState = { readonly open: boolean; readonly text: string }

const formatRelativeDay = (offset: number, date: Day): string => {
  if (offset === 0) return 'today'
  if (offset === 1) return 'tomorrow'
  return offset < 7 ? (days[weekdayOf(date)] ?? '') : `on ${formatShortDay(date)}`
}

const findNextOpening = (calendar: Calendar, now: LocalMoment): string | null => {
  for (let offset = 0; offset <= LOOK_AHEAD_DAYS; offset += 1) {
    const date = addDays(now.date, offset)
    const next = openSpanOn(calendar, date)
    if (next && (offset > 0 || now.minutes < next.from))
      return `${formatRelativeDay(offset, date)} at ${formatTime(next.open)}`
  }
  return null
}

/**
 * Returns whether a location is open at a local moment and until when (LOC-09); `special` are the special hours that
 * apply to it (`listNearSpecialHours`). Null without hours.
 */
export const openStateAt = (
  hours: readonly OpeningHours[],
  now: LocalMoment,
  special: readonly SpecialHours[] = [],
): OpenState | null => {
  if (hours.length === 0) return null
  const calendar = { hours, special }
  const today = openSpanOn(calendar, now.date)
  if (today && now.minutes >= today.from && now.minutes < today.to)
    return { open: true, text: `Open now, closes at ${formatTime(today.close)}` }
  const reason = special.find((entry) => entry.date === now.date && entry.status === 'Closed')?.name
  const closed = reason === undefined ? 'Closed' : `Closed for ${reason}`
  const nextOpening = findNextOpening(calendar, now)
  return { open: false, text: nextOpening === null ? closed : `${closed}, opens ${nextOpening}` }
}

/** Returns the same for a moment in a time zone; null without hours, and for an unknown zone. */
export const openStateInZone = (
  hours: readonly OpeningHours[],
  moment: Moment,
  timezone: string,
  special: readonly SpecialHours[],
): OpenState | null => {
  const now = toLocalMoment(moment, timezone)
  return now && openStateAt(hours, now, special)
}
