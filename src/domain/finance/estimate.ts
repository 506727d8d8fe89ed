import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { askingPriceDollars } from '@/src/domain/stock/price/price'
import { type KnownLocation, isAtLocation } from '@/src/domain/stock/vehicle/is-at-location'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Switches } from '@/src/domain/switches'
import type { StatedRates } from './calculator'
import { toStatedLoan } from './example-loan'
import { isFinanceHiddenForCondition } from './hidden-by-condition'
import { parseQuoteExample, toFinanceExample, toQuoteExample, type FinanceExample } from './finance-example'
import { findLenderExample } from './lender'
import { providerRuleOf } from './providers'
import type { FinanceEstimate } from './estimate-text'

export { formatEstimate } from './estimate-text'
export type { FinanceEstimate } from './estimate-text'

export type FinanceSwitches = Switches['finance']

/** The fields of a vehicle that finance depends on. */
export type FinancedVehicle = Pick<
  Vehicle,
  | 'car_type'
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

/** Reports whether the dealer's stated rates apply: both are set and the vehicle has a price. */
export const hasStatedRates = (
  vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>,
  { stated_rate, stated_comparison_rate }: FinanceSwitches,
): boolean => stated_rate > 0 && stated_comparison_rate > 0 && financedPrice(vehicle) > 0

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

/** Reports whether the stored finance data is of the current price: a feed may change the price alone. */
export const isForCurrentPrice = (vehicle: FinancedVehicle): boolean =>
  vehicle.finance_price_cents === undefined || Math.round(financedPrice(vehicle) * 100) === vehicle.finance_price_cents

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
  const found = toFinanceExample(example, candidate.price, finance, { provider: finance.provider, period: rule.period })
  if (found === undefined) return undefined
  if (hasStatedRates(vehicle, finance)) {
    const { stated_rate: interest, stated_comparison_rate: comparison_rate } = finance
    return withLoan(found, candidate.price, { interest, comparison_rate }, finance)
  }
  if (isForCurrentPrice(vehicle)) return found
  // The lender's repayment belongs to another price, such as the one before the dealer's own offer. Its rates don't: the
  // rate that the calculator starts with may be nothing but its default, which no lender offers.
  const { advertised_rate: interest, comparison_rate } = found.estimate
  return candidate.price > 0 ? withLoan(found, candidate.price, { interest, comparison_rate }, finance) : undefined
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
