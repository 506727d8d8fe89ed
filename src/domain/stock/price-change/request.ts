import { tooLongMessage } from '@/src/domain/input-messages'
import { formatCents } from '@/src/domain/money/format-money'
import { parseTypedNumber, withUnreadable } from '@/src/domain/panel/typed-numbers'
import { parseTypedDay, parseTypedMoment, type ParsedInput } from '@/src/domain/time/typed-dates'
import type { ChangeLook } from './plan'
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS, type PriceRule, type Rounding, roundingOptions } from './price-rule'
import type { VehicleFilter } from './vehicle-filter'
import type { PriceChangeInput, InputProblems, Problems } from './input'
import { parsePriceCents, readFilter } from './read-filter'

export const MAX_TAG_CHARS = 40
export const MAX_NAME_CHARS = 80

const readPercent = (text: string): number => {
  const hundredths = (parseTypedNumber(text.replace(/%\s*$/u, '')) ?? Number.NaN) * 100
  // Fractions such as 5.1 times 100 miss the whole number by a hair.
  return Math.abs(hundredths - Math.round(hundredths)) < 1e-6 ? Math.round(hundredths) : Number.NaN
}

/** Reads the size of the change: hundredths of a percent, or cents. */
const readAmount = ({ kind, amount }: PriceChangeInput, problems: Problems): number => {
  const isPercent = kind === 'percent'
  const value = isPercent ? readPercent(amount) : parsePriceCents(amount)
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
  const value = parsePriceCents(floor)
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
