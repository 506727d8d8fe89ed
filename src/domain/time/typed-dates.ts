import { formatTime, toClockTime } from './clock-times'
import { isDay, monthNames, toDay, type Day } from './days'
import { cityOf, localTimeAt, toMoment, type LocalTime, type Moment } from './zones'

/** The value of a typed text, or a message that says why it has none (STF-03). */
export type ParsedInput<Value> = { readonly value: Value } | { readonly problem: string }

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]
// An example would soon lie in the past.
const ENTER_DAY = 'Enter a date as dd/mm/yyyy.'
const ENTER_TIME = 'Enter a time, such as 9:00 am.'

/** The number of a month, written as a number or by at least three of its letters; NaN otherwise. */
const parseMonth = (text: string): number => {
  if (/^\d+$/u.test(text)) return Number(text)
  const index = text.length < 3 ? -1 : monthNames.findIndex((name) => name.toLowerCase().startsWith(text))
  return index === -1 ? Number.NaN : index + 1
}

const parseYear = (text: string): number => (text.length === 2 ? 2000 : 0) + Number(text)

const countDaysOfMonth = (year: number, month: number): number => Number(toDay(year, month + 1, 0).slice(8))

const isWithin = (number: number, first: number, last: number): boolean => number >= first && number <= last

/** The message of a month that does not exist; of a day and month in the American order it names the day. */
const monthProblem = (date: number, month: number, year: number): string => {
  const isAmerican = isWithin(date, 1, 12) && isWithin(month, 1, countDaysOfMonth(year, date))
  return `There is no month ${month}. ${isAmerican ? `Enter the day first: ${month}/${date}/${year}.` : ENTER_DAY}`
}

const checkDay = (date: number, month: number, year: number): ParsedInput<Day> => {
  if (!isWithin(year, FIRST_YEAR, LAST_YEAR)) return { problem: `Enter a year between ${FIRST_YEAR} and ${LAST_YEAR}.` }
  if (!isWithin(month, 1, 12)) return { problem: monthProblem(date, month, year) }
  const last = countDaysOfMonth(year, month)
  return isWithin(date, 1, last)
    ? { value: toDay(year, month, date) }
    : { problem: `${monthNames[month - 1] ?? ''} ${year} has ${last} days.` }
}

/** Parses a day as Australians write it, `3/12/2026` or `3 Dec 26`, or as it is stored, `2026-12-03`. */
export const parseTypedDay = (text: string): ParsedInput<Day> => {
  const trimmed = text.trim().toLowerCase()
  if (isDay(trimmed)) return { value: trimmed }
  const [, date, name = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(\d{1,2}|[a-z]+)[\s/.,-]+(\d{4}|\d{2})$/u.exec(trimmed) ?? []
  const month = parseMonth(name)
  return date === undefined || Number.isNaN(month)
    ? { problem: ENTER_DAY }
    : checkDay(Number(date), month, parseYear(year))
}

/** The message of hours and minutes that no clock shows; `half` is `a` or `p` of a 12-hour clock. */
const timeProblem = (hour: number, minute: number, half: string | undefined): string | undefined => {
  if (minute > 59) return `An hour has 60 minutes. ${ENTER_TIME}`
  if (half === undefined) return hour > 23 ? `A day has 24 hours. ${ENTER_TIME}` : undefined
  return isWithin(hour, 1, 12) ? undefined : `With am or pm, hours go from 1 to 12. ${ENTER_TIME}`
}

const wordTimes: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' }

/** Parses a time of a 12-hour clock, `9 am` or `5.30pm`, or of a 24-hour clock, `17:30`, to `17:30`. */
export const parseTypedTime = (text: string): ParsedInput<string> => {
  const trimmed = text.trim().toLowerCase()
  const wordTime = wordTimes[trimmed]
  if (wordTime !== undefined) return { value: wordTime }
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/u.exec(trimmed) ?? []
  if (hours === undefined || (half === undefined && !/[:.]/u.test(trimmed))) return { problem: ENTER_TIME }
  const hour = Number(hours)
  const problem = timeProblem(hour, Number(minutes), half)
  if (problem !== undefined) return { problem }
  const hourOfDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return { value: toClockTime(hourOfDay * 60 + Number(minutes)) }
}

/** Parses a day, with a time after it; without one `usualTime` is meant, the day's midnight unless given. */
export const parseTypedLocalTime = (text: string, usualTime = '00:00'): ParsedInput<LocalTime> => {
  const [, dayText = text, timeText = ''] =
    /^(.+?)(?:,\s*|\s+at\s+|\s+)(noon|midday|midnight|\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?)$/iu.exec(text.trim()) ??
    []
  const whole = parseTypedDay(text)
  if ('value' in whole) return { value: `${whole.value} ${usualTime}` }
  const day = parseTypedDay(dayText)
  if ('problem' in day) return day
  const time = parseTypedTime(timeText)
  return 'problem' in time ? time : { value: `${day.value} ${time.value}` }
}

/**
 * Parses a day and time of a zone's clocks to a moment in ISO 8601. A time that clocks skip when they are turned
 * forward is refused; of one that comes twice the first is taken.
 */
export const parseTypedMoment = (text: string, timezone: string, usualTime?: string): ParsedInput<string> => {
  const local = parseTypedLocalTime(text, usualTime)
  if ('problem' in local) return local
  const moment = toMoment(local.value, timezone)
  if (moment !== null) return { value: new Date(moment).toISOString() }
  const [day = '', time = ''] = local.value.split(' ')
  return {
    problem: `${formatTime(time)} doesn’t exist on ${formatTypedDay(day)} in ${cityOf(timezone)}, because clocks are turned forward. Choose another time.`,
  }
}

/** Formats a day for an input: `3/12/2026`. A text that is no day stays as it is. */
export const formatTypedDay = (day: string): string =>
  isDay(day) ? `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}` : day

/** Formats a time for an input: `9:00 am`. A text that is no time stays as it is. */
export const formatTypedTime = (time: string): string => {
  const text = formatTime(time)
  return text === '' ? time : text.replace(/^(\d+) /u, '$1:00 ')
}

/** Formats a local time, `2026-12-03 09:00`, or a day: `3/12/2026, 9:00 am`. Any other text stays as it is. */
export const formatTypedLocalTime = (localTime: LocalTime): string => {
  const [day = '', time] = localTime.split(' ')
  if (time === undefined || !isDay(day)) return formatTypedDay(localTime)
  return `${formatTypedDay(day)}, ${formatTypedTime(time)}`
}

/** Formats a moment for an input, by a zone's clocks: `3/12/2026, 9:00 am`. */
export const formatTypedMoment = (moment: Moment, timezone: string): string =>
  formatTypedLocalTime(localTimeAt(moment, timezone))
