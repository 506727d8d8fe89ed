import { MAX_YEAR, MIN_YEAR } from '../fields/identity-fields'
import { parseDay, toFullYear } from './dates'
import { toKnownText } from './text'

/** A model year beside the year or instead of it: `MY21`, `(MY2021)`, `MY21.5`. */
const MODEL_YEAR = /\(?\b(?:MY\s?'?(\d{4}|\d{2})(?:\.\d{1,2})?|(\d{4}|\d{2})(?:\.\d{1,2})?\s?MY)\b\)?/iu
const YEAR_WORDS = /\b(?:circa|build|built|plated?|complied|compliance|model|year)\b/giu

const toYear = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : digits.length === 2 ? toFullYear(digits) : Number(digits)

const findYear = (text: string): number | undefined => {
  const [, before, after] = MODEL_YEAR.exec(text) ?? []
  const modelYear = before ?? after
  const rest = text.replace(MODEL_YEAR, ' ').replace(YEAR_WORDS, ' ').trim()
  if (rest === '') return toYear(modelYear)
  // `2020/21` is a vehicle that was built in one year and complied in the next.
  const digits = /^(\d{4})(?:\.0|\s?[/-]\s?(?:\d{2}){1,2})?$/u.exec(rest)?.[1] ?? /^'?(\d{2})$/u.exec(rest)?.[1]
  return toYear(digits ?? parseDay(rest)?.slice(0, 4))
}

/** Parses the year from `2021`, `MY21`, `2021 MY21.5`, `2020/21`, `21`, `2021 build` or a date. */
export const parseYear = (text: string): number | undefined => {
  const year = findYear(toKnownText(text) ?? '')
  return year !== undefined && year >= MIN_YEAR && year <= MAX_YEAR ? year : undefined
}

/** Notes beside a reading of the odometer. */
const DISTANCE_NOTES = /\([^)]*\)|~|\b(?:approx(?:imately)?|about|est(?:imated)?|genuine|verified|showing|only)\b\.?/giu

/** Parses kilometres from `45,000`, `45 000 kms`, `approx 45,000 K's` or `45k`. */
export const parseKilometres = (text: string): number | undefined => {
  const clean = text.replace(DISTANCE_NOTES, ' ').trim()
  const thousands = /^(\d{1,3})\s?k(?:\s?kms?)?$/iu.exec(clean)?.[1]
  if (thousands !== undefined) return Number(thousands) * 1000
  const digits =
    /^(\d{1,3}(?:[,\s]\d{3})+|\d{1,3}\.(?!000)\d{3}|\d{1,8})(?:\.\d+)?\s*(?:k[\s/.]?m?['’]?s?|klms?|kays|kilomet(?:er|re)s?)?[.+]?$/iu.exec(
      clean,
    )?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(/[,.\s]/gu, ''))
}

/** True where the odometer's cell says that the vehicle was not driven yet, or has no odometer. */
export const hasNoDistance = (text: string): boolean =>
  toKnownText(text) === undefined || /^(?:del(?:ivery)?\.?(?: k(?:m|ilometre)?s?)?|new|tbc)$/iu.test(text.trim())
