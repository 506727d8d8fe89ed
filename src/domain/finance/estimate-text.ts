import { formatDollars } from '@/src/domain/money/format-money'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'

export type Period = 'week' | 'month'

/**
 * A finance estimate: always complete, since an amount must not be shown without both rates (National Credit Code
 * s164).
 */
export type FinanceEstimate = {
  /** Whole dollars. */
  readonly amount: number
  readonly period: Period
  /** Percent a year. */
  readonly advertised_rate: number
  readonly comparison_rate: number
  /** The dealer's lender, or `youx` for a quote. */
  readonly provider: string
}

type EstimateValues = Omit<FinanceEstimate, 'provider'>
type RecordFinance = Partial<
  Pick<StockRecord, 'weekly_price' | 'monthly_price' | 'advertised_rate' | 'comparison_rate'>
>

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12

/**
 * Returns the estimate's fields of a search record; empty without an estimate. A monthly repayment also has a weekly price,
 * rounded up, so that shoppers can search by the week at every dealer (SHP-04); cards show the monthly one.
 */
export const toEstimateFields = (estimate: FinanceEstimate | undefined): RecordFinance => {
  if (estimate === undefined) return {}
  const { amount, period, advertised_rate, comparison_rate } = estimate
  const rates = { advertised_rate, comparison_rate }
  if (period === 'week') return { weekly_price: amount, ...rates }
  return { weekly_price: Math.ceil((amount * MONTHS_PER_YEAR) / WEEKS_PER_YEAR), monthly_price: amount, ...rates }
}

/** Reads the estimate of a search record; undefined without an amount and both rates. */
export const toRecordEstimate = (record: RecordFinance): EstimateValues | undefined => {
  const { weekly_price, monthly_price, advertised_rate, comparison_rate } = record
  const amount = monthly_price ?? weekly_price
  if (amount === undefined || advertised_rate === undefined || comparison_rate === undefined) return undefined
  return { amount, period: monthly_price === undefined ? 'week' : 'month', advertised_rate, comparison_rate }
}

const periodLabels: Readonly<Record<Period, string>> = { week: '/wk', month: '/mth' }

/** Formats a rate with two decimals, `8.49%` (FIN-02). */
export const formatPercent = (rate: number): string => `${rate.toFixed(2)}%`

type ProviderCopy = {
  /** The lender's name for its interest rate. */
  readonly rateName?: string
  /** The lender's text about the final payment. */
  readonly finalPayment?: string
}

const customCopy: Readonly<Record<string, ProviderCopy>> = {
  angle: { rateName: 'Indicative APR', finalPayment: '$0 final payment' },
}

/** Returns a lender's own copy, if it differs from the default (FIN-02). */
export const providerCopy = (provider: string): ProviderCopy => customCopy[provider.toLowerCase().trim()] ?? {}

/**
 * Formats an estimate in two parts that belong on one line in the same size: the amount with its rate, and the
 * comparison rate with the asterisk of its warning (ASIC RG 178). A lender's own name for its rate replaces the
 * default.
 */
export const formatEstimateParts = (
  estimate: EstimateValues & { readonly provider?: string },
): readonly [figure: string, comparison: string] => {
  const { rateName, finalPayment } = providerCopy(estimate.provider ?? '')
  const rate = formatPercent(estimate.advertised_rate)
  const rateText = rateName ? `, ${rateName} ${rate} p.a.` : ` at ${rate} p.a.`
  return [
    `Est. ${formatDollars(estimate.amount)}${periodLabels[estimate.period]}${rateText}`,
    `(${formatPercent(estimate.comparison_rate)} p.a. comparison rate*)${finalPayment ? `, ${finalPayment}` : ''}`,
  ]
}

/** Formats an estimate: `Est. $152/wk at 8.49% p.a. (9.61% p.a. comparison rate*)`, always with both rates. */
export const formatEstimate = (estimate: EstimateValues & { readonly provider?: string }): string =>
  formatEstimateParts(estimate).join(' ')
