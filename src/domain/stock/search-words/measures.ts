import type { RangeField } from '../fields/search-fields'
import type { Range } from '../search-url/state'
import { findLicence, type LicenceLimit } from './licences'
import { isOneOf, LINKS, readEnding, skipLinks, type Bounds } from './measure-bounds'
import { findMeasured, findMeasuredPair, type UnitTable } from './measured-numbers'
import { findNumber } from './numbers'
import { findPlausibleNumber } from './plausible-numbers'
import type { Token } from './tokens'
import { countLowSeat, findRiderHeight, LOW_SEAT } from './rider-height'
import { TOWED } from './towing'

const KILOMETRES: UnitTable = [[/^(?:km|kms|kilomet(?:er|re)s?)$/, 1]]
const WEIGHT: UnitTable = [
  [/^(?:t|ton|tons|tonne|tonnes)$/, 1000],
  [/^(?:kg|kgs|kilos?)$/, 1],
]
const FEET: UnitTable = [
  [/^(?:ft|foot|feet|footer)$/, 1],
  [/^met(?:er|re)s?$/, 1 / 0.3048],
]
const MILLIMETRES: UnitTable = [
  [/^(?:mm|mms|millimet(?:er|re)s?)$/, 1],
  [/^(?:cm|cms|centimet(?:er|re)s?)$/, 10],
]
const KILOWATT_HOURS: UnitTable = [[/^kwhs?$/, 1]]
const CUBIC_CENTIMETRES: UnitTable = [[/^(?:cc|ccs|cm3)$/, 1]]
const LITRES: UnitTable = [[/^(?:l|lt|ltr|lit(?:er|re)s?)$/, 1000]]
/** Units of what no filter has: lengths, power, tanks and boots. */
const OTHER_UNITS: UnitTable = [
  ...[WEIGHT, MILLIMETRES, KILOWATT_HOURS, LITRES].flat(),
  [/^(?:kw|kws|kilowatts?|nm|hp|bhp|ah|met(?:er|re)s?)$/, 1],
]

/** A measure that shoppers name with its unit: “500 km range”, “tow 3 tonne”, “20 ft”. */
type Measure = {
  /** Absent where no filter expresses the measure, so that its words are not taken for another one. */
  readonly field?: RangeField
  /** The word that says what is measured. */
  readonly subject: RegExp
  readonly unit: UnitTable
  /** The end of the range that a bare amount means: who tows 3 tonnes needs at least that. */
  readonly end: 'min' | 'max' | 'around'
  /** Named by its unit alone, where the stock has the field: “caravan under 2500 kg”; `bounded` only with “under”. */
  readonly withoutSubject?: 'always' | 'bounded'
  /** Words beside which the unit alone names the measure: an “8 tonne truck”. */
  readonly nouns?: RegExp
  /** A larger amount is something else: a boot of 500 litres is no engine. */
  readonly maximum?: number
}

/**
 * A bare amount of these is one of about this size; a 650 cc motorcycle has 649, a 2.0 litre engine 1998, and
 * a caravan of 20 ft 8 in is a “21 ft”.
 */
const spreads: Readonly<Partial<Record<RangeField, readonly [below: number, above: number]>>> = {
  body_length: [1, 1],
  engine_capacity: [0.06, 0.03],
}

/** The class of 300 cc has motorcycles from 292 to 321 cc. */
const SMALL_ENGINE = 400
const smallEngineSpread = [0.06, 0.08] as const

const measures: readonly Measure[] = [
  { field: 'electric_range', subject: /^range$/, unit: KILOMETRES, end: 'min' },
  { field: 'towing', subject: /^(?:tow|tows|towing|towed|braked|pull|pulls|haul)$/, unit: WEIGHT, end: 'min' },
  { field: 'payload', subject: /^payload$/, unit: WEIGHT, end: 'min' },
  { field: 'tare', subject: /^tare$/, unit: WEIGHT, end: 'max' },
  {
    field: 'atm',
    subject: /^(?:atm|weigh|weighs|weighing|weight)$/,
    unit: WEIGHT,
    end: 'max',
    withoutSubject: 'always',
  },
  {
    field: 'gvm',
    subject: /^gvm$/,
    unit: WEIGHT,
    end: 'max',
    withoutSubject: 'bounded',
    nouns: /^(?:trucks?|tippers?|pantechs?)$/,
  },
  { field: 'seat_height', subject: /^(?:seat|seats)$/, unit: MILLIMETRES, end: 'max' },
  { field: 'battery', subject: /^(?:battery|batteries)$/, unit: KILOWATT_HOURS, end: 'min', withoutSubject: 'always' },
  { field: 'body_length', subject: /^(?:length|long)$/, unit: FEET, end: 'around', withoutSubject: 'always' },
  {
    field: 'engine_capacity',
    subject: /^(?:engine|motor|capacity)$/,
    unit: CUBIC_CENTIMETRES,
    end: 'around',
    withoutSubject: 'always',
  },
  {
    field: 'engine_capacity',
    subject: /^(?:engine|motor)$/,
    unit: LITRES,
    end: 'around',
    withoutSubject: 'always',
    maximum: 16_000,
  },
  {
    subject:
      /^(?:ball|towball|kerb|curb|wet|dry|gcm|gtm|unbraked|height|high|tall|width|wide|wheelbase|clearance|boot|tank|power|torque)$/,
    unit: OTHER_UNITS,
    end: 'max',
    withoutSubject: 'always',
  },
]

/** True for a word that says what the number after it measures: “tare 1500”. */
export const isMeasureSubject = (token: Token | undefined): boolean =>
  token !== undefined && measures.some(({ subject }) => subject.test(token.key))

/** The fields whose amounts are measures. */
export const measuredFields: readonly RangeField[] = [...new Set(measures.flatMap(({ field }) => field ?? []))]

/** Words after a subject that follows its amount: “3 tonne towing capacity”, “800 mm seat height”. */
const SUBJECT_ENDINGS = /^(?:capacity|height|weight|mass|rating|size|clearance)$/

/** A measure found in a text: its number of tokens, its field, and the range that is meant. */
export type MeasurePhrase = {
  readonly length: number
  readonly field: RangeField | undefined
  readonly range: Range
  readonly limit?: LicenceLimit
}

const toSpread = (field: RangeField | undefined, value: number): Range => {
  const isSmallEngine = field === 'engine_capacity' && value <= SMALL_ENGINE
  const [below, above] = isSmallEngine ? smallEngineSpread : ((field && spreads[field]) ?? [0, 0])
  const isShare = above < 1
  return {
    min: isShare ? Math.round(value * (1 - below)) : value - below,
    max: isShare ? Math.round(value * (1 + above)) : value + above,
  }
}

/** The share by which “about 8 tonne” may be missed. */
const ABOUT = 0.15

/** A capability is never limited above: “can tow up to 2,500 kg” asks for that much at least. */
const toRange = ({ end, field }: Measure, value: number, { upper, lower, around }: Bounds): Range => {
  if (end === 'min' || lower) return { min: value }
  if (around && end === 'max' && !upper)
    return { min: Math.round(value * (1 - ABOUT)), max: Math.round(value * (1 + ABOUT)) }
  return end === 'max' || upper ? { max: value } : toSpread(field, value)
}

type BoundedAmount = { readonly end: number; readonly value: number; readonly bounds: Bounds }

/** Finds the number of “tare below 1500” and “range at least 450”. A capability is only bounded below. */
const findWithoutUnit = (tokens: readonly Token[], { at, upper, lower }: Bounds, { field, end, subject }: Measure) => {
  const isBounded = lower || (upper && end !== 'min')
  const isNamed = field !== undefined && tokens.slice(0, at).some((token) => isOneOf(token, subject))
  return isBounded && isNamed ? findPlausibleNumber(tokens, at, field) : undefined
}

/** Finds the amount of a measure behind the words that link and bound it, with those after it. */
const findBoundedAmount = (tokens: readonly Token[], from: number, measure: Measure): BoundedAmount | undefined => {
  const { subject, unit, maximum = Infinity } = measure
  const lead = skipLinks(tokens, from, subject)
  const amount = findMeasured(tokens, lead.at, unit) ?? findWithoutUnit(tokens, lead, measure)
  if (!amount || amount.value > maximum) return undefined
  const ending = readEnding(tokens, amount.end)
  const bounds = { ...lead, upper: lead.upper || ending.upper, lower: lead.lower || ending.lower }
  return { end: amount.end + ending.length, value: amount.value, bounds }
}

const hasNoun = (tokens: readonly Token[], { nouns }: Measure): boolean =>
  nouns !== undefined && tokens.some((token) => isOneOf(token, nouns))

const isNamedByUnit = (tokens: readonly Token[], measure: Measure, { upper, lower }: Bounds): boolean =>
  measure.withoutSubject === 'always' ||
  (measure.withoutSubject === 'bounded' && (upper || lower)) ||
  hasNoun(tokens, measure)

/** A range or an amount of a measure; `isNamed` if its words or its unit say what is measured. */
type MeasuredRange = { readonly end: number; readonly range: Range; readonly isNamed: boolean }

const findMeasuredRange = (tokens: readonly Token[], from: number, measure: Measure): MeasuredRange | undefined => {
  const pair = findMeasuredPair(tokens, from, measure.unit)
  if (pair && pair.high <= (measure.maximum ?? Infinity)) {
    const isNamed = measure.withoutSubject !== undefined
    return { end: pair.end, range: { min: pair.low, max: pair.high }, isNamed }
  }
  const amount = findBoundedAmount(tokens, from, measure)
  if (!amount) return undefined
  const { end, value, bounds } = amount
  return { end, range: toRange(measure, value, bounds), isNamed: isNamedByUnit(tokens, measure, bounds) }
}

/** The amount comes after its subject, “tow 3 tonne”, or before it, “3 tonne towing capacity”. */
const findOneMeasure = (tokens: readonly Token[], from: number, measure: Measure): MeasurePhrase | undefined => {
  const { subject, field } = measure
  const startsWithSubject = isOneOf(tokens[from], subject)
  const found = findMeasuredRange(tokens, startsWithSubject ? from + 1 : from, measure)
  if (!found) return undefined
  const { end, range, isNamed } = found
  const toPhrase = (to: number): MeasurePhrase => ({ length: to - from, field, range })
  if (startsWithSubject) return toPhrase(end)
  // The words before are no part of it: “with a 500 litre boot”.
  if (isOneOf(tokens[from], LINKS)) return undefined
  if (isOneOf(tokens[end], subject)) return toPhrase(isOneOf(tokens[end + 1], SUBJECT_ENDINGS) ? end + 2 : end + 1)
  return isNamed ? toPhrase(end) : undefined
}

const hasSubject = (tokens: readonly Token[], from: number, length: number, { subject }: Measure): boolean =>
  tokens.slice(from, from + length).some((token) => subject.test(token.key))

const CARAVANS = /^(?:caravans?|campers?)$/

/** “A caravan I can tow with 2.5 tonne” asks how heavy it may be, “tow a 2.5 tonne caravan” for a car. */
const withTrailer = (
  tokens: readonly Token[],
  from: number,
  phrase: MeasurePhrase,
  isInStock: (field: RangeField) => boolean,
): MeasurePhrase => {
  if (phrase.field !== 'towing') return phrase
  const isTowed = isOneOf(tokens[from + phrase.length], TOWED) || isOneOf(tokens[from + phrase.length], /^atm$/)
  const length = isTowed ? phrase.length + 1 : phrase.length
  const namesCaravan = tokens.slice(0, from).some((token) => isOneOf(token, CARAVANS))
  return isInStock('atm') && (namesCaravan || !isInStock('towing'))
    ? { length, field: 'atm', range: { max: phrase.range.min ?? 0 } }
    : { ...phrase, length }
}

const ENGINE_WORDS = /^(?:turbo|petrol|diesel|hybrid|tdi|tsi|tfsi|v6|v8|engine|motor|manual|auto)$/

/** “3.0 V6” and “turbo 2.0” name litres without saying so. */
const findBareLitres = (tokens: readonly Token[], from: number): MeasurePhrase | undefined => {
  const isNamed = [tokens[from - 1], tokens[from + 1]].some((token) => isOneOf(token, ENGINE_WORDS))
  if (!isNamed || !/^[0-8]\.\d$/.test(tokens[from]?.raw ?? '')) return undefined
  const field = 'engine_capacity'
  return { length: 1, field, range: toSpread(field, Number(tokens[from]?.raw) * 1000) }
}

/** “Third row” and “3 rows of seats” are at least six seats. */
const findThirdRow = (tokens: readonly Token[], from: number): MeasurePhrase | undefined => {
  const isRow = isOneOf(tokens[from], /^(?:third|3rd|3|three)$/) && isOneOf(tokens[from + 1], /^rows?$/)
  if (!isRow) return undefined
  const linked = isOneOf(tokens[from + 2], /^of$/) ? from + 3 : from + 2
  const end = isOneOf(tokens[linked], /^seat(?:s|ing)?$/) ? linked + 1 : from + 2
  return { length: end - from, field: 'seats', range: { min: 6 } }
}

/** A larger number beside “sleeps” is something else. */
const MAX_BERTHS = 20

/** “7 L/100 km” is a consumption and no engine of 7 litres. */
const findConsumption = (tokens: readonly Token[], from: number): MeasurePhrase | undefined => {
  const litres = findMeasured(tokens, from, LITRES)
  if (!litres) return undefined
  const per = isOneOf(tokens[litres.end], /^per$/) ? litres.end + 1 : litres.end
  if (isOneOf(tokens[per], /^100kms?$/)) return { length: per + 1 - from, field: undefined, range: {} }
  return isOneOf(tokens[per], /^(?:100|hundred)$/)
    ? { length: per + (isOneOf(tokens[per + 1], /^k(?:m|ms|s)?$/) ? 2 : 1) - from, field: undefined, range: {} }
    : undefined
}

/** Finds “long range”, which names no amount, so that no filter can express it; returns its number of tokens. */
export const countBareRange = (tokens: readonly Token[], from: number): number => {
  const isRange =
    isOneOf(tokens[from], /^(?:long|longer|longest|good|great|best|big|high|extended|decent)$/) &&
    isOneOf(tokens[from + 1], /^range$/) &&
    !isOneOf(tokens[from + 2], /^rover$/)
  return isRange ? 2 : 0
}

const PEOPLE = /^(?:people|persons?|adults?|kids|children|berths?)$/

const SLEEP = /^(?:sleeps?|sleeping)$/

/** Finds the number of people at a position, with the position after their noun. */
const findPeople = (tokens: readonly Token[], at: number) => {
  const number = findNumber(tokens, at)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > MAX_BERTHS) return undefined
  const end = at + number.length
  const hasPeople = isOneOf(tokens[end], PEOPLE)
  return { count: number.value, hasPeople, end: hasPeople ? end + 1 : end }
}

/** “5 people sleeping” */
const findSleepers = (tokens: readonly Token[], from: number): MeasurePhrase | undefined => {
  const people = findPeople(tokens, from)
  if (!people?.hasPeople || !isOneOf(tokens[people.end], SLEEP)) return undefined
  return { length: people.end + 1 - from, field: 'berths', range: { min: people.count } }
}

/** “Sleeps 5” asks for that many berths or more, “sleeps up to 4” for no more. */
const findBerths = (tokens: readonly Token[], from: number): MeasurePhrase | undefined => {
  if (!isOneOf(tokens[from], SLEEP)) return findSleepers(tokens, from)
  const bounds = skipLinks(tokens, from + 1, /^(?:for|about|around)$/)
  const people = findPeople(tokens, bounds.at)
  if (!people) return undefined
  const ending = readEnding(tokens, people.end)
  const range = bounds.upper || ending.upper ? { max: people.count } : { min: people.count }
  return { length: people.end + ending.length - from, field: 'berths', range }
}

/** Kilograms, loaded, up to which the trade calls a caravan light. */
const LIGHT_CARAVAN = 2000

/** “Lightweight van” and “light weight caravan” */
const findLightCaravan = (
  tokens: readonly Token[],
  from: number,
  isInStock: (field: RangeField) => boolean,
): MeasurePhrase | undefined => {
  const [first = '', second = ''] = tokens.slice(from, from + 2).map(({ key }) => key)
  const isSplit = first === 'light' && second === 'weight'
  const isLight = isSplit || first === 'lightweight' || (first === 'light' && /^(?:vans?|caravans?)$/.test(second))
  return isLight && isInStock('atm')
    ? { length: isSplit ? 2 : 1, field: 'atm', range: { max: LIGHT_CARAVAN } }
    : undefined
}

const findSeat = (tokens: readonly Token[], from: number): MeasurePhrase | undefined => {
  const length = countLowSeat(tokens, from)
  return length > 0 ? { length, field: 'seat_height', range: { max: LOW_SEAT } } : undefined
}

const findRider = (
  tokens: readonly Token[],
  from: number,
  isInStock: (field: RangeField) => boolean,
): MeasurePhrase | undefined => {
  const rider = isInStock('seat_height') ? findRiderHeight(tokens, from) : undefined
  return rider && { length: rider.length, field: rider.range && 'seat_height', range: rider.range ?? {} }
}

const findSpecialMeasure = (
  tokens: readonly Token[],
  from: number,
  isInStock: (field: RangeField) => boolean,
): MeasurePhrase | undefined =>
  findConsumption(tokens, from) ??
  findBareLitres(tokens, from) ??
  findThirdRow(tokens, from) ??
  findBerths(tokens, from) ??
  findRider(tokens, from, isInStock) ??
  findLightCaravan(tokens, from, isInStock)

/**
 * Finds a measure at a position of the text; undefined for none. Otherwise it would be read as kilometres on the
 * odometer or as a price (SHP-10). `isInStock` says of a field if any vehicle has it.
 */
export const findMeasure = (
  tokens: readonly Token[],
  from: number,
  isInStock: (field: RangeField) => boolean,
): MeasurePhrase | undefined => {
  const special = findSpecialMeasure(tokens, from, isInStock)
  if (special) return special
  const licence = isInStock('gvm') ? findLicence(tokens, from) : undefined
  if (licence) return { ...licence, field: 'gvm' }
  const found = measures.flatMap((measure) => {
    const phrase = findOneMeasure(tokens, from, measure)
    return phrase ? [{ phrase, measure }] : []
  })
  const matching = found.filter(
    ({ phrase, measure }) => hasSubject(tokens, from, phrase.length, measure) || hasNoun(tokens, measure),
  )
  const isUsable = ({ phrase: { field } }: (typeof found)[number]): boolean => field !== undefined && isInStock(field)
  const best =
    matching.find(({ measure: { field } }) => field === undefined) ??
    matching.find(isUsable) ??
    matching[0] ??
    found.find(isUsable) ??
    found[0]
  return best ? withTrailer(tokens, from, best.phrase, isInStock) : findSeat(tokens, from)
}
