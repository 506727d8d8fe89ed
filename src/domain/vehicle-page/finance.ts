import type { Vehicle } from '@/src/domain/stock/vehicle'
import { isAvailable } from './availability'

/** Whole dollars a week, rates in percent a year. */
export type WeeklyFinance = { readonly weekly: number; readonly rate: number; readonly comparison: number }

const positive = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0

const example = (
  weekly: number | undefined,
  rate: number | undefined,
  comparison: number | undefined,
): WeeklyFinance | null =>
  positive(weekly) && positive(rate) && positive(comparison) ? { weekly: Math.round(weekly), rate, comparison } : null

/**
 * The weekly figure of a lender's own example. Without both rates there is none to show: a repayment may
 * not be advertised without its comparison rate (National Credit Code s 160).
 */
export const weeklyFinance = (
  vehicle: Pick<Vehicle, 'youxQuote' | 'finance_lenders' | 'status'>,
): WeeklyFinance | null => {
  if (!isAvailable(vehicle)) return null
  const { youxQuote: quote } = vehicle
  const quoted = quote ? example(quote.weeklyRepaymentAmount, quote.advertisedRate, quote.comparisonRate) : null
  if (quoted) return quoted
  for (const lender of Object.values(vehicle.finance_lenders ?? {})) {
    const found = example(lender.paymentWeek, lender.interestRate, lender.comparisonRate)
    if (found) return found
  }
  return null
}

/** The warning the law puts beside a comparison rate (National Credit Code s 163). */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate. ' +
  'The comparison rate is based on a secured loan of $30,000 over 5 years.'
