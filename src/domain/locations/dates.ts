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

/** A day of the calendar as `YYYY-MM-DD`; no zone, no time, so that no change of clocks can move it. */
export type Day = string

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a day that exists: `2026-02-30` is none. */
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

/** `25 December`. */
export const shortDay = (day: Day): string => {
  const at = new Date(midnight(day))
  return `${at.getUTCDate()} ${monthNames[at.getUTCMonth()] ?? ''}`
}

/** `Friday 25 December 2026`, the same on the server and in every browser. */
export const longDay = (day: Day): string => `${dayNames[weekdayOf(day)] ?? ''} ${shortDay(day)} ${day.slice(0, 4)}`
