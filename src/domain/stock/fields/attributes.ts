import { formatNumber } from '../../text/numbers'
import { countNouns, measureUnits } from './generated/card-attributes'

/** Fields as cards and filters name them, by their attribute in the search record. */

export { cardAttributes } from './generated/card-attributes'

const units: Readonly<Partial<Record<string, string>>> = measureUnits
const nouns: Readonly<Partial<Record<string, string>>> = countNouns

/** Returns the unit of a measure, such as `km`; undefined for counts and everything else. */
export const measureUnitOf = (attribute: string): string | undefined => units[attribute]

/** Returns the noun of a count, such as `seats`. */
export const countNounOf = (attribute: string): string | undefined => nouns[attribute]

/** Adds the unit or noun of the attribute, if it has one: `45,210 km`, `5 seats`, `2019`. */
export const formatWithUnit = (attribute: string, value: string | number): string => {
  const unit = measureUnitOf(attribute) ?? countNounOf(attribute)
  if (unit === undefined) return String(value)
  return `${typeof value === 'number' ? formatNumber(value) : value} ${unit}`
}
