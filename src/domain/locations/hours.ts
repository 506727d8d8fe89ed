import type { OpeningHours, SpecialHours } from './opening-hours'
import { formatTime, parseMinutes } from '@/src/domain/time/clock-times'
import { addDays, type Day, dayNames as days, formatShortDay, weekdayOf } from '@/src/domain/time/days'
import type { LocalMoment } from '@/src/domain/time/zones'

export type OpenSpan = { readonly from: number; readonly to: number; readonly open: string; readonly close: string }

const toOpenSpan = (entry: OpeningHours | undefined): OpenSpan | null => {
  if (entry?.status !== 'Open' || !entry.open || !entry.close) return null
  const [from, to] = [parseMinutes(entry.open), parseMinutes(entry.close)]
  return from === null || to === null || to <= from ? null : { from, to, open: entry.open, close: entry.close }
}

const openSpanOf = (hours: readonly OpeningHours[], weekday: number): OpenSpan | null =>
  toOpenSpan(hours.find((entry) => entry.weekday === weekday % 7))

const formatSpan = (one: OpenSpan | null): string =>
  one ? `${formatTime(one.open)} – ${formatTime(one.close)}` : 'Closed'

export type HoursLine = { readonly days: string; readonly times: string; readonly closed?: true }

/**
 * Lists the week as lines: Monday to Friday as one if all five are the same, otherwise day by day; Saturday and Sunday
 * separately; days without an entry are omitted (LOC-04).
 */
export const listHoursLines = (hours: readonly OpeningHours[]): readonly HoursLine[] => {
  const line = (weekday: number): readonly HoursLine[] => {
    if (!hours.some((entry) => entry.weekday === weekday)) return []
    const one = openSpanOf(hours, weekday)
    return [{ days: days[weekday] ?? '', times: formatSpan(one), ...(one ? {} : { closed: true }) }]
  }
  const week = [1, 2, 3, 4, 5].flatMap(line)
  const isSame = week.length === 5 && week.every((one) => one.times === week[0]?.times)
  const first = week[0]
  return [...(isSame && first ? [{ ...first, days: 'Monday to Friday' }] : week), ...line(6), ...line(0)]
}

export type OpenState = { readonly open: boolean; readonly text: string }

/** Days searched for the next opening: longer than a Christmas shutdown. */
export const LOOK_AHEAD_DAYS = 21

export type Calendar = { readonly hours: readonly OpeningHours[]; readonly special: readonly SpecialHours[] }

const toSpecialSpan = ({ status, start_hour: open, end_hour: close }: SpecialHours): OpenSpan | null =>
  status === 'Open' && open !== undefined && close !== undefined
    ? toOpenSpan({ weekday: 0, status, open, close })
    : null

/** Returns when a location is open on a day, special hours before the week's; null if it is closed. */
export const openSpanOn = ({ hours, special }: Calendar, date: Day): OpenSpan | null => {
  const other = special.find((entry) => entry.date === date)
  return other ? toSpecialSpan(other) : openSpanOf(hours, weekdayOf(date))
}

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

/** Formats the hours of a special day: `9 am – 1 pm` or `Closed`. */
export const formatSpecialTimes = (entry: SpecialHours): string => formatSpan(toSpecialSpan(entry))
