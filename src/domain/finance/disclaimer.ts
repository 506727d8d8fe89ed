import { financedPrice, statesRates, type FinancedVehicle, type FinanceSwitches } from './estimate'
import { lenderOf, type LenderExample } from './lender'
import { percent, providerWords } from './words'

/** Characters visible before "Show More" (FIN-02). */
export const disclaimerShown = 197

/** Formats a term of whole or half years: `5`, `6.5`. */
const yearsText = (years: number): string => String(Math.round(years * 100) / 100)

const share = (part: number, price: number): string => `${((part / price) * 100).toFixed(1)}%`

/** Formats the known terms of the lender's example: `5 year term, 10.0% deposit, 30.0% final payment` (FIN-03). */
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

/**
 * Formats the dealer's stated rates: `5-year term at 6.29% p.a. (comparison rate 8.19% p.a.) with no deposit` (FIN-02).
 */
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
 * Builds the finance disclaimer of a vehicle (FIN-02): the lender's text about this vehicle, else the dealer's; the
 * example's terms; the lender and its licence; the basis of the comparison rate. Empty if the dealer has no lender. The
 * comparison rate's warning is not included: it is shown next to the amount and never truncated.
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

/** Truncates a disclaimer to 197 characters, between words; null if it is short enough. */
export const disclaimerStart = (text: string): string | null => {
  if (text.length <= disclaimerShown) return null
  const cut = text.slice(0, disclaimerShown - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > disclaimerShown / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/**
 * Builds the warning next to a comparison rate, never truncated (National Credit Code s163): with the basis for an
 * estimate; without it for the calculator, whose rate is of that very loan.
 */
export const comparisonWarning = (finance: FinanceSwitches, based = true): string =>
  [finance.comparison_warning, ...(based ? [finance.comparison_basis] : [])].map(sentence).join(' ').trim()
