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

/** What finance needs to know of a vehicle. */
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

/** Where the vehicle stands, as staff know the place. */
export type FinancePlace = KnownPlace

const same = (a: string) => (b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Dollars a shopper pays; 0 where there is no price. */
export const financedPrice = (priced: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>): number =>
  paidDollars(priced) ?? 0

/** V§4 and V§5: makes and places without finance; what cannot be bought cannot be financed either. */
export const isExcluded = (vehicle: FinancedVehicle, finance: FinanceSwitches, place: FinancePlace): boolean =>
  !isAvailable(vehicle.status) ||
  finance.excluded_makes.some(same(vehicle.make)) ||
  standsAt(vehicle, place, finance.suppressed_locations)

/** The car's finance value in dollars each period: what the calculator needs to be above 0 (V§5). */
export const financeValue = (
  vehicle: Pick<Vehicle, 'finance_lenders' | 'youxQuote'>,
  { provider, quote }: Pick<FinanceSwitches, 'provider' | 'quote'>,
): number => {
  const example = lenderOf(vehicle, provider)
  const lent = providerRule(provider).period === 'week' ? example?.paymentWeek : example?.paymentMonth
  const quoted = quote ? quoteOf(vehicle)?.paymentWeek : undefined
  return lent || quoted || 0
}

/** A stored quote as the example of a lender, read as carefully: what is no number is left out. */
const quoteOf = ({ youxQuote }: Pick<Vehicle, 'youxQuote'>): LenderExample | undefined =>
  readLender(
    youxQuote && {
      paymentWeek: youxQuote.weeklyRepaymentAmount,
      interestRate: youxQuote.advertisedRate,
      comparisonRate: youxQuote.comparisonRate,
    },
  )

/** Undefined without a repayment, and without either rate: V§4 hides what has no rates. */
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

/** Years of the loan whose rates a dealer states: without a deposit, and nothing left at its end (V§9). */
const statedYears = 5

/** Whether the dealer's stated rates stand beside this car: both, and a price that they are of. */
export const statesRates = (
  vehicle: Pick<Vehicle, 'price_cents' | 'offer_price_cents'>,
  { stated_rate, stated_comparison_rate }: FinanceSwitches,
): boolean => stated_rate > 0 && stated_comparison_rate > 0 && financedPrice(vehicle) > 0

/** The repayment the stated rate makes of this price on the stated terms: no rate stands beside a figure it did not make. */
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

/** Whether a stored figure is still this price's: who changes a price alone leaves the figure of another behind. */
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
 * The one rule of what finance stands beside a car (FIN-01): the dealer's lender where it is eligible, else a stored
 * quote; undefined wherever V§4 hides it. Cards, pages, print and the search record all ask here. `now` decides how old
 * a car is; `place` is where it stands.
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
