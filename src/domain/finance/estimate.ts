import { isAvailable } from '@/src/domain/stock/availability'
import { askingPriceDollars } from '@/src/domain/stock/price'
import { type KnownLocation, isAtLocation } from '@/src/domain/stock/is-at-location'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Switches } from '@/src/domain/switches'
import { computeLevelRepayment, paymentsPerYear } from './amortise'
import { findLenderExample, parseLenderExample, type LenderExample } from './lender'
import { providerRuleOf } from './providers'
import type { FinanceEstimate, Period } from './estimate-text'

export { formatEstimate } from './estimate-text'
export type { FinanceEstimate } from './estimate-text'

export type FinanceSwitches = Switches['finance']

/** The fields of a vehicle that finance depends on. */
export type FinancedVehicle = Pick<
  Vehicle,
  | 'make'
  | 'year'
  | 'status'
  | 'price_cents'
  | 'offer_price_cents'
  | 'finance_lenders'
  | 'youxQuote'
  | 'finance_price_cents'
  | 'location_id'
  | 'dealership_id'
  | 'dealership_name'
>

/** The vehicle's location as staff record it. */
export type FinanceLocation = KnownLocation

const equalsIgnoringCase = (a: string) => (b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Returns the dollars a shopper pays; 0 without a price. */
export const financedPrice = (vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>): number =>
  askingPriceDollars(vehicle) ?? 0

/** Reports whether finance is hidden: for unavailable vehicles, excluded makes and suppressed locations (FIN-01). */
export const isFinanceExcluded = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  location: FinanceLocation,
): boolean =>
  !isAvailable(vehicle.status) ||
  finance.excluded_makes.some(equalsIgnoringCase(vehicle.make)) ||
  isAtLocation(vehicle, location, finance.suppressed_locations)

/** Returns the vehicle's finance value in dollars per payment; the calculator requires it to be above 0 (FIN-03). */
export const findFinanceValue = (
  vehicle: Pick<Vehicle, 'finance_lenders' | 'youxQuote'>,
  { provider, quote }: Pick<FinanceSwitches, 'provider' | 'quote'>,
): number => {
  const example = findLenderExample(vehicle, provider)
  const lenderPayment = providerRuleOf(provider).period === 'week' ? example?.paymentWeek : example?.paymentMonth
  const quotedPayment = quote ? toQuoteExample(vehicle)?.paymentWeek : undefined
  return lenderPayment || quotedPayment || 0
}

/** Converts a stored quote to a lender's example, with the same validation; invalid numbers are omitted. */
const toQuoteExample = ({ youxQuote }: Pick<Vehicle, 'youxQuote'>): LenderExample | undefined =>
  parseLenderExample(
    youxQuote && {
      paymentWeek: youxQuote.weeklyRepaymentAmount,
      interestRate: youxQuote.advertisedRate,
      comparisonRate: youxQuote.comparisonRate,
    },
  )

/** Returns undefined without a repayment or either rate: an estimate must never be shown without its rates (FIN-01). */
const toEstimate = (
  { paymentWeek, paymentMonth, interestRate, comparisonRate }: LenderExample,
  provider: string,
  period: Period,
): FinanceEstimate | undefined => {
  const repayment = period === 'week' ? paymentWeek : paymentMonth
  const amount = Math.round(repayment ?? 0)
  if (amount <= 0 || interestRate === undefined || comparisonRate === undefined) return undefined
  return { amount, period, advertised_rate: interestRate, comparison_rate: comparisonRate, provider }
}

/** Term of the stated rates, without deposit and final payment (FIN-02). */
const STATED_TERM_YEARS = 5

/** Reports whether the dealer's stated rates apply: both are set and the vehicle has a price. */
export const hasStatedRates = (
  vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>,
  { stated_rate, stated_comparison_rate }: FinanceSwitches,
): boolean => stated_rate > 0 && stated_comparison_rate > 0 && financedPrice(vehicle) > 0

/** Computes the repayment at the stated rate from this price, so that the rate and the amount always agree. */
const applyStatedRates = (estimate: FinanceEstimate, price: number, finance: FinanceSwitches): FinanceEstimate => {
  const perYear = paymentsPerYear[estimate.period]
  const repayment = computeLevelRepayment(price, STATED_TERM_YEARS * perYear, finance.stated_rate / 100 / perYear)
  return {
    ...estimate,
    amount: Math.round(repayment),
    advertised_rate: finance.stated_rate,
    comparison_rate: finance.stated_comparison_rate,
  }
}

/** Reports whether the stored finance data is of the current price: a feed may change the price alone. */
const isForCurrentPrice = (vehicle: FinancedVehicle): boolean =>
  vehicle.finance_price_cents === undefined || Math.round(financedPrice(vehicle) * 100) === vehicle.finance_price_cents

const findLenderEstimate = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
): FinanceEstimate | undefined => {
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
  const estimate = toEstimate(example, finance.provider, rule.period)
  if (estimate && hasStatedRates(vehicle, finance)) return applyStatedRates(estimate, candidate.price, finance)
  return isForCurrentPrice(vehicle) ? estimate : undefined
}

const findQuoteEstimate = (vehicle: FinancedVehicle, finance: FinanceSwitches): FinanceEstimate | undefined => {
  const quote =
    finance.quote && financedPrice(vehicle) > 0 && isForCurrentPrice(vehicle) ? toQuoteExample(vehicle) : undefined
  return quote && toEstimate(quote, 'youx', 'week')
}

/**
 * Returns the finance estimate of a vehicle (FIN-01): the dealer's lender if it is eligible, else a stored quote;
 * undefined if it must be hidden. Cards, pages, print and search records all use this rule. `now` determines the
 * vehicle's age; `location` is the vehicle's.
 */
export const findFinanceEstimate = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): FinanceEstimate | undefined => {
  if (!finance.estimate || isFinanceExcluded(vehicle, finance, location)) return undefined
  return findLenderEstimate(vehicle, finance, now) ?? findQuoteEstimate(vehicle, finance)
}
