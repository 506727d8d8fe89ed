import { tzOffset } from '@date-fns/tz/tzOffset'
import { addDays, type Day } from './days'
import { DAY_MS, MINUTE_MS } from './durations'

/** The zone of reports on all dealers, and of a dealer without a location. */
export const DEFAULT_TIME_ZONE = 'Australia/Brisbane'

/** The city that names a zone: `Broken Hill`. */
export const cityOf = (timezone: string): string => (timezone.split('/').at(-1) ?? '').replaceAll('_', ' ')

/** A point in time: a date, milliseconds since 1970, or ISO 8601. */
export type Moment = Date | number | string

/** A day and a time in a zone, `2026-11-24 09:30`, without zone or seconds. */
export type LocalTime = string

/** A moment in a zone; `minutes` count from midnight. */
export type LocalMoment = { readonly date: Day; readonly minutes: number }

/** Minutes that a zone's clocks are ahead of UTC at a moment; NaN for an unknown zone. */
const utcOffsetMinutes = (moment: Moment, timezone: string): number => tzOffset(timezone, new Date(moment))

/** A date whose UTC fields are the local ones of a zone; an invalid date for an unknown zone. */
const toLocalDate = (moment: Moment, timezone: string): Date =>
  new Date(new Date(moment).getTime() + utcOffsetMinutes(moment, timezone) * MINUTE_MS)

/**
 * Returns the local time of a zone with seconds, `2026-11-24T09:30:15`. Throws a RangeError for an unknown zone and for
 * a moment that cannot be parsed.
 */
export const localIsoAt = (moment: Moment, timezone: string): string =>
  toLocalDate(moment, timezone).toISOString().slice(0, 19)

/** Returns the local time of a zone at a moment. Throws like `localIsoAt`. */
export const localTimeAt = (moment: Moment, timezone: string): LocalTime =>
  localIsoAt(moment, timezone).slice(0, 16).replace('T', ' ')

/** Returns the day in a zone at a moment. Throws like `localIsoAt`. */
export const dayAt = (moment: Moment, timezone: string): Day => localIsoAt(moment, timezone).slice(0, 10)

/** The day where it begins last in Australia: it is over nowhere, so hours of several states can still be set for it. */
export const dayAtWesternmost = (moment: Moment): Day => dayAt(moment, 'Australia/Perth')

/** Converts a moment to a zone; null if the zone is unknown. */
export const toLocalMoment = (moment: Moment, timezone: string): LocalMoment | null => {
  const local = toLocalDate(moment, timezone)
  if (Number.isNaN(local.getTime())) return null
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() }
}

/** Formats a moment as local time with its UTC offset, ISO 8601: `2026-06-01T14:05:09+10:00`. */
export const formatZonedIso = (moment: Moment, timezone: string): string => {
  const minutes = utcOffsetMinutes(moment, timezone)
  const offset = new Date(Math.abs(minutes) * MINUTE_MS).toISOString().slice(11, 16)
  return `${localIsoAt(moment, timezone)}${minutes < 0 ? '-' : '+'}${offset}`
}

/**
 * Returns the moment (milliseconds) of a local time: the first of two if the clocks are turned back, null if they are
 * turned forward past it or if it cannot be parsed. Clocks change at most once within a day on either side, so one of
 * the two offsets found there applies.
 */
export const toMoment = (localTime: LocalTime, timezone: string): number | null => {
  const utc = Date.parse(`${localTime.replace(' ', 'T')}:00Z`)
  if (Number.isNaN(utc)) return null
  const matches = [utc - DAY_MS, utc + DAY_MS]
    .map((near) => utc - utcOffsetMinutes(near, timezone) * MINUTE_MS)
    .filter((at) => localTimeAt(at, timezone) === localTime)
  return matches.length > 0 ? Math.min(...matches) : null
}

/** Returns the moment (milliseconds) at which a day begins in a zone, also where clocks are turned forward at midnight. */
export const startOfDay = (day: Day, timezone: string): number => {
  const utc = Date.parse(`${day}T00:00:00Z`)
  return toMoment(`${day} 00:00`, timezone) ?? utc - utcOffsetMinutes(utc - DAY_MS, timezone) * MINUTE_MS
}

/** Lists `count` days from today in a zone. */
export const listDaysFrom = (now: Moment, timezone: string, count: number): readonly Day[] => {
  const today = dayAt(now, timezone)
  return Array.from({ length: count }, (_, index) => addDays(today, index))
}

/** Reports whether a text names a time zone, such as `Australia/Brisbane`. */
export const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    // Intl throws for an unknown zone.
    return false
  }
}
