import { formatAnswerLabel } from '@/src/domain/lead-delivery/delivery-lead'
import { isClockTime } from '@/src/domain/time/clock-times'
import { formatLongDay, isDay } from '@/src/domain/time/days'
import { formatTypedTime } from '@/src/domain/time/typed-dates'

type Answer = { readonly name: string; readonly value: string }
export type AnswerRow = readonly [label: string, value: string]

/** A stored day as `Saturday 5 December 2026`, a stored time as `9:00 am`; other answers stay as they are. */
const formatValue = (value: string): string => {
  if (isClockTime(value)) return formatTypedTime(value)
  return isDay(value) ? formatLongDay(value) : value
}

/** A day with its time; instead of a time, a form without bookings has a part of the day, such as `Morning`. */
const formatDayAndTime = (day: string, time: string): string =>
  `${formatValue(day)}, ${formatValue(time).replace(/^[A-Z]/u, (letter) => letter.toLowerCase())}`

/** Labels of what a shopper asked for, whether it was booked or not. */
const requestLabels: ReadonlyMap<string, string> = new Map([
  ['date', 'Requested day'],
  ['time', 'Requested time'],
])

const labelOf = (name: string): string => requestLabels.get(name) ?? formatAnswerLabel(name)

/** Lists a lead's answers as staff read them (ADM-04). The day and time are one line. */
export const listAnswerRows = (answers: readonly Answer[]): readonly AnswerRow[] => {
  const day = answers.find(({ name }) => name === 'date')
  const time = answers.find(({ name }) => name === 'time')
  return answers.flatMap((answer): readonly AnswerRow[] => {
    if (day === undefined || time === undefined) return [[labelOf(answer.name), formatValue(answer.value)]]
    if (answer === time) return []
    if (answer === day) return [['Requested day and time', formatDayAndTime(day.value, time.value)]]
    return [[formatAnswerLabel(answer.name), formatValue(answer.value)]]
  })
}

/** The day and time that a shopper asked for, in a line; empty without any. */
export const formatRequestedTime = (answers: readonly Answer[]): string =>
  listAnswerRows(answers.filter(({ name }) => requestLabels.has(name)))
    .map(([, value]) => value)
    .join(', ')
