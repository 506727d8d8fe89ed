import { bindUnit, formatNumber } from '../../text/numbers'
import { countNouns, measureUnits, textAfter, textBefore } from './generated/card-attributes'

/** Fields as cards and filters name them, by their attribute in the search record. */

export { cardAttributes } from './generated/card-attributes'

const units: Readonly<Partial<Record<string, string>>> = measureUnits
const nouns: Readonly<Partial<Record<string, string>>> = countNouns
const before: Readonly<Partial<Record<string, string>>> = textBefore
const after: Readonly<Partial<Record<string, string>>> = textAfter

/** Returns the unit of a measure, such as `km`; undefined for counts and everything else. */
export const measureUnitOf = (attribute: string): string | undefined => units[attribute]

/** Returns the noun of a count, such as `seats`. */
export const countNounOf = (attribute: string): string | undefined => nouns[attribute]

/** Adds the unit or noun of the attribute, if it has one: `45,210 km`, `5 seats`, `2019`. */
export const formatWithUnit = (attribute: string, value: string | number): string => {
  const unit = measureUnitOf(attribute) ?? countNounOf(attribute)
  const text = typeof value === 'number' && unit !== undefined ? formatNumber(value) : String(value)
  return bindUnit(unit === undefined ? text : `${text} ${unit}`)
}

/**
 * Adds the words that say what is measured to a bound with its amount: `GVM up to 8,000 kg`, `from 455 km range`.
 * Without them several measures with the same unit read alike.
 */
export const nameBound = (attribute: string, bound: string): string =>
  [before[attribute], bound, after[attribute]].filter((part) => part !== undefined).join(' ')

/** The smallest price of a subscription in dollars a week: a range from it holds every vehicle that is offered so. */
export const MIN_SUBSCRIPTION_PRICE = 1

/** Formats a fact of a card, readable without a label: `ATM 2,800 kg`, `455 km range`; a flag as its word alone. */
export const formatCardFact = (attribute: string, value: string | number | true): string =>
  [before[attribute], value === true ? undefined : formatWithUnit(attribute, value), after[attribute]]
    .filter((part) => part !== undefined)
    .join(' ')
