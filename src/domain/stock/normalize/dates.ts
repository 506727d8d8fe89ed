import { isDay, monthNames } from '@/src/domain/time/days'
import { toKnownText } from './text'

const toIsoDay = (year: number, month: number, day: number): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return year >= 1885 && year <= 2100 && isDay(text) ? text : undefined
}

/** Reads a month's name or its first letters; 0 for other words. */
const parseMonth = (name: string): number =>
  monthNames.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1

/** The century of a year of two digits: a vehicle's own dates lie between 1970 and 2069. */
export const toFullYear = (text: string | undefined): number => Number(text) + (Number(text) < 70 ? 2000 : 1900)

type DateReader = readonly [RegExp, (parts: readonly string[]) => string | undefined]

/** Australian order: the day before the month. A month without a day is its first day. */
const dateReaders: readonly DateReader[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/u, ([y, m, d]) => toIsoDay(Number(y), Number(m), Number(d))],
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u, ([d, m, y]) => toIsoDay(Number(y), Number(m), Number(d))],
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})$/u, ([d, m, y]) => toIsoDay(toFullYear(y), Number(m), Number(d))],
  [/^(\d{1,2})[/.-](\d{4})$/u, ([m, y]) => toIsoDay(Number(y), Number(m), 1)],
  [/^(\d{1,2})[/-](\d{2})$/u, ([m, y]) => toIsoDay(toFullYear(y), Number(m), 1)],
  [/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/u, ([y, m, d]) => toIsoDay(Number(y), Number(m), Number(d))],
  [/^(\d{4})[/.-](\d{1,2})$/u, ([y, m]) => toIsoDay(Number(y), Number(m), 1)],
  [/^(\d{4})(\d{2})(\d{2})$/u, ([y, m, d]) => toIsoDay(Number(y), Number(m), Number(d))],
  [/^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4})$/iu, ([d, m, y]) => toIsoDay(Number(y), parseMonth(m ?? ''), Number(d))],
  [/^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{2})$/iu, ([d, m, y]) => toIsoDay(toFullYear(y), parseMonth(m ?? ''), Number(d))],
  [/^([a-z]{3,9})[ -](\d{2})$/iu, ([m, y]) => toIsoDay(toFullYear(y), parseMonth(m ?? ''), 1)],
  [/^([a-z]{3,9})[ -](\d{4})$/iu, ([m, y]) => toIsoDay(Number(y), parseMonth(m ?? ''), 1)],
]

/** Words before a date: “Exp 12/26”, “registered until 3/4/2027”. */
const DATE_WORDS = /^(?:(?:reg(?:o|istered|istration)?|exp(?:iry|ires|ires on)?|due|until|till|to)[\s:.]+)+/iu

/** The time that a spreadsheet adds to a day. */
const MIDNIGHT = /(?<=^\d{1,2}\/\d{1,2}\/\d{2,4}) (?:0?0|12):00(?::00)?(?: ?am)?$/iu

/** Parses a feed's date (`31/12/2026`, `31/12/26`, `12/2026`, `12/26`, `Dec 2026`, ISO) into `YYYY-MM-DD`; undefined when it is invalid. */
export const parseDay = (text: string): string | undefined => {
  const clean = toKnownText(text)?.replace(DATE_WORDS, '').replace(MIDNIGHT, '')
  if (clean === undefined) return undefined
  for (const [pattern, read] of dateReaders) {
    const match = pattern.exec(clean)
    if (match) return read(match.slice(1))
  }
  return undefined
}

const DATE_TIME_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/u

/** Parses a moment into ISO 8601 in UTC. A date without a time, or without a time zone, is midnight UTC. */
export const parseDateTime = (text: string): string | undefined => {
  const clean = toKnownText(text) ?? ''
  const at = DATE_TIME_PATTERN.test(clean) ? new Date(clean) : new Date(`${parseDay(clean) ?? ''}T00:00:00.000Z`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
