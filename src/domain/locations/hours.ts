import type { OpeningHours, SpecialHours } from './opening-hours'
import { formatTime, parseMinutes } from '@/src/domain/time/clock-times'
import { type Day, dayNames as days, weekdayOf } from '@/src/domain/time/days'

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

/** Formats the hours of a special day: `9 am – 1 pm` or `Closed`. */
export const formatSpecialTimes = (entry: SpecialHours): string => formatSpan(toSpecialSpan(entry))
