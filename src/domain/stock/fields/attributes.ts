import { formatInteger } from '../../text/numbers'
import { countNouns, measureUnits } from './generated/card-attributes'

/** Fields as cards and filters name them, by their attribute in the search record. */

export { cardAttributes } from './generated/card-attributes'

type Texts = Readonly<Partial<Record<string, string>>>

/** Returns the unit of a measure, such as `km`; undefined for counts and everything else. */
export const measureUnitOf = (attribute: string): string | undefined => (measureUnits as Texts)[attribute]

/** Returns the noun of a count, such as `seats`. */
export const countNounOf = (attribute: string): string | undefined => (countNouns as Texts)[attribute]

/** Adds the unit or noun of the attribute, if it has one: `45,210 km`, `5 seats`, `2019`. */
export const formatWithUnit = (attribute: string, value: string | number): string => {
  const unit = measureUnitOf(attribute) ?? countNounOf(attribute)
  if (unit === undefined) return String(value)
  return `${typeof value === 'number' ? formatInteger(value) : value} ${unit}`
}
