import { financedPrice, statesRates, type FinancedVehicle, type FinanceSwitches } from './estimate'
import { lenderOf, type LenderExample } from './lender'
import { percent, providerWords } from './words'

/** Shown before "Show More" (V§9). */
export const disclaimerShown = 197

/** A term of whole or half years: `5`, `6.5`. */
const yearsText = (years: number): string => String(Math.round(years * 100) / 100)

const share = (part: number, price: number): string => `${((part / price) * 100).toFixed(1)}%`

/** `5 year term, 10.0% deposit, 30.0% final payment` (D§9), of what the lender's entry says of them. */
const exampleText = (example: LenderExample, price: number, finalPayment: string | undefined): string => {
  const { termYears, deposit, balloon } = example
  return [
    termYears ? `${yearsText(termYears)} year term` : '',
    deposit !== undefined && price > 0 ? `${share(deposit, price)} deposit` : '',
    finalPayment ?? (balloon !== undefined && price > 0 ? `${share(balloon, price)} final payment` : ''),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The variant that states its own rates (V§9): `5-year term at 6.29% p.a. (comparison rate 8.19% p.a.) with no deposit`. */
const statedText = (vehicle: FinancedVehicle, finance: FinanceSwitches): string =>
  statesRates(vehicle, finance)
    ? `Based on a 5-year term at ${percent(finance.stated_rate)} p.a. (comparison rate ${percent(finance.stated_comparison_rate)} p.a.) with no deposit`
    : ''

const lenderText = (finance: FinanceSwitches): string => {
  const { lender_name, credit_licence } = finance
  const name = lender_name === '' ? '' : `Finance by ${lender_name}`
  const licence = credit_licence === '' ? '' : `Australian Credit Licence ${credit_licence}`
  return [name, licence].filter(Boolean).join(', ')
}

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`)

/**
 * The finance disclaimer of a car (FIN-02): what the lender says of this car, else what the dealer says of all; then the
 * example's terms, who lends and under which licence, and what the comparison rate is based on. Empty where the dealer
 * has no lender. The comparison rate's warning is no part of it: that stands beside the figure, never cut.
 */
export const financeDisclaimer = (vehicle: FinancedVehicle, finance: FinanceSwitches): string => {
  if (finance.provider === '') return ''
  const example = lenderOf(vehicle, finance.provider) ?? {}
  const { finalPayment } = providerWords(finance.provider)
  const terms = finance.example_text || exampleText(example, financedPrice(vehicle), finalPayment)
  return [
    example.disclaimer ?? finance.disclaimer,
    statedText(vehicle, finance) || terms,
    lenderText(finance),
    finance.comparison_basis,
  ]
    .map((text) => sentence(text.trim()))
    .filter(Boolean)
    .join(' ')
}

/** The start of a long disclaimer, at most 197 characters, cut between words; null where it may stand whole. */
export const disclaimerStart = (text: string): string | null => {
  if (text.length <= disclaimerShown) return null
  const cut = text.slice(0, disclaimerShown - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > disclaimerShown / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/**
 * The warning beside a comparison rate, never cut (s163): of an estimate with what its rate is based on; of a loan
 * somebody tries out without, since that rate is of the very loan.
 */
export const comparisonWarning = (finance: FinanceSwitches, based = true): string =>
  [finance.comparison_warning, ...(based ? [finance.comparison_basis] : [])].map(sentence).join(' ').trim()
