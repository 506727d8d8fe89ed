import { formatInteger } from '../../text/numbers'
import type { DirectAttributes } from '../search-record/search-record'

/** Fields as cards and filters name them, by their attribute in the search record. Browsers load this, so it is short. */

/** Facts that a dealer can choose for cards, in the order in which the panel offers them (CARD-01). */
export const cardAttributes = [
  'km',
  'transmission',
  'fuel',
  'body',
  'drive',
  'seats',
  'doors',
  'colour',
  'engine',
  'stocknum',
  'year',
] as const satisfies readonly (keyof DirectAttributes)[]

/** The unit after a number, where shoppers read one. */
export const attributeUnits: Readonly<Partial<Record<string, string>>> = { km: 'km', doors: 'doors', seats: 'seats' }

/** Adds the unit of the attribute, if it has one: `45,210 km`, `5 seats`, `2019`. */
export const formatWithUnit = (attribute: string, value: string | number): string => {
  const unit = attributeUnits[attribute]
  if (unit === undefined) return String(value)
  return `${typeof value === 'number' ? formatInteger(value) : value} ${unit}`
}
