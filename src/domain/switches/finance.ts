import { FEE_LINE_PATTERN } from '../finance/fees'
import type { CarType } from '../stock/vehicle/vehicle'
import { choice, list, number, text, toggle } from './kit'

const percentRange = (copy: { readonly label: string; readonly help: string }) => ({
  ...copy,
  min: 0,
  max: 48,
  step: 0.01,
})

const hideFinance = (condition: CarType) =>
  toggle(false, {
    label: `Hide finance for ${condition} vehicles`,
    help: `On: ${condition} cars and other ${condition} vehicles show no repayment, calculator or finance button, and a search by weekly repayment doesn’t find them.`,
  })

/** Finance estimates, their texts and the calculator (TEN-07). */
export const finance = {
  provider: text('', {
    label: 'Finance provider',
    help: 'The lender to use from your stock feed, such as Taurus, 360 Finance, AusLoans, Manual, Angle, Powertorque or Nissan Finance. Leave empty for no finance.',
    maxChars: 60,
  }),
  lender_name: text('', { label: 'Lender', help: 'Named in the finance disclaimer.', maxChars: 100 }),
  credit_licence: text('', {
    label: 'Credit licence number',
    help: 'The lender’s Australian credit licence, shown in the finance disclaimer.',
    shape: [/^($|\d[\d ]{4,9}$)/, 'Enter a number such as 123456.'],
    maxChars: 10,
  }),
  estimate: toggle(true, {
    label: 'Finance estimates',
    help: 'Shown on cards and vehicle pages when the lender’s data allows it. To hide the calculator too, clear the finance provider.',
  }),
  estimate_without_price: toggle(true, {
    label: 'Estimates for vehicles without a price',
    help: 'For lenders that send examples for any vehicle (360 Finance, AusLoans). Off: a vehicle that shows no price shows no weekly repayment.',
  }),
  hide_used: hideFinance('used'),
  hide_demo: hideFinance('demo'),
  hide_new: hideFinance('new'),
  excluded_makes: list([], {
    label: 'Makes without finance',
    help: 'Vehicles of these makes show no estimate and no calculator.',
  }),
  suppressed_locations: list([], {
    label: 'Locations without finance and similar vehicles',
    help: 'Vehicles at these locations and dealerships show no estimate, no calculator and no similar vehicles. Enter names, or short names as in page addresses.',
  }),
  stated_rate: number(
    0,
    percentRange({
      label: 'Stated rate',
      help: 'Percent a year. If you set the stated comparison rate too, estimates use this rate for a 5-year term with no deposit, with the fees below. 0 uses the lender’s own rate.',
    }),
  ),
  stated_comparison_rate: number(
    0,
    percentRange({
      label: 'Stated comparison rate',
      help: 'Percent a year, shown beside the stated rate. 0 uses the lender’s own.',
    }),
  ),
  example_text: text('', {
    label: 'Terms of the example',
    help: 'Shown in the finance disclaimer if your lender’s data doesn’t explain its repayment, such as “5 year term, 10.0% deposit, 30.0% final payment”. Leave empty to show the terms it does send.',
  }),
  disclaimer: text('', {
    label: 'Finance disclaimer',
    help: 'Shown when the lender doesn’t send one.',
    maxChars: 2000,
  }),
  comparison_warning: text(
    'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    {
      label: 'Comparison rate warning',
      help: 'The law requires this wording beside a comparison rate. Get advice before you change it.',
      maxChars: 600,
      shape: [/\S/, 'Enter a warning. The law requires one.'],
    },
  ),
  comparison_basis: text('The comparison rate is based on a 5-year secured loan of $30,000.', {
    label: 'Basis of comparison rates',
    help: 'Shown after the warning, at the end of the disclaimer. The calculator works out its comparison rates for a loan of $30,000 over 5 years.',
    maxChars: 300,
  }),
  quote: toggle(false, {
    label: 'Finance quotes',
    help: 'Requests a quote when a shopper opens a vehicle page without one. The page says that it isn’t a personal rate.',
  }),
  calculator_amount: number(30_000, {
    label: 'Calculator: starting amount',
    help: 'The dollars the calculator starts with.',
    min: 1000,
    max: 1_000_000,
  }),
  calculator_amount_is_price: toggle(true, {
    label: 'Calculator: start with the price',
    help: 'On: the calculator starts with the vehicle’s price. Off: with the amount above. Where the page shows an estimate, the calculator always starts with it, so both show the same repayment.',
  }),
  calculator_min_amount: number(1000, {
    label: 'Calculator: lowest amount',
    help: 'In dollars.',
    min: 500,
    max: 100_000,
  }),
  calculator_max_amount: number(100_000, {
    label: 'Calculator: highest amount',
    help: 'In dollars.',
    min: 1000,
    max: 1_000_000,
  }),
  calculator_max_over_price: toggle(false, {
    label: 'Calculator: highest amount follows the price',
    help: 'For vehicles above $100,000, the highest amount is 1.05 times the price.',
  }),
  calculator_term: number(5, {
    label: 'Calculator: starting term',
    help: 'The years the calculator starts with.',
    min: 1,
    max: 30,
    step: 0.5,
  }),
  calculator_max_term: number(7, { label: 'Calculator: longest term', help: 'In years.', min: 1, max: 30, step: 0.5 }),
  calculator_terms: list([], {
    label: 'Calculator: terms offered',
    help: 'In years, such as 3, 4 and 5. Leave empty to offer every half year up to the longest term.',
    shape: [/^\d{1,2}(\.5)?$/, 'Enter years, such as 3 or 4.5.'],
  }),
  calculator_interest: number(
    10,
    percentRange({ label: 'Calculator: starting interest', help: 'The percent a year the calculator starts with.' }),
  ),
  calculator_min_interest: number(0.5, percentRange({ label: 'Calculator: lowest interest', help: 'Percent a year.' })),
  calculator_max_interest: number(15, percentRange({ label: 'Calculator: highest interest', help: 'Percent a year.' })),
  calculator_interest_step: number(0.5, {
    label: 'Calculator: interest step',
    help: 'How far one step of the slider changes the rate, in percent a year.',
    min: 0.01,
    max: 5,
    step: 0.01,
  }),
  calculator_fixed_interest: number(
    0,
    percentRange({
      label: 'Calculator: fixed interest',
      help: 'Percent a year that shoppers can’t change. 0 lets shoppers choose.',
    }),
  ),
  calculator_frequency: choice(['week', 'fortnight', 'month'], 'week', {
    optionLabels: { week: 'Every week', fortnight: 'Every fortnight', month: 'Every month' },
    label: 'Calculator: repayments',
    help: 'How often repayments are made when the calculator opens.',
  }),
  calculator_round_up: toggle(false, {
    label: 'Calculator: round up',
    help: 'Rounds repayments up to whole dollars. Off: rounds to the nearest dollar.',
  }),
  establishment_fee: number(0, {
    label: 'Establishment fee',
    help: 'Dollars that the calculator and the stated rate add to the loan. 0 for none.',
    min: 0,
    max: 10_000,
    step: 0.01,
  }),
  fees: list([], {
    label: 'Other fees',
    help: 'One a line, such as “Security registration fee: 6” or “Account admin fee: 8 monthly”. The calculator includes them and lists them below the result.',
    shape: [FEE_LINE_PATTERN, 'Enter a name, a colon and dollars, such as “Establishment fee: 395”.'],
  }),
} as const
