import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import { capitalize, formatSlug } from '@/src/domain/text/format-text'
import { formatInteger } from '@/src/domain/text/numbers'
import { isClockTime } from '@/src/domain/time/clock-times'
import { formatLongDay, isDay } from '@/src/domain/time/days'
import { formatTypedTime } from '@/src/domain/time/typed-dates'

type Answer = { readonly name: string; readonly value: string }
export type AnswerRow = readonly [label: string, value: string]

/** Answers for other systems, which say nothing to a person: the full result of a valuation is JSON (TRD-02). */
const machineAnswers: ReadonlySet<string> = new Set(['valuation'])

/** Values that stand for a word, in any answer. */
const valueTexts: ReadonlyMap<string, string> = new Map([
  ['true', 'Yes'],
  ['false', 'No'],
])

const carTypeTexts: ReadonlyMap<string, string> = new Map(Object.entries(carTypeLabels))

/** Texts of answers that are stored as a number or a code, by name. */
const formatByName: ReadonlyMap<string, (value: string) => string> = new Map([
  ['kms', (value: string) => (/^\d+$/.test(value) ? `${formatInteger(Number(value))} km` : value)],
  ['car_type', (value: string) => carTypeTexts.get(value) ?? value],
  ['distribution_location', formatSlug],
])

/** A stored day as `Saturday 5 December 2026`, a stored time as `9:00 am`; other answers stay as they are. */
const formatValue = ({ name, value }: Answer): string => {
  if (isClockTime(value)) return formatTypedTime(value)
  if (isDay(value)) return formatLongDay(value)
  return valueTexts.get(value) ?? formatByName.get(name)?.(value) ?? value
}

/** A day with its time; instead of a time, a form without bookings has a part of the day, such as `Morning`. */
const formatDayAndTime = (day: Answer, time: Answer): string =>
  `${formatValue(day)}, ${formatValue(time).replace(/^[A-Z]/u, (letter) => letter.toLowerCase())}`

/** Labels of what a shopper asked for, whether it was booked or not. */
const requestLabels: ReadonlyMap<string, string> = new Map([
  ['date', 'Requested day'],
  ['time', 'Requested time'],
])

/** Labels of answers whose names do not say enough. */
const otherLabels: ReadonlyMap<string, string> = new Map([
  ['kms', 'Kilometres'],
  ['VIN', 'VIN'],
  ['rego_vin_part', 'Rego, VIN or part number'],
  ['car_type', 'New or used'],
  ['distribution_location', 'Preferred location'],
])

/** Formats `regoState` and `rego_state` as `Rego state`. */
const formatName = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return capitalize(words.trim().toLowerCase())
}

const labelOf = (name: string): string => requestLabels.get(name) ?? otherLabels.get(name) ?? formatName(name)

/**
 * Lists a lead's answers as people read them, in emails, the panel and the export (ADM-04, LEAD-08): without codes, and
 * with the day and time in one line.
 */
export const listAnswerRows = (answers: readonly Answer[]): readonly AnswerRow[] => {
  const day = answers.find(({ name }) => name === 'date')
  const time = answers.find(({ name }) => name === 'time')
  return answers.flatMap((answer): readonly AnswerRow[] => {
    if (machineAnswers.has(answer.name)) return []
    if (day !== undefined && time !== undefined) {
      if (answer === time) return []
      if (answer === day) return [['Requested day and time', formatDayAndTime(day, time)]]
    }
    return [[labelOf(answer.name), formatValue(answer)]]
  })
}

/** The subcategory of a lead as people read it: `Offer Accepted` for the stored `3. Offer Accepted`. */
export const formatSubcategory = (subcategory: string | null | undefined): string =>
  (subcategory ?? '').replace(/^\d+\.\s*/, '')

/** The day and time that a shopper asked for, in a line; empty without any. */
export const formatRequestedTime = (answers: readonly Answer[]): string =>
  listAnswerRows(answers.filter(({ name }) => requestLabels.has(name)))
    .map(([, value]) => value)
    .join(', ')
