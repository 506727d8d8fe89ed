import { DAY_MS } from './durations'

export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** A calendar day `YYYY-MM-DD`, without zone or time, so that clock changes do not affect it. */
export type Day = string

const toMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** Reports whether a text is an existing day; `2026-02-30` is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(toMidnight(text)) &&
  new Date(toMidnight(text)).toISOString().startsWith(text)

export const toDay = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day =>
  new Date(toMidnight(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Counts the days from one day to another; negative if the other is earlier. */
export const countDaysBetween = (from: Day, to: Day): number => (toMidnight(to) - toMidnight(from)) / DAY_MS

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(toMidnight(day)).getUTCDay()

/** Formats a day as `25 December`. */
export const formatShortDay = (day: Day): string => {
  const date = new Date(toMidnight(day))
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()] ?? ''}`
}

/** Formats a day as `25 December 2026`. */
export const formatDay = (day: Day): string => `${formatShortDay(day)} ${day.slice(0, 4)}`

/** Formats a stored date, `2026-12-25` or `2026-12-25T10:00`, with a function of days; other spellings stay as they are. */
const formatStored = (date: string, format: (day: Day) => string): string => {
  const day = date.slice(0, 10)
  return isDay(day) ? format(day) : date
}

/** Formats a stored date as shoppers read it, `25 December 2026` (VDP-14); other spellings of feeds stay as they are. */
export const formatStoredDate = (date: string): string => formatStored(date, formatDay)

/** Formats a stored date of which only the month is known or matters, `December 2026` (VDP-14). */
export const formatStoredMonth = (date: string): string =>
  formatStored(date, (day) => formatDay(day).replace(/^\d+ /u, ''))

const formatWeekday = (day: Day): string => dayNames[weekdayOf(day)] ?? ''

/** Formats a day soon as `Friday 25 December`. */
export const formatNearDay = (day: Day): string => `${formatWeekday(day)} ${formatShortDay(day)}`

/** Formats a day as `Friday 25 December 2026`, identically on the server and in every browser. */
export const formatLongDay = (day: Day): string => `${formatWeekday(day)} ${formatDay(day)}`
