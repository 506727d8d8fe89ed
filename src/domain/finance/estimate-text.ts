import { formatDollars } from '@/src/domain/money/format-money'
import { omitEmpty } from '@/src/domain/omit-empty'
import { formatRepaymentTerms, hasFurtherPayments, type RepaymentTerms } from './terms-text'

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
  /** Only if the shopper pays a deposit or a final payment besides: the amount must not be shown without them. */
  readonly terms?: RepaymentTerms
}

export type EstimateValues = Omit<FinanceEstimate, 'provider'>

/** Returns the terms that an estimate must name, as its field; empty if nothing is paid besides the repayments. */
export const toTermsField = ({ deposit, balloon, years }: RepaymentTerms): Pick<FinanceEstimate, 'terms'> =>
  hasFurtherPayments({ deposit, balloon }) ? { terms: omitEmpty({ deposit, balloon, years }) } : {}

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

/**
 * Returns a lender's own copy, if it differs from the default (FIN-02). Its text about the final payment is left out for
 * an example that has one, which it would contradict.
 */
export const providerCopy = (provider: string, { balloon = 0 }: RepaymentTerms): ProviderCopy => {
  const { finalPayment, ...copy } = customCopy[provider.toLowerCase().trim()] ?? {}
  return finalPayment === undefined || balloon > 0 ? copy : { ...copy, finalPayment }
}

type EstimateText = EstimateValues & { readonly provider?: string }

const formatRateParts = (estimate: EstimateText): readonly [figure: string, comparison: string] => {
  const { rateName, finalPayment } = providerCopy(estimate.provider ?? '', estimate.terms ?? {})
  const rate = formatPercent(estimate.advertised_rate)
  const rateText = rateName ? `, ${rateName} ${rate} p.a.` : ` at ${rate} p.a.`
  return [
    `Est. ${formatDollars(estimate.amount)}${periodLabels[estimate.period]}${rateText}`,
    `(${formatPercent(estimate.comparison_rate)} p.a. comparison rate*)${finalPayment ? `, ${finalPayment}` : ''}`,
  ]
}

/** The parts of an estimate's text; `terms` only if a deposit or a final payment is paid besides. */
export type EstimateParts = readonly [figure: string, comparison: string, terms?: string]

/**
 * Formats an estimate in parts that belong together in the same size: the amount with its rate, the comparison rate with
 * the asterisk of its warning (ASIC RG 178), and the deposit, final payment and term that the amount stands for. A
 * lender's own name for its rate replaces the default.
 */
export const formatEstimateParts = (estimate: EstimateText): EstimateParts => {
  const rates = formatRateParts(estimate)
  return estimate.terms ? [...rates, formatRepaymentTerms(estimate.terms)] : rates
}

/**
 * Formats an estimate, always with both rates: `Est. $152/wk at 8.49% p.a. (9.61% p.a. comparison rate*)`, and with the
 * terms that it stands for.
 */
export const formatEstimate = (estimate: EstimateText): string => formatEstimateParts(estimate).join(' ')

/** Formats an estimate without its terms, for a text that names them with the price in its next sentence. */
export const formatEstimateRates = (estimate: EstimateText): string => formatRateParts(estimate).join(' ')
