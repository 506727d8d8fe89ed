import type { OpeningHours } from '@/src/domain/tenancy/site'

/** A moment as the location's own clock shows it. `minutes` count from midnight. */
export type LocalMoment = { readonly weekday: number; readonly minutes: number }

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const minutesOf = (time: string | undefined): number | null => {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time ?? '')
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null
}

/** `17:00` as `5 pm`, `08:30` as `8:30 am`; stored times are wall-clock times and are never shifted (LOC-04). */
export const clock = (time: string): string => {
  const total = minutesOf(time)
  if (total === null) return ''
  const [hour, minute] = [Math.floor(total / 60), total % 60]
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour % 24 < 12 ? 'am' : 'pm'}`
}

type Span = { readonly from: number; readonly to: number; readonly open: string; readonly close: string }

const span = (entry: OpeningHours | undefined): Span | null => {
  if (entry?.status !== 'Open' || !entry.open || !entry.close) return null
  const [from, to] = [minutesOf(entry.open), minutesOf(entry.close)]
  return from === null || to === null || to <= from ? null : { from, to, open: entry.open, close: entry.close }
}

const spanOf = (hours: readonly OpeningHours[], weekday: number): Span | null =>
  span(hours.find((entry) => entry.weekday === weekday % 7))

const label = (one: Span | null): string => (one ? `${clock(one.open)} – ${clock(one.close)}` : 'Closed')

export type HoursLine = { readonly days: string; readonly times: string }

/**
 * The week as lines: Monday to Friday in one when all five are the same, otherwise day by day; Saturday and
 * Sunday apart; days without an entry are left out (LOC-04).
 */
export const hoursLines = (hours: readonly OpeningHours[]): readonly HoursLine[] => {
  const line = (weekday: number): readonly HoursLine[] =>
    hours.some((entry) => entry.weekday === weekday)
      ? [{ days: days[weekday] ?? '', times: label(spanOf(hours, weekday)) }]
      : []
  const week = [1, 2, 3, 4, 5].flatMap(line)
  const same = week.length === 5 && week.every((one) => one.times === week[0]?.times)
  const first = week[0]
  return [...(same && first ? [{ days: 'Monday to Friday', times: first.times }] : week), ...line(6), ...line(0)]
}

export type OpenState = { readonly open: boolean; readonly text: string }

const dayWord = (offset: number, weekday: number): string =>
  offset === 0 ? 'today' : offset === 1 ? 'tomorrow' : (days[weekday % 7] ?? '')

/** Open or closed at a moment of the location's own clock, and until when (LOC-09). Null without hours. */
export const openState = (hours: readonly OpeningHours[], now: LocalMoment): OpenState | null => {
  if (hours.length === 0) return null
  const today = spanOf(hours, now.weekday)
  if (today && now.minutes >= today.from && now.minutes < today.to)
    return { open: true, text: `Open now, closes at ${clock(today.close)}` }
  for (let offset = 0; offset < 7; offset += 1) {
    const next = spanOf(hours, now.weekday + offset)
    if (next && (offset > 0 || now.minutes < next.from))
      return { open: false, text: `Closed, opens ${dayWord(offset, now.weekday + offset)} at ${clock(next.open)}` }
  }
  return { open: false, text: 'Closed' }
}

/** A moment on the clock of a time zone; null when the zone is unknown. */
export const localMoment = (timezone: string, now: Date): LocalMoment | null => {
  try {
    const parts = new Intl.DateTimeFormat('en-AU', {
      timeZone: timezone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    const weekday = days.findIndex((day) => day === part('weekday'))
    return weekday < 0 ? null : { weekday, minutes: Number(part('hour')) * 60 + Number(part('minute')) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
