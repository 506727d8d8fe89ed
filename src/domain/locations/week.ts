import type { OpeningHours } from './opening-hours'
import { formatTime, isClockTime } from '@/src/domain/time/clock-times'
import { joinWithAnd } from '@/src/domain/text/format-text'
import { dayNames } from '@/src/domain/time/days'

/** Days of a week in display order, Monday first. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const
export type Weekday = OpeningHours['weekday']

type TimeName = 'open' | 'close'

/** A problem of a week, with the times that are wrong if it is one of them. */
export type WeekProblem = {
  readonly weekday?: Weekday
  readonly message: string
  readonly times?: readonly TimeName[]
}

const toRows = (value: unknown): readonly Readonly<Record<string, unknown>>[] | null => {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) return null
  const rows = value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
  return rows.length === value.length ? rows : null
}

const parseWeekday = (row: Readonly<Record<string, unknown>>): Weekday | undefined => {
  const { weekday } = row
  const number = typeof weekday === 'string' && /^\d$/.test(weekday) ? Number(weekday) : weekday
  return weekOrder.find((one) => one === number)
}

const timesProblem = (
  day: string,
  { status, open, close }: Readonly<Record<string, unknown>>,
): Omit<WeekProblem, 'weekday'> | undefined => {
  if (status === 'Closed') return undefined
  if (status !== 'Open') return { message: `Choose Open or Closed for ${day}.` }
  if (!isClockTime(open) || !isClockTime(close))
    return {
      message: `Enter opening and closing times for ${day}, such as 8:30 am and 5 pm.`,
      times: [...(isClockTime(open) ? [] : (['open'] as const)), ...(isClockTime(close) ? [] : (['close'] as const))],
    }
  if (close > open) return undefined
  return {
    message: `On ${day}, the closing time, ${formatTime(close)}, must be after the opening time, ${formatTime(open)}.`,
    times: ['close'],
  }
}

/** Names the days that the message of a week's problems is about, such as `Monday and Friday`. */
export const daysOfProblems = (message: string): string =>
  joinWithAnd(weekOrder.map((weekday) => dayNames[weekday]).filter((name) => message.includes(name)))

/**
 * Lists the problems of a stored week (LOC-04, LOC-10): unknown or repeated days, missing times, closing before
 * opening. Never throws; a missing value is an empty week.
 */
export const listWeekProblems = (value: unknown): readonly WeekProblem[] => {
  const rows = toRows(value)
  if (rows === null) return [{ message: 'Opening hours must be a list of days.' }]
  const listedWeekdays = new Set<Weekday>()
  return rows.flatMap((row): readonly WeekProblem[] => {
    const weekday = parseWeekday(row)
    if (weekday === undefined)
      return [{ message: 'Enter the day of the week as a number from 0 (Sunday) to 6 (Saturday).' }]
    const day = dayNames[weekday]
    if (listedWeekdays.has(weekday)) return [{ weekday, message: `${day} is listed twice. Remove one of them.` }]
    listedWeekdays.add(weekday)
    const problem = timesProblem(day, row)
    return problem === undefined ? [] : [{ weekday, ...problem }]
  })
}

/** Parses a stored week to its days in display order; invalid days are omitted. */
export const parseWeek = (value: unknown): readonly OpeningHours[] => {
  const rows = toRows(value) ?? []
  return weekOrder.flatMap((weekday): readonly OpeningHours[] => {
    const row = rows.find((one) => parseWeekday(one) === weekday)
    if (row === undefined || (row['status'] !== 'Open' && row['status'] !== 'Closed')) return []
    const { status, open, close } = row
    return [
      {
        weekday,
        status,
        ...(typeof open === 'string' && open !== '' ? { open } : {}),
        ...(typeof close === 'string' && close !== '' ? { close } : {}),
      },
    ]
  })
}

/** Replaces one day of a week; undefined removes it. */
export const replaceDay = (
  week: readonly OpeningHours[],
  weekday: Weekday,
  day: OpeningHours | undefined,
): readonly OpeningHours[] =>
  weekOrder.flatMap((one) => {
    const entry = one === weekday ? day : week.find((known) => known.weekday === one)
    return entry ? [entry] : []
  })

/** Copies Monday's hours to Tuesday to Friday. */
export const copyMondayToFriday = (week: readonly OpeningHours[]): readonly OpeningHours[] => {
  const monday = week.find(({ weekday }) => weekday === 1)
  return ([2, 3, 4, 5] as const).reduce(
    (all, weekday) => replaceDay(all, weekday, monday && { ...monday, weekday }),
    week,
  )
}
