import { lenderKey, type LenderExample } from './lender'
import type { Period } from './words'

/** What a lender's rule looks at besides the lender's own example. */
export type Candidate = {
  readonly year: number
  /** Dollars; 0 where there is none. */
  readonly price: number
  /** In stock or coming soon. */
  readonly available: boolean
  readonly example: LenderExample
}

export type ProviderRule = {
  /** Whether this lender's estimate may stand beside this car (V§9). */
  readonly eligible: (car: Candidate, now: Date) => boolean
  /** The repayment its estimate is made of. */
  readonly period: Period
}

/** Above this many dollars a price is one that a lender lends on (V§9). */
const leastPrice = 500
/** A car this many years old, or older, is too old for Taurus (V§9). */
const taurusYears = 12

const present = (amount: number | undefined): boolean => amount !== undefined && amount > 0
const priced = ({ price, available }: Candidate): boolean => available && price > leastPrice

const anyAvailable: ProviderRule = { period: 'week', eligible: ({ available }) => available }
const weekly: ProviderRule = {
  period: 'week',
  eligible: (car) => priced(car) && present(car.example.paymentWeek),
}

const rules: Readonly<Record<string, ProviderRule>> = {
  taurus: {
    period: 'week',
    eligible: (car, now) =>
      priced(car) && car.year > now.getUTCFullYear() - taurusYears && present(car.example.comparisonRate),
  },
  '360finance': anyAvailable,
  ausloans: anyAvailable,
  manual: weekly,
  angle: weekly,
  powertorque: weekly,
  nissanfinance: { period: 'month', eligible: (car) => priced(car) && present(car.example.paymentMonth) },
}

/** The rule of a lender (FIN-01); one the specification does not name keeps that of examples entered by hand. */
export const providerRule = (provider: string): ProviderRule => rules[lenderKey(provider)] ?? weekly
