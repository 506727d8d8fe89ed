const dayMs = 86_400_000

export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const monthNames = [
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

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** Reports whether a text is an existing day; `2026-02-30` is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(midnight(text)) &&
  new Date(midnight(text)).toISOString().startsWith(text)

export const dayOf = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10)

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(midnight(day)).getUTCDay()

/** Formats a day as `25 December`. */
export const shortDay = (day: Day): string => {
  const at = new Date(midnight(day))
  return `${at.getUTCDate()} ${monthNames[at.getUTCMonth()] ?? ''}`
}

/** Formats a day as `Friday 25 December 2026`, identically on the server and in every browser. */
export const longDay = (day: Day): string => `${dayNames[weekdayOf(day)] ?? ''} ${shortDay(day)} ${day.slice(0, 4)}`
