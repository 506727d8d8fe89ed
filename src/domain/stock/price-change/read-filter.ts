import { omitEmpty } from '@/src/domain/omit-empty'
import { parseMoney } from '@/src/domain/money/parse-money'
import { parseTypedNumber, withUnreadable } from '@/src/domain/panel/typed-numbers'
import { isUuid } from '@/src/domain/uuid'
import { MAX_PRICE_CENTS } from './price-rule'
import { isCarType, type VehicleFilter } from './vehicle-filter'
import type { FilterInputName, PriceChangeInput, InputProblems, Problems } from './input'

type Range = readonly [from: number | undefined, to: number | undefined]

/** NaN for what is not a whole number. */
const parseWhole = (text: string): number => {
  const value = parseTypedNumber(text) ?? Number.NaN
  return Number.isInteger(value) ? value : Number.NaN
}

/** Cents of `24,990`, `$24,990` or `24990.50`; NaN for any other text, so also for a negative amount. */
export const parsePriceCents = (text: string): number => {
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
  parse: parsePriceCents,
  noun: 'a price',
  min: 0,
  max: MAX_PRICE_CENTS,
  message: 'Enter a price in dollars, such as 24,990.',
  order: 'The highest price is below the lowest. Swap them.',
}

type ReadFilter = { readonly filter: VehicleFilter; readonly problems: InputProblems }

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
