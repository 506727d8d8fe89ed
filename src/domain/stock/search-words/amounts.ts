import type { Range } from '../search-url/state'
import { countNounOf } from '../fields/attributes'
import { isListField, rangeFields, type ListField, type RangeField } from '../fields/search-fields'
import { limits } from '../search-url/limits'
import { findNumber, type NumberMatch } from './numbers'
import { isPlainPrice } from './plain-price'
import { joinTokens, type Token } from './tokens'
import { subjectNames, unitNames } from './trade-words'

/** A phrase for a price, distance, year or count; `length` is its number of tokens. */
export type AmountPhrase = { readonly length: number; readonly field: RangeField; readonly range: Range }

/** The field that an amount belongs to. */
type Unit = RangeField

type CountedField = ListField & RangeField

/** Fields that count something, whose values are named with their unit: “7 seater”. */
export const countedFields: readonly CountedField[] = rangeFields.filter(
  (field): field is CountedField => countNounOf(field) !== undefined && isListField(field),
)

const isCounted = (unit: Unit | undefined): unit is CountedField =>
  (countedFields as readonly (Unit | undefined)[]).includes(unit)

const isWholeStep = (unit: Unit | undefined): boolean => unit === 'year' || isCounted(unit)

type Quantity = {
  readonly length: number
  readonly value: number
  readonly unit: Unit | undefined
  readonly open: boolean
}
type Bound = { readonly end: 'min' | 'max'; readonly exclusive?: true; readonly years?: true }

const max: Bound = { end: 'max' }
const min: Bound = { end: 'min' }
const before: Bound = { end: 'max', exclusive: true, years: true }
const after: Bound = { end: 'min', exclusive: true, years: true }
const below: Bound = { end: 'max', exclusive: true }
const above: Bound = { end: 'min', exclusive: true }

/** Phrases before the amount, longest first. */
const leadingPhrases: readonly (readonly [words: readonly string[], bound: Bound])[] = (
  [
    ['no more than|not more than|up to|upto|at most|max|maximum|max of|budget|budget of|<=', max],
    ['no less than|not less than|at least|min|minimum|from|since|starting at|starting from|>=', min],
    ['less than|under|below|sub|cheaper than|fewer than|lower than|<', below],
    ['more than|over|above|greater than|higher than|>', above],
    ['before|older than|earlier than|pre', before],
    ['after|newer than|later than', after],
    ['post|no older than|not older than', { end: 'min', years: true }],
    ['no newer than|not newer than', { end: 'max', years: true }],
  ] as const
)
  .flatMap(([names, bound]) => names.split('|').map((name) => [name.split(' '), bound] as const))
  .sort(([a], [b]) => b.length - a.length)

/** Phrases after the amount: “2019 or newer”, “$30,000 or less”. */
const trailingPhrases: readonly (readonly [words: readonly string[], bound: Bound])[] = [
  ...['less', 'under', 'below', 'lower', 'cheaper', 'older', 'earlier', 'fewer'].flatMap((word) =>
    ['or', 'and'].map((join) => [[join, word], max] as const),
  ),
  ...['more', 'over', 'above', 'higher', 'newer', 'later', 'up', 'onwards'].flatMap((word) =>
    ['or', 'and'].map((join) => [[join, word], min] as const),
  ),
  ...['max', 'maximum', 'tops'].map((word) => [[word], max] as const),
  ...['onwards', 'onward', 'plus', 'minimum'].map((word) => [[word], min] as const),
  [['on'], { end: 'min', years: true }],
]

type UnitOfPhrase = { readonly unit: Unit; readonly factor: number }

const unitPhrases: readonly (readonly [words: readonly string[], is: UnitOfPhrase])[] = unitNames.flatMap(
  ([unit, names, factor = 1]) => names.split('|').map((name) => [name.split(' '), { unit, factor }] as const),
)

const subjectUnits: ReadonlyMap<string, Unit> = new Map(
  subjectNames.flatMap(([unit, names]) => names.split('|').map((name) => [name, unit] as const)),
)

/** The unit that words before an amount name, with the number of their tokens: “weekly payments under 200”. */
const readSubject = (tokens: readonly Token[], at: number): readonly [unit: Unit | undefined, length: number] => {
  const unit = subjectUnits.get(tokens[at]?.key ?? '')
  if (unit === undefined) return [undefined, 0]
  return [unit, subjectUnits.get(tokens[at + 1]?.key ?? '') === unit ? 2 : 1]
}

/** True for a word that says what the number after it is an amount of: “price 5000”. */
export const isSubject = (token: Token | undefined): boolean => token !== undefined && subjectUnits.has(token.key)

const matchesWords = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => tokens[at + index]?.key === word)

const matchPhrase = <T>(
  table: readonly (readonly [readonly string[], T])[],
  tokens: readonly Token[],
  at: number,
): { readonly length: number; readonly is: T } | undefined => {
  const found = table.find(([words]) => matchesWords(tokens, at, words))
  return found && { length: found[0].length, is: found[1] }
}

const thousandWords: ReadonlySet<string> = new Set(['k', 'grand', 'thousand', 'thou'])

const hasKey = (token: Token | undefined, keys: ReadonlySet<string>): boolean =>
  token !== undefined && keys.has(token.key)

/** True where a word makes the number before it dollars, kilometres or a count: “5 seats”, “30 grand”. */
export const startsUnit = (tokens: readonly Token[], at: number): boolean =>
  hasKey(tokens[at], thousandWords) || matchPhrase(unitPhrases, tokens, at) !== undefined

/** The unit implied by a number itself: kilometres for `60km`, dollars for `$30` and `30k`, a year for `2019`. */
const impliedUnit = ({ suffix, dollar, year }: NumberMatch): Unit | undefined => {
  if (suffix === 'km' || suffix === 'kms') return 'km'
  if (dollar || thousandWords.has(suffix)) return 'price'
  return year ? 'year' : undefined
}

/** “Five” alone is not an amount; “five thousand” and “five dollars” are. */
const isAmount = ({ spelled }: NumberMatch, scaled: number, match: unknown): boolean =>
  spelled !== true || scaled === 1 || match !== undefined

type UnitMatch = { readonly length: number; readonly is: UnitOfPhrase } | undefined

const multiplierOf = (suffix: string, match: UnitMatch): number =>
  (thousandWords.has(suffix) ? 1000 : 1) * (match?.is.factor ?? 1)

const parseQuantity = (tokens: readonly Token[], at: number): Quantity | undefined => {
  const found = findNumber(tokens, at)
  if (!found) return undefined
  const scaled = hasKey(tokens[at + found.length], thousandWords) ? 1 : 0
  const suffix = scaled === 1 ? 'k' : found.suffix
  const match = matchPhrase(unitPhrases, tokens, at + found.length + scaled)
  if (!isAmount(found, scaled, match)) return undefined
  return {
    length: found.length + scaled + (match?.length ?? 0),
    value: Math.round(found.value * multiplierOf(suffix, match)),
    unit: match?.is.unit ?? impliedUnit({ ...found, suffix }),
    open: found.open,
  }
}

/**
 * Finds a number with its unit: `$30,000`, `30k`, `60k km`, `120 a week`. A number above the limit of
 * addresses is not an amount, so its words stay text.
 */
const findQuantity = (tokens: readonly Token[], at: number): Quantity | undefined => {
  const match = parseQuantity(tokens, at)
  return match && match.value <= limits.number ? match : undefined
}

/** Without a unit, a number from 1000 is a price; a smaller one is ambiguous. */
const resolveUnit = ({ value, unit }: Quantity, subject: Unit | undefined): Unit | undefined => {
  if (subject !== undefined && (unit === undefined || unit === 'year' || unit === 'price')) return subject
  return unit ?? (value >= 1000 ? 'price' : undefined)
}

const toPhrase = (length: number, unit: Unit | undefined, range: Range, years = false): AmountPhrase | undefined =>
  unit === undefined || (years && unit !== 'year') ? undefined : { length, field: unit, range }

/** “Under 30,000” includes 30,000, but “before 2015” excludes 2015. */
const toRange = (value: number, { end, exclusive }: Bound, unit: Unit | undefined): Range => {
  const step = exclusive && isWholeStep(unit) ? (end === 'min' ? 1 : -1) : 0
  return { [end]: Math.max(value + step, 0) }
}

/** In `20-30k` both are thousands, in `10 to 60,000 km` both are kilometres. */
const alignLowToHigh = (low: Quantity, high: Quantity): Quantity => {
  if (low.unit === 'year' && high.unit === 'year') return low
  const inThousands = low.value < 1000 && high.value >= 1000 && low.value * 1000 <= high.value
  return { ...low, value: inThousands ? low.value * 1000 : low.value, unit: high.unit ?? low.unit }
}

/** Finds two joined amounts: “20k to 30k”, “between 20 and 30k”. */
const findPair = (tokens: readonly Token[], at: number) => {
  const openingLength = ['between', 'from'].includes(tokens[at]?.key ?? '') ? 1 : 0
  const low = findQuantity(tokens, at + openingLength)
  if (!low) return undefined
  const join = tokens[at + openingLength + low.length]?.key
  if (join !== 'to' && !(join === 'and' && openingLength === 1)) return undefined
  const high = findQuantity(tokens, at + openingLength + low.length + 1)
  return high && { low: alignLowToHigh(low, high), high, length: openingLength + low.length + 1 + high.length }
}

const findBetween = (tokens: readonly Token[], at: number, subject: Unit | undefined): AmountPhrase | undefined => {
  const pair = findPair(tokens, at)
  if (!pair || pair.low.value > pair.high.value) return undefined
  const unit = resolveUnit(pair.high, subject)
  if (resolveUnit(pair.low, subject) !== unit) return undefined
  return toPhrase(pair.length, unit, { min: pair.low.value, max: pair.high.value })
}

/** “Under 2000” is a budget; “before 2000” says a year. */
const isRoundBudget = ({ value, unit }: Quantity, bound: Bound): boolean =>
  unit === 'year' && value === 2000 && bound.end === 'max' && bound.years !== true

const findLeading = (tokens: readonly Token[], at: number, subject: Unit | undefined): AmountPhrase | undefined => {
  const bound = matchPhrase(leadingPhrases, tokens, at)
  const quantity = bound && findQuantity(tokens, at + bound.length)
  if (!quantity) return undefined
  const unit = resolveUnit(isRoundBudget(quantity, bound.is) ? { ...quantity, unit: 'price' } : quantity, subject)
  return toPhrase(bound.length + quantity.length, unit, toRange(quantity.value, bound.is, unit), bound.is.years)
}

/** “2023 on” is 2023 or later; “2023 on sale” is that year, reduced. */
const isOnSale = (tokens: readonly Token[], at: number): boolean =>
  /^(?:sale|special|offer|the|road)$/.test(tokens[at + 1]?.key ?? '')

const findTrailing = (tokens: readonly Token[], at: number, subject: Unit | undefined): AmountPhrase | undefined => {
  const quantity = findQuantity(tokens, at)
  if (!quantity) return undefined
  const unit = resolveUnit(quantity, subject)
  if (quantity.open) return toPhrase(quantity.length, unit, { min: quantity.value })
  const bound = matchPhrase(trailingPhrases, tokens, at + quantity.length)
  if (!bound || (bound.is.years && isOnSale(tokens, at + quantity.length))) return undefined
  return toPhrase(quantity.length + bound.length, unit, toRange(quantity.value, bound.is, unit), bound.is.years)
}

/**
 * Finds the amount at a position of the text, in dollars, kilometres, years, counts or dollars per week; undefined for
 * none.
 */
export const findAmount = (tokens: readonly Token[], at: number): AmountPhrase | undefined => {
  const [subject, skip] = readSubject(tokens, at)
  const found =
    findBetween(tokens, at + skip, subject) ??
    findLeading(tokens, at + skip, subject) ??
    findTrailing(tokens, at + skip, subject)
  return found && { ...found, length: found.length + skip }
}

/** “30k” is dollars unless kilometres are named. Years and counts have no implied maximum. */
const resolveLoneUnit = (unit: Unit | undefined, subject: Unit | undefined): RangeField | undefined => {
  const resolvedUnit = subject === 'km' && unit === 'price' ? subject : (unit ?? subject)
  return isWholeStep(resolvedUnit) ? undefined : resolvedUnit
}

const impliedPrice = (tokens: readonly Token[], at: number, { length, open }: Quantity): Unit | undefined =>
  !open && isPlainPrice(joinTokens(tokens, at, at + length)) ? 'price' : undefined

const AROUND = /^(?:around|about|roughly|approx|approximately|circa)$/

/** The share by which “around 20k” may be exceeded; less is always welcome. */
const ABOUT = 0.1

/** Returns the maximum that an amount without a bound means: “around 20k” is up to 22,000. */
const impliedMaximum = (value: number, before: Token | undefined): number =>
  before !== undefined && AROUND.test(before.key) ? Math.round(value * (1 + ABOUT)) : value

/**
 * Finds an amount without a bound: “suv 30k”, “$30,000”, “60k km”, “100 a week”, “20000”. It is a maximum price or
 * distance. A number without a unit that does not look like a price is ambiguous.
 */
export const findLoneAmount = (tokens: readonly Token[], at: number): AmountPhrase | undefined => {
  const [subject, skip] = readSubject(tokens, at)
  const quantity = findQuantity(tokens, at + skip)
  const field = quantity && resolveLoneUnit(quantity.unit ?? impliedPrice(tokens, at + skip, quantity), subject)
  return (
    field && { length: quantity.length + skip, field, range: { max: impliedMaximum(quantity.value, tokens[at - 1]) } }
  )
}

/** Finds the value of a counted field in “7 seater” or “seats 7”, with its length in tokens; undefined for none. */
export const findCount = (
  tokens: readonly Token[],
  at: number,
): { readonly length: number; readonly field: CountedField; readonly value: string } | undefined => {
  const [subject, skip] = readSubject(tokens, at)
  const quantity = findQuantity(tokens, at + skip)
  const unit = quantity?.unit ?? subject
  return quantity && isCounted(unit)
    ? { length: quantity.length + skip, field: unit, value: String(quantity.value) }
    : undefined
}
