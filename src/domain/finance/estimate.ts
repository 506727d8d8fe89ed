import { isAvailable } from '@/src/domain/stock/availability'
import { paidDollars } from '@/src/domain/stock/price'
import { type KnownPlace, standsAt } from '@/src/domain/stock/stands-at'
import type { Vehicle } from '@/src/domain/stock/vehicle'
import type { Switches } from '@/tenants/switches'
import { levelRepayment, paymentsPerYear } from './amortise'
import { lenderOf, readLender, type LenderExample } from './lender'
import { providerRule } from './providers'
import type { FinanceEstimate, Period } from './words'

export { estimateLine } from './words'
export type { FinanceEstimate } from './words'

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
export type FinancePlace = KnownPlace

const same = (a: string) => (b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Returns the dollars a shopper pays; 0 without a price. */
export const financedPrice = (priced: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>): number =>
  paidDollars(priced) ?? 0

/** Reports whether finance is hidden: for unavailable vehicles, excluded makes and suppressed locations (FIN-01). */
export const isExcluded = (vehicle: FinancedVehicle, finance: FinanceSwitches, place: FinancePlace): boolean =>
  !isAvailable(vehicle.status) ||
  finance.excluded_makes.some(same(vehicle.make)) ||
  standsAt(vehicle, place, finance.suppressed_locations)

/** Returns the vehicle's finance value in dollars per payment; the calculator requires it to be above 0 (FIN-03). */
export const financeValue = (
  vehicle: Pick<Vehicle, 'finance_lenders' | 'youxQuote'>,
  { provider, quote }: Pick<FinanceSwitches, 'provider' | 'quote'>,
): number => {
  const example = lenderOf(vehicle, provider)
  const lent = providerRule(provider).period === 'week' ? example?.paymentWeek : example?.paymentMonth
  const quoted = quote ? quoteOf(vehicle)?.paymentWeek : undefined
  return lent || quoted || 0
}

/** Converts a stored quote to a lender's example, with the same validation; invalid numbers are omitted. */
const quoteOf = ({ youxQuote }: Pick<Vehicle, 'youxQuote'>): LenderExample | undefined =>
  readLender(
    youxQuote && {
      paymentWeek: youxQuote.weeklyRepaymentAmount,
      interestRate: youxQuote.advertisedRate,
      comparisonRate: youxQuote.comparisonRate,
    },
  )

/** Returns undefined without a repayment or either rate: an estimate must never be shown without its rates (FIN-01). */
const estimateFrom = (
  { paymentWeek, paymentMonth, interestRate, comparisonRate }: LenderExample,
  provider: string,
  period: Period,
): FinanceEstimate | undefined => {
  const paid = period === 'week' ? paymentWeek : paymentMonth
  const amount = Math.round(paid ?? 0)
  if (amount <= 0 || interestRate === undefined || comparisonRate === undefined) return undefined
  return { amount, period, advertised_rate: interestRate, comparison_rate: comparisonRate, provider }
}

/** Term of the stated rates, without deposit and final payment (FIN-02). */
const statedYears = 5

/** Reports whether the dealer's stated rates apply: both are set and the vehicle has a price. */
export const statesRates = (
  vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>,
  { stated_rate, stated_comparison_rate }: FinanceSwitches,
): boolean => stated_rate > 0 && stated_comparison_rate > 0 && financedPrice(vehicle) > 0

/** Computes the repayment at the stated rate from this price, so that the rate and the amount always agree. */
const statedEstimate = (estimate: FinanceEstimate, price: number, finance: FinanceSwitches): FinanceEstimate => {
  const perYear = paymentsPerYear[estimate.period]
  const paid = levelRepayment(price, statedYears * perYear, finance.stated_rate / 100 / perYear)
  return {
    ...estimate,
    amount: Math.round(paid),
    advertised_rate: finance.stated_rate,
    comparison_rate: finance.stated_comparison_rate,
  }
}

/** Reports whether the stored finance data is of the current price: a feed may change the price alone. */
const isOfThisPrice = (vehicle: FinancedVehicle): boolean =>
  vehicle.finance_price_cents === undefined || Math.round(financedPrice(vehicle) * 100) === vehicle.finance_price_cents

const fromLender = (vehicle: FinancedVehicle, finance: FinanceSwitches, now: Date): FinanceEstimate | undefined => {
  const example = lenderOf(vehicle, finance.provider)
  if (example === undefined) return undefined
  const rule = providerRule(finance.provider)
  const car = {
    year: vehicle.year,
    price: financedPrice(vehicle),
    available: isAvailable(vehicle.status),
    example,
  }
  if (!rule.eligible(car, now) || (car.price === 0 && !finance.estimate_without_price)) return undefined
  const estimate = estimateFrom(example, finance.provider, rule.period)
  if (estimate && statesRates(vehicle, finance)) return statedEstimate(estimate, car.price, finance)
  return isOfThisPrice(vehicle) ? estimate : undefined
}

const fromQuote = (vehicle: FinancedVehicle, finance: FinanceSwitches): FinanceEstimate | undefined => {
  const quote = finance.quote && financedPrice(vehicle) > 0 && isOfThisPrice(vehicle) ? quoteOf(vehicle) : undefined
  return quote && estimateFrom(quote, 'youx', 'week')
}

/**
 * Returns the finance estimate of a vehicle (FIN-01): the dealer's lender if it is eligible, else a stored quote;
 * undefined if it must be hidden. Cards, pages, print and search records all use this rule. `now` determines the
 * vehicle's age; `location` is the vehicle's.
 */
export const financeEstimate = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  place?: FinancePlace,
): FinanceEstimate | undefined => {
  if (!finance.estimate || isExcluded(vehicle, finance, place)) return undefined
  return fromLender(vehicle, finance, now) ?? fromQuote(vehicle, finance)
}
