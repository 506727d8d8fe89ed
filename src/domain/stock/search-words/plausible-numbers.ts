import type { RangeField } from '../fields/search-fields'
import { startsUnit } from './amounts'
import { findNumber } from './numbers'
import type { Token } from './tokens'

/** The amounts that a field can have, in its own unit: a number between them needs no unit where the field is named. */
const plausibleAmounts: Readonly<Partial<Record<RangeField, readonly [from: number, to: number]>>> = {
  electric_range: [50, 1000],
  towing: [300, 60_000],
  payload: [300, 30_000],
  tare: [300, 20_000],
  atm: [300, 20_000],
  gvm: [1000, 60_000],
}

/** Finds a number without a unit that can be the amount of a field; dollars, kilometres and counts are none. */
export const findPlausibleNumber = (
  tokens: readonly Token[],
  at: number,
  field: RangeField,
): { readonly end: number; readonly value: number } | undefined => {
  const number = findNumber(tokens, at)
  if (number === undefined || number.suffix !== '' || number.dollar) return undefined
  const [from, to] = plausibleAmounts[field] ?? [Infinity, 0]
  const end = at + number.length
  return number.value < from || number.value > to || startsUnit(tokens, end) ? undefined : { end, value: number.value }
}
