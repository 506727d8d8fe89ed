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
      help: 'Such as cylinders, fuel consumption, towing capacity, masses and ANCAP rating. A feed replaces the values it includes and keeps your other values.',
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
      help: 'Such as its length, its masses and how many it sleeps. A feed replaces the values it includes and keeps your other values.',
    },
  },
  finance_lenders: {
    type: 'json',
    part: 'lenders',
    label: 'Lenders’ examples',
    feed: {
      transform: 'lenders',
      group: 'finance',
      label: 'Lenders’ examples',
      help: 'JSON in a cell, or the path of the object in a record: by lender, with paymentWeek, paymentMonth, interestRate, comparisonRate, termYears, deposit, balloon and so on, in dollars and percent.',
    },
    panel: {
      tab: 'price',
      row: 6,
      help: 'Each lender’s example, in dollars. A feed replaces the lenders it includes and keeps the others you add here.',
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
      help: 'A lender’s quote, shown on vehicles without an example from your own lender, if quotes are turned on.',
    },
    search: 'computed',
  },
  autograb_data: {
    type: 'json',
    part: 'autograb_data',
    label: 'Market averages',
    panel: { tab: 'price', row: 8, help: 'In dollars. Used to decide which vehicles get the below-market badge.' },
    search: 'computed',
  },
  /** The price for which the lenders' examples were calculated. They do not apply to another price (FIN-01). */
  finance_price_cents: { type: 'cents', label: 'Price of the examples', search: 'computed' },
} as const satisfies Readonly<Record<string, VehicleField>>
