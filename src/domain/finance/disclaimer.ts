import { formatDollars } from '@/src/domain/money/format-money'
import { findFinanceExample } from './estimate'
import {
  financedPrice,
  hasStatedRates,
  isForCurrentPrice,
  type FinancedVehicle,
  type FinanceLocation,
  type FinanceSwitches,
} from './financed-vehicle'
import { formatFees, listFees } from './fees'
import type { FinanceExample } from './finance-example'
import { findLenderExample, type LenderExample } from './lender'
import { formatPercent, providerCopy } from './estimate-text'
import { truncateAtWord } from '@/src/domain/text/format-text'

/** Characters visible before "Show More" (FIN-02). */
export const VISIBLE_DISCLAIMER_CHARS = 197

/** Formats a term of whole or half years: `5`, `6.5`. */
const formatYears = (years: number): string => String(Math.round(years * 100) / 100)

const formatShare = (part: number, price: number): string => `${((part / price) * 100).toFixed(1)}%`

type ExampleTerms = Pick<LenderExample, 'termYears' | 'deposit' | 'balloon'>

/** Formats the known terms of the lender's example: `5 year term, 10.0% deposit, 30.0% final payment` (FIN-03). */
const formatExample = (example: ExampleTerms, price: number, finalPayment: string | undefined): string => {
  const { termYears, deposit, balloon } = example
  return [
    termYears ? `${formatYears(termYears)} year term` : '',
    deposit !== undefined && price > 0 ? `${formatShare(deposit, price)} deposit` : '',
    finalPayment ?? (balloon !== undefined && price > 0 ? `${formatShare(balloon, price)} final payment` : ''),
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * Formats the dealer's stated rates: `5-year term at 6.29% p.a. (comparison rate 8.19% p.a.) with no deposit` (FIN-02).
 */
const formatStatedRates = (vehicle: FinancedVehicle, finance: FinanceSwitches): string =>
  hasStatedRates(vehicle, finance)
    ? `Based on a 5-year term at ${formatPercent(finance.stated_rate)} p.a. (comparison rate ${formatPercent(finance.stated_comparison_rate)} p.a.) with no deposit${formatStatedFees(finance)}`
    : ''

/** Names the fees of the repayment; or says that it leaves them out, if only the comparison rate tells of them. */
const formatStatedFees = (finance: FinanceSwitches): string => {
  const fees = listFees(finance)
  if (fees.length > 0) return `, including fees: ${formatFees(fees)}`
  return finance.stated_comparison_rate > finance.stated_rate
    ? '. The comparison rate includes the lender’s fees; the repayment doesn’t'
    : ''
}

/** Formats the terms of the loan behind the estimate; if that is unknown, the dealer's text or what the lender states. */
const formatTerms = (vehicle: FinancedVehicle, finance: FinanceSwitches, { loan: known }: FinanceExample): string => {
  const stated = formatStatedRates(vehicle, finance)
  if (stated) return stated
  const terms = known?.loan ?? findLenderExample(vehicle, finance.provider) ?? {}
  const { finalPayment } = providerCopy(finance.provider, terms)
  if (known) return formatExample({ ...known.loan, termYears: known.loan.years }, known.loan.amount, finalPayment)
  return (
    finance.example_text ||
    formatExample(findLenderExample(vehicle, finance.provider) ?? {}, financedPrice(vehicle), finalPayment)
  )
}

/**
 * Says which repayment the terms are of, because the calculator may show others (SHP-05). Empty for a vehicle without an
 * example: its calculator starts with the dealer's own values, which the lender's terms would contradict.
 */
const listTerms = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  found: FinanceExample | undefined,
): readonly string[] => {
  const terms = found ? formatTerms(vehicle, finance, found) : ''
  const price = financedPrice(vehicle)
  const subject = price > 0 ? `the estimate for ${formatDollars(price)}` : 'the estimate'
  return terms === '' ? [] : [`Before you change the calculator, ${subject} has these terms`, terms]
}

const formatLender = (finance: FinanceSwitches): string => {
  const { lender_name, credit_licence } = finance
  const name = lender_name === '' ? '' : `Finance by ${lender_name}`
  const licence = credit_licence === '' ? '' : `Australian Credit Licence ${credit_licence}`
  return [name, licence].filter(Boolean).join(', ')
}

const endSentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`)

/** The lender's text about this vehicle; undefined once the price has changed, since it may name the former amounts. */
const lenderDisclaimer = (vehicle: FinancedVehicle, { provider }: FinanceSwitches): string | undefined =>
  isForCurrentPrice(vehicle) ? findLenderExample(vehicle, provider)?.disclaimer : undefined

const joinSentences = (texts: readonly string[]): string =>
  texts
    .map((text) => endSentence(text.trim()))
    .filter(Boolean)
    .join(' ')

/** Builds the disclaimer of a page that is about no vehicle: the dealer's text, and the lender with its licence. */
export const buildDealerDisclaimer = (finance: FinanceSwitches): string =>
  joinSentences([finance.disclaimer, formatLender(finance)])

/**
 * Builds the finance disclaimer of a vehicle (FIN-02): the lender's text about this vehicle, else the dealer's; the
 * estimate that is shown, and its terms; the lender and its licence; the basis of the comparison rate. Empty if the
 * dealer has no lender. The comparison rate's warning is not included: it is shown next to the amount and never
 * truncated.
 */
export const buildFinanceDisclaimer = (
  vehicle: FinancedVehicle,
  finance: FinanceSwitches,
  now: Date,
  location?: FinanceLocation,
): string => {
  if (finance.provider === '') return ''
  const found = findFinanceExample(vehicle, finance, now, location)
  return joinSentences([
    lenderDisclaimer(vehicle, finance) ?? finance.disclaimer,
    ...listTerms(vehicle, finance, found),
    formatLender(finance),
    finance.comparison_basis,
  ])
}

/** Truncates a disclaimer to 197 characters, between words; null if it is short enough. */
export const truncateDisclaimer = (text: string): string | null =>
  text.length > VISIBLE_DISCLAIMER_CHARS ? truncateAtWord(text, VISIBLE_DISCLAIMER_CHARS) : null

/** Builds the warning next to a comparison rate, with its basis; never truncated (National Credit Code s163). */
export const buildComparisonWarning = (finance: FinanceSwitches): string =>
  [finance.comparison_warning, finance.comparison_basis].map(endSentence).join(' ').trim()
