import { tooLongMessage } from '@/src/domain/input-messages'
import { omitEmpty } from '@/src/domain/omit-empty'
import { formatCents } from '@/src/domain/money/format-money'
import { parseMoney } from '@/src/domain/money/parse-money'
import { parseTypedNumber, withUnreadable } from '@/src/domain/panel/typed-numbers'
import { parseTypedDay, parseTypedMoment, type ParsedInput } from '@/src/domain/time/typed-dates'
import { isUuid } from '@/src/domain/uuid'
import type { ChangeLook } from './plan'
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS, type PriceRule, type Rounding, roundingOptions } from './price-rule'
import { isCarType, type VehicleFilter } from './vehicle-filter'

/** A price change as staff type it, in the panel and in requests (STF-11). Every value is text. */
const emptyFilter = {
  carType: '',
  body: '',
  make: '',
  model: '',
  location: '',
  yearFrom: '',
  yearTo: '',
  daysFrom: '',
  daysTo: '',
  priceFrom: '',
  priceTo: '',
  vehicles: '',
}
export const emptyInput = {
  ...emptyFilter,
  direction: 'down',
  kind: 'percent',
  amount: '',
  rounding: 'dollar',
  floor: '',
  starts: '',
  ends: '',
  tag: '',
  name: '',
  showsBefore: 'no',
}

type FilterInputName = keyof typeof emptyFilter
export type InputName = keyof typeof emptyInput
export type PriceChangeInput = Readonly<Record<InputName, string>>
export type InputProblems = Readonly<Partial<Record<InputName, string>>>

const inputNames = Object.keys(emptyInput) as readonly InputName[]

/** Returns whether an input chooses the vehicles, and not what happens to them. */
export const isFilterInput = (name: InputName): boolean => Object.hasOwn(emptyFilter, name)

export const MAX_TAG_CHARS = 40
export const MAX_NAME_CHARS = 80

/** Vehicles of one change; more are refused, because all of them change in one transaction. */
export const MAX_CHANGED_VEHICLES = 5000

/** Room for one id more than a change may have, so that too many are refused instead of left out. */
const MAX_VEHICLES_CHARS = 37 * (MAX_CHANGED_VEHICLES + 1) - 1

/** Reads the texts of a request's body; what is no text counts as empty, except for choices with a default. */
export const toInput = (body: Readonly<Record<string, unknown>>): PriceChangeInput => {
  const read = (name: string): string | undefined => {
    const value = body[name]
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? value.slice(0, name === 'vehicles' ? MAX_VEHICLES_CHARS : 200) : undefined
  }
  return Object.fromEntries(inputNames.map((name) => [name, read(name) ?? emptyInput[name]])) as PriceChangeInput
}

type Range = readonly [from: number | undefined, to: number | undefined]
type Problems = Partial<Record<InputName, string>>

/** NaN for what is not a whole number. */
const parseWhole = (text: string): number => {
  const value = parseTypedNumber(text) ?? Number.NaN
  return Number.isInteger(value) ? value : Number.NaN
}

/** Cents of `24,990`, `$24,990` or `24990.50`; NaN for any other text, so also for a negative amount. */
const parseDollars = (text: string): number => {
  const money = parseMoney(text)
  return money.kind === 'amount' ? money.cents : Number.NaN
}

type RangeRules = {
  readonly names: readonly [FilterInputName, FilterInputName]
  readonly parse: (text: string) => number
  /** Of a text that could not be read: “abc” isn’t a year. */
  readonly noun: string
  readonly min: number
  readonly max: number
  readonly message: string
  readonly order: string
}

const readRange = (input: PriceChangeInput, problems: Problems, rules: RangeRules): Range => {
  const { names, parse, noun, min, max, message, order } = rules
  const [from, to] = names.map((name) => {
    if (input[name].trim() === '') return undefined
    const value = parse(input[name])
    if (value >= min && value <= max) return value
    problems[name] = Number.isNaN(value) ? withUnreadable(input[name], noun, message) : message
    return undefined
  })
  if (from !== undefined && to !== undefined && from > to) problems[names[1]] = order
  return [from, to]
}

const yearRules: RangeRules = {
  names: ['yearFrom', 'yearTo'],
  parse: parseWhole,
  noun: 'a year',
  min: 1900,
  max: 2100,
  message: 'Enter a year with four digits, such as 2021.',
  order: 'The last year is before the first. Swap them.',
}
const dayRules: RangeRules = {
  names: ['daysFrom', 'daysTo'],
  parse: parseWhole,
  noun: 'a whole number',
  min: 0,
  max: 99_999,
  message: 'Enter a whole number of days, such as 60.',
  order: 'The longest time is shorter than the shortest. Swap them.',
}
const priceRules: RangeRules = {
  names: ['priceFrom', 'priceTo'],
  parse: parseDollars,
  noun: 'a price',
  min: 0,
  max: MAX_PRICE_CENTS,
  message: 'Enter a price in dollars, such as 24,990.',
  order: 'The highest price is below the lowest. Swap them.',
}

export type ReadFilter = { readonly filter: VehicleFilter; readonly problems: InputProblems }

const readName = (text: string): string | undefined => text.trim() || undefined

const readChoices = ({ carType, body, make, model, location }: PriceChangeInput, problems: Problems) => {
  const car_type = isCarType(carType) ? carType : undefined
  const place = isUuid(location) ? location : undefined
  if (carType !== '' && car_type === undefined) problems.carType = 'Choose new, demo, used or all.'
  if (location !== '' && place === undefined) problems.location = 'Choose a location from the list.'
  return { car_type, body: readName(body), make: readName(make), model: readName(model), location: place }
}

/** The ids of ticked vehicles, separated by commas; undefined if none are ticked. */
const readVehicles = ({ vehicles }: PriceChangeInput, problems: Problems): readonly string[] | undefined => {
  if (vehicles === '') return undefined
  const ids = vehicles.split(',')
  if (ids.every(isUuid)) return ids
  problems.vehicles = 'We no longer know which vehicles you ticked. Tick them in the list again.'
  return undefined
}

/** Reads which vehicles are meant, with a problem for each input that cannot be read. */
export const readFilter = (input: PriceChangeInput): ReadFilter => {
  const problems: Problems = {}
  const [year_from, year_to] = readRange(input, problems, yearRules)
  const [days_from, days_to] = readRange(input, problems, dayRules)
  const [price_from, price_to] = readRange(input, problems, priceRules)
  const ranges = { year_from, year_to, days_from, days_to, price_from, price_to }
  return {
    filter: omitEmpty({
      vehicles: readVehicles(input, problems),
      ...readChoices(input, problems),
      ...ranges,
    }) as VehicleFilter,
    problems,
  }
}

const readPercent = (text: string): number => {
  const hundredths = (parseTypedNumber(text.replace(/%\s*$/u, '')) ?? Number.NaN) * 100
  // Fractions such as 5.1 times 100 miss the whole number by a hair.
  return Math.abs(hundredths - Math.round(hundredths)) < 1e-6 ? Math.round(hundredths) : Number.NaN
}

/** Reads the size of the change: hundredths of a percent, or cents. */
const readAmount = ({ kind, amount }: PriceChangeInput, problems: Problems): number => {
  const isPercent = kind === 'percent'
  const value = isPercent ? readPercent(amount) : parseDollars(amount)
  if (value > 0 && value < (isPercent ? 10_000 : MAX_PRICE_CENTS)) return value
  const message = isPercent
    ? 'Enter a percentage above 0 and below 100, such as 5.'
    : 'Enter an amount in dollars above 0, such as 500.'
  const noun = isPercent ? 'a percentage' : 'an amount'
  problems.amount = Number.isNaN(value) ? withUnreadable(amount, noun, message) : message
  return 0
}

const readFloor = ({ floor }: PriceChangeInput, problems: Problems): number | undefined => {
  if (floor.trim() === '') return undefined
  const value = parseDollars(floor)
  if (value >= MIN_PRICE_CENTS && value <= MAX_PRICE_CENTS) return value
  const message = `Enter a price above ${formatCents(MIN_PRICE_CENTS - 1)}, such as 9,990, or leave it empty.`
  problems.floor = Number.isNaN(value) ? withUnreadable(floor, 'a price', message) : message
  return undefined
}

const readRounding = ({ rounding }: PriceChangeInput, problems: Problems): Rounding => {
  const found = roundingOptions.find(([name]) => name === rounding)?.[0]
  if (found === undefined) problems.rounding = 'Choose how to round from the list.'
  return found ?? 'dollar'
}

const readRule = (input: PriceChangeInput, problems: Problems): PriceRule => {
  const { direction, kind } = input
  if (direction !== 'down' && direction !== 'up') problems.direction = 'Choose lower or raise.'
  if (kind !== 'percent' && kind !== 'amount') problems.kind = 'Choose percent or dollars.'
  const rounding = readRounding(input, problems)
  const floor = readFloor(input, problems)
  return {
    direction: direction === 'up' ? 'up' : 'down',
    kind: kind === 'amount' ? 'amount' : 'percent',
    amount: readAmount(input, problems),
    rounding,
    ...(floor !== undefined && { floor_cents: floor }),
  }
}

/** A change that ends on a day lasts until the end of that day. */
export const parseEnd = (text: string, timezone: string): ParsedInput<string> => {
  const day = parseTypedDay(text)
  return parseTypedMoment('value' in day ? `${day.value} 23:59` : text, timezone)
}

export type ReadContext = { readonly now: Date; readonly timezone: string }

const readMoment = (
  name: 'starts' | 'ends',
  text: string,
  read: ParsedInput<string>,
  problems: Problems,
): Date | undefined => {
  if (text.trim() === '') return undefined
  if ('value' in read) return new Date(read.value)
  problems[name] = read.problem
  return undefined
}

const readPeriod = ({ starts, ends }: PriceChangeInput, problems: Problems, { now, timezone }: ReadContext) => {
  const start = readMoment('starts', starts, parseTypedMoment(starts, timezone), problems)
  const end = readMoment('ends', ends, parseEnd(ends, timezone), problems)
  if (start !== undefined && start <= now)
    problems.starts = 'This time has passed. Leave it empty to start now, or choose a later time.'
  if (end !== undefined && end <= now) problems.ends = 'This time has passed. Choose a later end, or leave it empty.'
  else if (start !== undefined && end !== undefined && end <= start) problems.ends = 'Choose an end after the start.'
  return { starts_at: start ?? now, ...(end !== undefined && { ends_at: end }) }
}

const readText = (name: 'tag' | 'name', text: string, max: number, problems: Problems): string | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > max) problems[name] = tooLongMessage(max)
  return trimmed === '' ? undefined : trimmed
}

export type PriceChangeRequest = ChangeLook & {
  readonly filter: VehicleFilter
  readonly rule: PriceRule
  readonly starts_at: Date
  readonly ends_at?: Date
  readonly name?: string
}

export type ReadRequest = { readonly request: PriceChangeRequest; readonly problems: InputProblems }

/** Reads a price change, with a problem for each input that cannot be read: without any, the change is valid. */
export const readRequest = (input: PriceChangeInput, context: ReadContext): ReadRequest => {
  const { filter, problems: filterProblems } = readFilter(input)
  const problems: Problems = { ...filterProblems }
  const tag = readText('tag', input.tag, MAX_TAG_CHARS, problems)
  const name = readText('name', input.name, MAX_NAME_CHARS, problems)
  const request = {
    filter,
    rule: readRule(input, problems),
    ...readPeriod(input, problems, context),
    shows_before: input.showsBefore === 'yes',
    ...(tag !== undefined && { tag }),
    ...(name !== undefined && { name }),
  }
  return { request, problems }
}
