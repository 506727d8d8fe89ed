import type { Range } from '../search-url/state'
import type { RangeField } from '../fields/search-fields'
import { findNumber } from './numbers'
import type { Token } from './tokens'

const KILOMETRES = /^(?:km|kms|kilomet(?:er|re)s?)$/
const WEIGHT = /^(?:t|ton|tons|tonne|tonnes|kg|kgs)$/
const FEET = /^(?:ft|foot|feet|footer)$/

/** A measure that shoppers name with its unit: “500 km range”, “tow 3 tonne”, “20 ft”. */
type Measure = {
  readonly field: RangeField
  /** The word that says what is measured. */
  readonly subject: RegExp
  readonly unit: RegExp
  /** The end of the range that a bare amount means: who tows 3 tonnes needs at least that. */
  readonly end: 'min' | 'max'
  /** Named by its unit alone, where the stock has the field: “caravan under 2500 kg”. */
  readonly withoutSubject?: true
}

const measures: readonly Measure[] = [
  { field: 'electric_range', subject: /^range$/, unit: KILOMETRES, end: 'min' },
  { field: 'towing', subject: /^(?:tow|tows|towing|towed|braked)$/, unit: WEIGHT, end: 'min' },
  { field: 'payload', subject: /^payload$/, unit: WEIGHT, end: 'min' },
  { field: 'atm', subject: /^atm$/, unit: WEIGHT, end: 'max', withoutSubject: true },
  { field: 'body_length', subject: /^length$/, unit: FEET, end: 'max', withoutSubject: true },
]

/** The fields whose amounts are measures. */
export const measuredFields: readonly RangeField[] = measures.map(({ field }) => field)

const LINKS = /^(?:of|to|at|can|with|capacity|is|a)$/
const UPPER_BOUNDS = /^(?:under|below|less|than|max|maximum|up|most|<|<=)$/
const LOWER_BOUNDS = /^(?:over|above|more|than|min|minimum|least|>|>=)$/

const isOneOf = (token: Token | undefined, pattern: RegExp): boolean => token !== undefined && pattern.test(token.key)

const TONNES = /^t(?:on|onne)?s?$/

type Amount = { readonly end: number; readonly value: number }

const toAmount = (end: number, value: number, unit: string): Amount => ({
  end,
  value: Math.round(value * (TONNES.test(unit) ? 1000 : 1)),
})

/** Reads a number written together with its unit: `3.5t`. */
const readAttached = (token: Token | undefined): { readonly value: number; readonly unit: string } | undefined => {
  const [, digits, unit] = /^(\d[\d,]*(?:\.\d+)?)([a-z]+)$/i.exec(token?.raw ?? '') ?? []
  return digits === undefined || unit === undefined
    ? undefined
    : { value: Number(digits.replaceAll(',', '')), unit: unit.toLowerCase() }
}

/** Reads a number with its unit, `3 tonne` or `3.5t`; undefined for another word. */
const findMeasured = (tokens: readonly Token[], at: number, unit: RegExp): Amount | undefined => {
  const attached = readAttached(tokens[at])
  if (attached) return unit.test(attached.unit) ? toAmount(at + 1, attached.value, attached.unit) : undefined
  const number = findNumber(tokens, at)
  if (!number || number.dollar || number.spelled) return undefined
  const next = tokens[at + number.length]
  return next && unit.test(next.key) ? toAmount(at + number.length + 1, number.value, next.key) : undefined
}

type Bounds = { readonly at: number; readonly upper: boolean; readonly lower: boolean }

/** Skips the words between a subject and its amount, and notes the bounds among them. */
const skipLinks = (tokens: readonly Token[], from: number, subject: RegExp): Bounds => {
  let at = from
  let upper = false
  let lower = false
  for (; ; at += 1) {
    const isUpper = isOneOf(tokens[at], UPPER_BOUNDS)
    const isLower = isOneOf(tokens[at], LOWER_BOUNDS)
    if (!isUpper && !isLower && !isOneOf(tokens[at], LINKS) && !isOneOf(tokens[at], subject)) break
    upper ||= isUpper && !isLower
    lower ||= isLower && !isUpper
  }
  return { at, upper, lower }
}

/** A measure found in a text: its number of tokens, its field, and the range that is meant. */
export type MeasurePhrase = { readonly length: number; readonly field: RangeField; readonly range: Range }

/** A capability is never limited above: “can tow up to 2,500 kg” asks for that much at least. */
const toRange = ({ end, field }: Measure, value: number, { upper, lower }: Bounds): Range => {
  if (end === 'min') return { min: value }
  if (lower) return { min: value }
  // A “20 ft caravan” is one of twenty feet and some inches.
  return field === 'body_length' && !upper ? { min: value, max: value + 1 } : { max: value }
}

/** The amount comes after its subject, “tow 3 tonne”, or before it, “3 tonne towing capacity”. */
const findOneMeasure = (tokens: readonly Token[], from: number, measure: Measure): MeasurePhrase | undefined => {
  const { subject, unit, field } = measure
  const startsWithSubject = isOneOf(tokens[from], subject)
  const bounds = skipLinks(tokens, startsWithSubject ? from + 1 : from, subject)
  const amount = findMeasured(tokens, bounds.at, unit)
  if (!amount) return undefined
  const range = toRange(measure, amount.value, bounds)
  if (startsWithSubject) return { length: amount.end - from, field, range }
  if (!isOneOf(tokens[amount.end], subject))
    return measure.withoutSubject && !isOneOf(tokens[from], LINKS)
      ? { length: amount.end - from, field, range }
      : undefined
  const end = isOneOf(tokens[amount.end + 1], /^capacity$/) ? amount.end + 2 : amount.end + 1
  return { length: end - from, field, range }
}

/**
 * Finds a measure at a position of the text; undefined for none. Otherwise it would be read as kilometres on the
 * odometer or as a price (SHP-10). `isInStock` says of a field if any vehicle has it.
 */
export const findMeasure = (
  tokens: readonly Token[],
  from: number,
  isInStock: (field: RangeField) => boolean,
): MeasurePhrase | undefined => {
  const found = measures.flatMap((measure) => {
    const phrase = findOneMeasure(tokens, from, measure)
    return phrase ? [{ phrase, measure }] : []
  })
  const matching = found.find(({ phrase: { length }, measure: { subject } }) =>
    tokens.slice(from, from + length).some((token) => subject.test(token.key)),
  )
  return (matching ?? found.find(({ measure: { field } }) => isInStock(field)))?.phrase
}
