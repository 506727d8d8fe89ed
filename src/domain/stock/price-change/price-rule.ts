import { MAX_PLACEHOLDER_DOLLARS } from '../price/price'

/** How the prices of many vehicles change at once (STF-11). Money is in whole cents. */

/** The prices a rounding can give: every so many cents, counted from its first price. */
const roundings = {
  dollar: { step: 100, first: 0, label: 'Whole dollars' },
  '90': { step: 10_000, first: 9000, label: 'Prices ending in 90, such as $24,890' },
  '990': { step: 100_000, first: 99_000, label: 'Prices ending in 990, such as $24,990' },
} as const

export type Rounding = keyof typeof roundings
export const roundingOptions = (['dollar', '90', '990'] as const).map(
  (name) => [name, roundings[name].label] as const satisfies readonly [Rounding, string],
)

export type PriceRule = {
  readonly direction: 'down' | 'up'
  readonly kind: 'percent' | 'amount'
  /** Hundredths of a percent, or cents. */
  readonly amount: number
  readonly rounding: Rounding
  /** No price becomes lower than this. */
  readonly floor_cents?: number
}

/** Why a price cannot be changed by a rule. */
export type RuleProblem = 'at_floor' | 'too_low' | 'too_high'

/** The largest price that a vehicle can have: 100 million dollars. */
export const MAX_PRICE_CENTS = 10_000_000_000

export const MIN_PRICE_CENTS = MAX_PLACEHOLDER_DOLLARS * 100 + 1

const moveExactly = (from: number, { direction, kind, amount }: PriceRule): number => {
  const change = kind === 'percent' ? (from * amount) / 10_000 : amount
  return direction === 'down' ? from - change : from + change
}

/** Rounds a reduction down and an increase up, so that “5% off” is never less than that, and the price always moves. */
const round = (cents: number, { direction, rounding }: PriceRule): number => {
  const { step, first } = roundings[rounding]
  const steps = (cents - first) / step
  return (direction === 'down' ? Math.floor(steps) : Math.ceil(steps)) * step + first
}

/** Returns the new price in cents, or why the rule has none for this price. */
export const applyPriceRule = (from: number, rule: PriceRule): number | RuleProblem => {
  const { direction, floor_cents: floor = 0 } = rule
  if (direction === 'down' && from <= floor) return 'at_floor'
  const to = Math.max(round(moveExactly(from, rule), rule), floor)
  if (to < MIN_PRICE_CENTS) return 'too_low'
  return to > MAX_PRICE_CENTS ? 'too_high' : to
}
