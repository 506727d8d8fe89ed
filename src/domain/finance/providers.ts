import { toLenderKey, type LenderExample } from './lender'
import type { Period } from './estimate-text'

/** Facts about a vehicle that a lender's rule checks. */
export type FinanceCandidate = {
  readonly year: number
  /** Dollars; 0 without a price. */
  readonly price: number
  /** In stock or coming soon. */
  readonly available: boolean
  readonly example: LenderExample
}

export type ProviderRule = {
  /** Reports whether this lender's estimate may be shown for a vehicle (FIN-01). */
  readonly isEligible: (candidate: FinanceCandidate, now: Date) => boolean
  /** Period of the repayment its estimate shows. */
  readonly period: Period
}

/** Lenders that require a price require more than this (FIN-01). */
const MIN_PRICE_DOLLARS = 500
/** Taurus does not finance vehicles of this age or older (FIN-01). */
const MAX_TAURUS_AGE_YEARS = 12

const isPositive = (amount: number | undefined): boolean => amount !== undefined && amount > 0
const hasFinancedPrice = ({ price, available }: FinanceCandidate): boolean => available && price > MIN_PRICE_DOLLARS

const availableRule: ProviderRule = { period: 'week', isEligible: ({ available }) => available }
const weeklyRule: ProviderRule = {
  period: 'week',
  isEligible: (candidate) => hasFinancedPrice(candidate) && isPositive(candidate.example.paymentWeek),
}

/** Angle's text promises a final payment of $0, so an example with another one is not shown. */
const angleRule: ProviderRule = {
  period: 'week',
  isEligible: (candidate, now) => weeklyRule.isEligible(candidate, now) && !isPositive(candidate.example.balloon),
}

const ruleByProvider: Readonly<Record<string, ProviderRule>> = {
  taurus: {
    period: 'week',
    isEligible: (candidate, now) =>
      hasFinancedPrice(candidate) &&
      candidate.year > now.getUTCFullYear() - MAX_TAURUS_AGE_YEARS &&
      isPositive(candidate.example.comparisonRate),
  },
  '360finance': availableRule,
  ausloans: availableRule,
  manual: weeklyRule,
  angle: angleRule,
  powertorque: weeklyRule,
  nissanfinance: {
    period: 'month',
    isEligible: (candidate) => hasFinancedPrice(candidate) && isPositive(candidate.example.paymentMonth),
  },
}

/** Returns the rule of a lender (FIN-01); lenders that the specification does not name follow the manual rule. */
export const providerRuleOf = (provider: string): ProviderRule => ruleByProvider[toLenderKey(provider)] ?? weeklyRule
