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
