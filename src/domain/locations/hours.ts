import type { OpeningHours, SpecialHours } from '@/src/domain/tenancy/site'
import { addDays, type Day, dayNames as days, shortDay, weekdayOf } from './dates'

/** A moment in a location's time zone. `minutes` count from midnight. */
export type LocalMoment = { readonly date: Day; readonly minutes: number }

const minutesOf = (time: string | undefined): number | null => {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time ?? '')
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null
}

/** Formats `17:00` as `5 pm` and `08:30` as `8:30 am`; stored times are local and never converted (LOC-04). */
export const clock = (time: string): string => {
  const total = minutesOf(time)
  if (total === null) return ''
  const [hour, minute] = [Math.floor(total / 60), total % 60]
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour % 24 < 12 ? 'am' : 'pm'}`
}

export type Span = { readonly from: number; readonly to: number; readonly open: string; readonly close: string }

const span = (entry: OpeningHours | undefined): Span | null => {
  if (entry?.status !== 'Open' || !entry.open || !entry.close) return null
  const [from, to] = [minutesOf(entry.open), minutesOf(entry.close)]
  return from === null || to === null || to <= from ? null : { from, to, open: entry.open, close: entry.close }
}

const spanOf = (hours: readonly OpeningHours[], weekday: number): Span | null =>
  span(hours.find((entry) => entry.weekday === weekday % 7))

const label = (one: Span | null): string => (one ? `${clock(one.open)} – ${clock(one.close)}` : 'Closed')

export type HoursLine = { readonly days: string; readonly times: string; readonly closed?: true }

/**
 * Lists the week as lines: Monday to Friday as one if all five are the same, otherwise day by day; Saturday and Sunday
 * separately; days without an entry are omitted (LOC-04).
 */
export const hoursLines = (hours: readonly OpeningHours[]): readonly HoursLine[] => {
  const line = (weekday: number): readonly HoursLine[] => {
    if (!hours.some((entry) => entry.weekday === weekday)) return []
    const one = spanOf(hours, weekday)
    return [{ days: days[weekday] ?? '', times: label(one), ...(one ? {} : { closed: true }) }]
  }
  const week = [1, 2, 3, 4, 5].flatMap(line)
  const same = week.length === 5 && week.every((one) => one.times === week[0]?.times)
  const first = week[0]
  return [...(same && first ? [{ ...first, days: 'Monday to Friday' }] : week), ...line(6), ...line(0)]
}

export type OpenState = { readonly open: boolean; readonly text: string }

/** Days searched for the next opening: longer than a Christmas shutdown. */
export const lookAhead = 21

export type Calendar = { readonly hours: readonly OpeningHours[]; readonly special: readonly SpecialHours[] }

const specialSpan = ({ status, start_hour: open, end_hour: close }: SpecialHours): Span | null =>
  status === 'Open' && open !== undefined && close !== undefined ? span({ weekday: 0, status, open, close }) : null

/** Returns when a location is open on a day, special hours before the week's; null if it is closed. */
export const spanOn = ({ hours, special }: Calendar, date: Day): Span | null => {
  const other = special.find((entry) => entry.date === date)
  return other ? specialSpan(other) : spanOf(hours, weekdayOf(date))
}

const dayWord = (offset: number, date: Day): string => {
  if (offset === 0) return 'today'
  if (offset === 1) return 'tomorrow'
  return offset < 7 ? (days[weekdayOf(date)] ?? '') : `on ${shortDay(date)}`
}

const nextOpening = (calendar: Calendar, now: LocalMoment): string | null => {
  for (let offset = 0; offset <= lookAhead; offset += 1) {
    const date = addDays(now.date, offset)
    const next = spanOn(calendar, date)
    if (next && (offset > 0 || now.minutes < next.from)) return `${dayWord(offset, date)} at ${clock(next.open)}`
  }
  return null
}

/**
 * Returns whether a location is open at a local moment and until when (LOC-09); `special` are the special hours that
 * apply to it (`listNearSpecialHours`). Null without hours.
 */
export const openState = (
  hours: readonly OpeningHours[],
  now: LocalMoment,
  special: readonly SpecialHours[] = [],
): OpenState | null => {
  if (hours.length === 0) return null
  const calendar = { hours, special }
  const today = spanOn(calendar, now.date)
  if (today && now.minutes >= today.from && now.minutes < today.to)
    return { open: true, text: `Open now, closes at ${clock(today.close)}` }
  const why = special.find((entry) => entry.date === now.date && entry.status === 'Closed')?.name
  const closed = why === undefined ? 'Closed' : `Closed for ${why}`
  const opens = nextOpening(calendar, now)
  return { open: false, text: opens === null ? closed : `${closed}, opens ${opens}` }
}

/** Formats the hours of a special day: `9 am – 1 pm` or `Closed`. */
export const specialTimes = (entry: SpecialHours): string => label(specialSpan(entry))

/** Converts a moment to a time zone; null if the zone is unknown. */
export const localMoment = (timezone: string, now: Date): LocalMoment | null => {
  try {
    const parts = new Intl.DateTimeFormat('en-AU', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    const date = `${part('year')}-${part('month')}-${part('day')}`
    return { date, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
