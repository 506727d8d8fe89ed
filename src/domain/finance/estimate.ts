import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { isAtLocation } from '@/src/domain/stock/vehicle/is-at-location'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { StatedRates } from './calculator'
import { toLoanOfPrice, toStatedLoan, type ExampleLoan } from './example-loan'
import { isFinanceHiddenForCondition } from './hidden-by-condition'
import { parseQuoteExample, toFinanceExample, toQuoteExample, type FinanceExample } from './finance-example'
import { findLenderExample } from './lender'
import { providerRuleOf } from './providers'
import { toTermsField, type FinanceEstimate } from './estimate-text'
import {
  type FinanceSwitches,
  type FinancedVehicle,
  type FinanceLocation,
  financedPrice,
  hasStatedRates,
  isForCurrentPrice,
} from './financed-vehicle'

const equalsIgnoringCase = (a: string) => (b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Reports whether finance is hidden (FIN-01): for unavailable vehicles, hidden conditions, excluded makes and suppressed
 * locations.
 */
export const isFinanceExcluded = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  location: FinanceLocation,
): boolean =>
  !isAvailable(vehicle.status) ||
  isFinanceHiddenForCondition(vehicle.car_type, finance) ||
  finance.excluded_makes.some(equalsIgnoringCase(vehicle.make)) ||
  isAtLocation(vehicle, location, finance.suppressed_locations)

/** Returns the vehicle's finance value in dollars per payment; the calculator requires it to be above 0 (FIN-03). */
export const findFinanceValue = (
  vehicle: Pick<Vehicle, 'finance_lenders' | 'youxQuote'>,
  { provider, quote }: Pick<FinanceSwitches, 'provider' | 'quote'>,
): number => {
  const example = findLenderExample(vehicle, provider)
  const lenderPayment = providerRuleOf(provider).period === 'week' ? example?.paymentWeek : example?.paymentMonth
  const quotedPayment = quote ? parseQuoteExample(vehicle)?.paymentWeek : undefined
  return lenderPayment || quotedPayment || 0
}

/** Replaces the lender's own example by a loan of the current price, so that the rate and the amount always agree. */
const withLoan = (
  { estimate: lenderEstimate }: FinanceExample,
  price: number,
  rates: StatedRates,
  finance: FinanceSwitches,
): FinanceExample => {
  // The lender's deposit and final payment belong to its own example.
  const { terms: _, ...estimate } = lenderEstimate
  const loan = toStatedLoan(price, estimate.period, rates, finance)
  const { interest: advertised_rate, comparison_rate } = rates
  return { estimate: { ...estimate, amount: loan.repayment, advertised_rate, comparison_rate }, loan }
}

/** Replaces the lender's example of an earlier price by its loan of this one; at its rates alone if its terms aren't known. */
const withCurrentPrice = (
  found: FinanceExample,
  price: number,
  lent: ExampleLoan | undefined,
  finance: FinanceSwitches,
): FinanceExample | undefined => {
  if (price === 0) return undefined
  const { terms: _, ...estimate } = found.estimate
  const { advertised_rate: interest, comparison_rate } = estimate
  if (!lent) return withLoan(found, price, { interest, comparison_rate }, finance)
  const loan = toLoanOfPrice(lent, price, finance)
  return { estimate: { ...estimate, amount: loan.repayment, ...toTermsField(loan.loan) }, loan }
}

const findLenderFinance = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
): FinanceExample | undefined => {
  const example = findLenderExample(vehicle, finance.provider)
  if (example === undefined) return undefined
  const rule = providerRuleOf(finance.provider)
  const candidate = {
    year: vehicle.year,
    price: financedPrice(vehicle),
    available: isAvailable(vehicle.status),
    example,
  }
  if (!rule.isEligible(candidate, now) || (candidate.price === 0 && !finance.estimate_without_price)) return undefined
  const terms = { provider: finance.provider, period: rule.period }
  const found = toFinanceExample(example, candidate.price, finance, terms)
  if (found === undefined) return undefined
  if (hasStatedRates(vehicle, finance)) {
    const { stated_rate: interest, stated_comparison_rate: comparison_rate } = finance
    return withLoan(found, candidate.price, { interest, comparison_rate }, finance)
  }
  if (isForCurrentPrice(vehicle)) return found
  // The lender's repayment belongs to another price, such as the one before the dealer's own offer. Its terms and rates
  // don't: the rate that the calculator starts with may be nothing but its default, which no lender offers.
  const lent = toFinanceExample(example, (vehicle.finance_price_cents ?? 0) / 100, finance, terms)?.loan
  return withCurrentPrice(found, candidate.price, lent, finance)
}

const findQuoteFinance = (vehicle: FinancedVehicle, finance: FinanceSwitches): FinanceExample | undefined => {
  const price = financedPrice(vehicle)
  return finance.quote && price > 0 && isForCurrentPrice(vehicle)
    ? toQuoteExample(vehicle.youxQuote, price, finance)
    : undefined
}

/**
 * Finds the example a vehicle's finance is based on (FIN-01): the dealer's lender if it is eligible, else a stored
 * quote; undefined if finance must be hidden. It does not ask whether estimates are switched on.
 */
export const findFinanceExample = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): FinanceExample | undefined =>
  isFinanceExcluded(vehicle, finance, location)
    ? undefined
    : (findLenderFinance(vehicle, finance, now) ?? findQuoteFinance(vehicle, finance))

/**
 * Returns the finance estimate of a vehicle (FIN-01); undefined if it must be hidden. Cards, pages, print and search
 * records all use this rule. `now` determines the vehicle's age; `location` is the vehicle's.
 */
export const findFinanceEstimate = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): FinanceEstimate | undefined =>
  finance.estimate ? findFinanceExample(vehicle, finance, now, location)?.estimate : undefined
