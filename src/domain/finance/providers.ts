import { lenderKey, type LenderExample } from './lender'
import type { Period } from './words'

/** Facts about a vehicle that a lender's rule checks. */
export type Candidate = {
  readonly year: number
  /** Dollars; 0 without a price. */
  readonly price: number
  /** In stock or coming soon. */
  readonly available: boolean
  readonly example: LenderExample
}

export type ProviderRule = {
  /** Reports whether this lender's estimate may be shown for a vehicle (FIN-01). */
  readonly eligible: (car: Candidate, now: Date) => boolean
  /** Period of the repayment its estimate shows. */
  readonly period: Period
}

/** Lenders that require a price require more than this (FIN-01). */
const leastPrice = 500
/** Taurus does not finance vehicles of this age or older (FIN-01). */
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

/** Returns the rule of a lender (FIN-01); lenders that the specification does not name follow the manual rule. */
export const providerRule = (provider: string): ProviderRule => rules[lenderKey(provider)] ?? weekly
