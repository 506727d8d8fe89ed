import { FEE_LINE_PATTERN } from '../finance/fees'
import { choice, list, number, text, toggle } from './kit'

const percentRange = (words: { readonly label: string; readonly help: string }) => ({
  ...words,
  min: 0,
  max: 48,
  step: 0.01,
})

/** Finance estimates, their texts and the calculator (TEN-07). */
export const finance = {
  provider: text('', {
    label: 'Finance provider',
    help: 'The lender whose entry in the stock feed counts, such as Taurus, 360 Finance, AusLoans, Manual, Angle, Powertorque or Nissan Finance; empty for no finance.',
    maxChars: 60,
  }),
  lender_name: text('', { label: 'Lender', help: 'Named in the finance disclaimer.', maxChars: 100 }),
  credit_licence: text('', {
    label: 'Credit licence number',
    help: 'The lender’s Australian credit licence, in the finance disclaimer.',
    shape: [/^($|\d[\d ]{4,9}$)/, 'Expected a number such as 123456.'],
    maxChars: 10,
  }),
  estimate: toggle(true, {
    label: 'Finance estimates',
    help: 'On cards and vehicle pages, where the lender’s entry allows one. To hide the calculator as well, empty the finance provider.',
  }),
  estimate_without_price: toggle(true, {
    label: 'Estimates of cars without a price',
    help: 'Of lenders that give examples whatever a car costs (360 Finance, AusLoans). Off: a car whose price is not shown has no weekly figure either.',
  }),
  excluded_makes: list([], {
    label: 'Makes without finance',
    help: 'Cars of these makes show no estimate and no calculator.',
  }),
  suppressed_locations: list([], {
    label: 'Locations without finance and similar cars',
    help: 'Names, short names (as in addresses) or ids of locations, or ids or names of dealerships, whose cars show no estimate, no calculator and no similar cars.',
  }),
  stated_rate: number(
    0,
    percentRange({
      label: 'Stated rate',
      help: 'Percent a year, where the stated comparison rate is set too: estimates are worked out of it, for a 5-year term with no deposit; 0 for the lender’s own.',
    }),
  ),
  stated_comparison_rate: number(
    0,
    percentRange({
      label: 'Stated comparison rate',
      help: 'Percent a year, beside the stated rate; 0 for the lender’s own.',
    }),
  ),
  example_text: text('', {
    label: 'Terms of the example',
    help: 'In the finance disclaimer, such as “5 year term, 10.0% deposit, 30.0% final payment”; empty for what the lender’s entry says.',
  }),
  disclaimer: text('', {
    label: 'Finance disclaimer',
    help: 'Of cars whose lender sends none.',
    maxChars: 2000,
  }),
  comparison_warning: text(
    'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    {
      label: 'Comparison rate warning',
      help: 'The wording the law asks for beside a comparison rate. Change it only on advice.',
      maxChars: 600,
      shape: [/\S/, 'The law asks for a warning.'],
    },
  ),
  comparison_basis: text('The comparison rate is based on a 5-year secured loan of $30,000.', {
    label: 'Basis of comparison rates',
    help: 'Follows the warning and ends the disclaimer. The calculator works out its comparison rates for a loan of $30,000 over 5 years.',
    maxChars: 300,
  }),
  quote: toggle(false, {
    label: 'Finance quotes',
    help: 'Asks for a quote when a vehicle page without one is read. The page says that it is no personal rate.',
  }),
  calculator_amount: number(30_000, {
    label: 'Calculator: amount',
    help: 'Dollars it starts with.',
    min: 1000,
    max: 1_000_000,
  }),
  calculator_amount_is_price: toggle(true, {
    label: 'Calculator: start with the price',
    help: 'It starts with the vehicle’s price and the terms of its estimate, so that both show the same repayment. Off: it starts with the amount above.',
  }),
  calculator_min_amount: number(1000, { label: 'Calculator: least amount', help: 'Dollars.', min: 500, max: 100_000 }),
  calculator_max_amount: number(100_000, {
    label: 'Calculator: greatest amount',
    help: 'Dollars.',
    min: 1000,
    max: 1_000_000,
  }),
  calculator_max_over_price: toggle(false, {
    label: 'Calculator: greatest amount follows the price',
    help: 'Of cars above $100,000 it is 1.05 times the price.',
  }),
  calculator_term: number(5, { label: 'Calculator: term', help: 'Years it starts with.', min: 1, max: 30, step: 0.5 }),
  calculator_max_term: number(7, { label: 'Calculator: longest term', help: 'Years.', min: 1, max: 30, step: 0.5 }),
  calculator_terms: list([], {
    label: 'Calculator: terms offered',
    help: 'Years, such as 3, 4 and 5; empty for every half year up to the longest term.',
    shape: [/^\d{1,2}(\.5)?$/, 'Expected years such as 3 or 4.5.'],
  }),
  calculator_interest: number(
    10,
    percentRange({ label: 'Calculator: interest', help: 'Percent a year it starts with.' }),
  ),
  calculator_min_interest: number(0.5, percentRange({ label: 'Calculator: lowest interest', help: 'Percent a year.' })),
  calculator_max_interest: number(15, percentRange({ label: 'Calculator: highest interest', help: 'Percent a year.' })),
  calculator_interest_step: number(0.5, {
    label: 'Calculator: step of the interest',
    help: 'Percent a year its slider moves by.',
    min: 0.01,
    max: 5,
    step: 0.01,
  }),
  calculator_fixed_interest: number(
    0,
    percentRange({
      label: 'Calculator: fixed interest',
      help: 'Percent a year nobody can change; 0 lets shoppers choose.',
    }),
  ),
  calculator_frequency: choice(['week', 'fortnight', 'month'], 'week', {
    label: 'Calculator: repayments',
    help: 'How often, to start with.',
  }),
  calculator_round_up: toggle(false, {
    label: 'Calculator: round up',
    help: 'Repayments are rounded up to whole dollars, not to the nearest.',
  }),
  establishment_fee: number(0, {
    label: 'Establishment fee',
    help: 'Dollars put on the loan in the calculator; 0 for none.',
    min: 0,
    max: 10_000,
    step: 0.01,
  }),
  fees: list([], {
    label: 'Other fees',
    help: 'One a line: “Security registration fee: 6”, “Account admin fee: 8 monthly”. Counted in the calculator and listed under it.',
    shape: [FEE_LINE_PATTERN, 'Expected a name, a colon and dollars: “Establishment fee: 395”.'],
  }),
} as const
