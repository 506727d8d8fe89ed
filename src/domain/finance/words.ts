import { formatDollars } from '@/src/domain/money'
import type { StockRecord } from '@/src/domain/stock/search-record'

export type Period = 'week' | 'month'

/** What is shown of a car's finance: always whole, never the figure without both rates (National Credit Code s164). */
export type FinanceEstimate = {
  /** Whole dollars. */
  readonly amount: number
  readonly period: Period
  /** Percent a year. */
  readonly advertised_rate: number
  readonly comparison_rate: number
  /** Whose estimate it is: the dealer's lender, or `youx` for a quote. */
  readonly provider: string
}

type Shown = Omit<FinanceEstimate, 'provider'>
type RecordFinance = Partial<
  Pick<StockRecord, 'weekly_price' | 'monthly_price' | 'advertised_rate' | 'comparison_rate'>
>

/** An estimate as a search record carries it: empty where there is none. */
export const estimateFields = (estimate: FinanceEstimate | undefined): RecordFinance => {
  if (estimate === undefined) return {}
  const { amount, period, advertised_rate, comparison_rate } = estimate
  return { [period === 'week' ? 'weekly_price' : 'monthly_price']: amount, advertised_rate, comparison_rate }
}

/** The estimate a search record carries; undefined without both rates. */
export const recordEstimate = (record: RecordFinance): Shown | undefined => {
  const { weekly_price, monthly_price, advertised_rate, comparison_rate } = record
  const amount = weekly_price ?? monthly_price
  if (amount === undefined || advertised_rate === undefined || comparison_rate === undefined) return undefined
  return { amount, period: weekly_price === undefined ? 'month' : 'week', advertised_rate, comparison_rate }
}

const periods: Readonly<Record<Period, string>> = { week: '/wk', month: '/mth' }

/** `8.49%`: rates have two decimals (V§9). */
export const percent = (rate: number): string => `${rate.toFixed(2)}%`

type ProviderWords = {
  /** What the lender calls its rate. */
  readonly rateName?: string
  /** What it says of the final payment. */
  readonly finalPayment?: string
}

const ownWords: Readonly<Record<string, ProviderWords>> = {
  angle: { rateName: 'Indicative APR', finalPayment: '$0 final payment' },
}

/** A lender's own wording, where it is not the usual one (V§9). */
export const providerWords = (provider: string): ProviderWords => ownWords[provider.toLowerCase().trim()] ?? {}

/**
 * An estimate in words, in two parts that belong on one line in one size: the figure with its rate, and the comparison
 * rate with the mark of its warning (ASIC RG 178). A lender's own name for its rate goes before the usual one.
 */
export const estimateParts = (
  estimate: Shown & { readonly provider?: string },
): readonly [figure: string, comparison: string] => {
  const { rateName, finalPayment } = providerWords(estimate.provider ?? '')
  const rate = percent(estimate.advertised_rate)
  const named = rateName ? `, ${rateName} ${rate} p.a.` : ` at ${rate} p.a.`
  return [
    `Est. ${formatDollars(estimate.amount)}${periods[estimate.period]}${named}`,
    `(${percent(estimate.comparison_rate)} p.a. comparison rate*)${finalPayment ? `, ${finalPayment}` : ''}`,
  ]
}

/** `Est. $152/wk at 8.49% p.a. (9.61% p.a. comparison rate*)`: never one without the other. */
export const estimateLine = (estimate: Shown & { readonly provider?: string }): string =>
  estimateParts(estimate).join(' ')
