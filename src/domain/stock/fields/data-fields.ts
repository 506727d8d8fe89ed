import type { VehicleField } from './field'

/** Nested data; `part-fields.ts` declares the properties. */
export const dataFields = {
  variant: {
    type: 'json',
    part: 'variant',
    search: 'computed',
    label: 'Technical data',
    panel: {
      tab: 'details',
      row: 12,
      help: 'Cylinders, consumption, towing, masses, ANCAP. A feed may bring some of them; yours beside them stay.',
    },
  },
  caravan: {
    type: 'json',
    part: 'caravan',
    search: 'computed',
    label: 'Caravan data',
    panel: {
      tab: 'details',
      row: 13,
      help: 'Lengths in feet, masses in kilograms. A feed may bring some of them; yours beside them stay.',
    },
  },
  finance_lenders: {
    type: 'json',
    part: 'lenders',
    label: 'Lenders’ examples',
    feed: {
      transform: 'lenders',
      group: 'finance',
      label: 'Lenders’ examples (JSON)',
      help: 'A cell of JSON, or the path of the object in a record: by lender, with paymentWeek, paymentMonth, interestRate, comparisonRate, termYears, deposit, balloon … in dollars and percent.',
    },
    panel: {
      tab: 'price',
      row: 6,
      help: 'By lender, in dollars, as lenders give them. A feed may bring some; another lender’s, typed here, stays.',
    },
    search: 'computed',
  },
  youxQuote: {
    type: 'json',
    part: 'youxQuote',
    label: 'Finance quote',
    panel: {
      tab: 'price',
      row: 7,
      help: 'From a lender, for cars without an example of your own lender; where quotes are switched on.',
    },
    search: 'computed',
  },
  autograb_data: {
    type: 'json',
    part: 'autograb_data',
    label: 'Market averages',
    panel: { tab: 'price', row: 8, help: 'In dollars; decides the below-market badge.' },
    search: 'computed',
  },
  /** The price for which the lenders' examples were calculated. They do not apply to another price (FIN-01). */
  finance_price_cents: { type: 'cents', label: 'Price of the examples', search: 'computed' },
} as const satisfies Readonly<Record<string, VehicleField>>
