import { findNumber } from './numbers'
import type { Token } from './tokens'

/** The spellings of a measure's units, each with the factor to the unit of its field. */
export type UnitTable = readonly (readonly [spelling: RegExp, factor: number])[]

/** A measured amount in the unit of its field; `end` is the position after it. */
export type MeasuredNumber = { readonly end: number; readonly value: number }

const toAmount = (end: number, value: number, unit: string, units: UnitTable): MeasuredNumber | undefined => {
  const factor = units.find(([spelling]) => spelling.test(unit))?.[1]
  return factor === undefined ? undefined : { end, value: Math.round(value * factor) }
}

/** Reads a number written together with its unit: `3.5t`. */
const readAttached = (token: Token | undefined): { readonly value: number; readonly unit: string } | undefined => {
  const [, digits, unit] = /^(\d[\d,]*(?:\.\d+)?)([a-z]+\d?)$/i.exec(token?.raw ?? '') ?? []
  return digits === undefined || unit === undefined
    ? undefined
    : { value: Number(digits.replaceAll(',', '')), unit: unit === 'm' ? 'metres' : unit.toLowerCase() }
}

/** Reads a number with its unit, `3 tonne` or `3.5t`; undefined for another word. */
export const findMeasured = (tokens: readonly Token[], at: number, units: UnitTable): MeasuredNumber | undefined => {
  const attached = readAttached(tokens[at])
  if (attached) return toAmount(at + 1, attached.value, attached.unit, units)
  const number = findNumber(tokens, at)
  if (!number || number.dollar || number.spelled) return undefined
  const next = tokens[at + number.length]
  return next && toAmount(at + number.length + 1, number.value, next.key, units)
}

/** Two measured amounts in the unit of their field; `end` is the position after them. */
export type MeasuredPair = { readonly end: number; readonly low: number; readonly high: number }

const isJoin = (token: Token | undefined, isBetween: boolean): boolean =>
  token?.key === 'to' || (isBetween && token?.key === 'and')

/** Reads the first number of a pair, whose unit is that of the second where it has none. */
const findLow = (tokens: readonly Token[], at: number, unit: string, units: UnitTable): MeasuredNumber | undefined => {
  const number = findNumber(tokens, at)
  return findMeasured(tokens, at, units) ?? (number && toAmount(at, number.value, unit, units))
}

/** Finds the position of the word between two amounts; `from` is that of the first one. */
const findJoin = (tokens: readonly Token[], from: number, isBetween: boolean): number | undefined =>
  [from + 1, from + 2].find((to) => isJoin(tokens[to], isBetween))

const unitOf = (token: Token | undefined): string => readAttached(token)?.unit ?? token?.key ?? ''

/** Reads “18 to 20 ft” and “between 8 and 12 tonne”, where the unit of the first number may be missing. */
export const findMeasuredPair = (tokens: readonly Token[], at: number, units: UnitTable): MeasuredPair | undefined => {
  const isBetween = ['between', 'from'].includes(tokens[at]?.key ?? '')
  const from = isBetween ? at + 1 : at
  const joinAt = findJoin(tokens, from, isBetween)
  const high = joinAt === undefined ? undefined : findMeasured(tokens, joinAt + 1, units)
  const low = high && findLow(tokens, from, unitOf(tokens[high.end - 1]), units)
  return high && low && low.value <= high.value ? { end: high.end, low: low.value, high: high.value } : undefined
}
