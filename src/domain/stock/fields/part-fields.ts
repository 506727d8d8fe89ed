import type { PartField } from './field'

/** Properties of the nested parts. `lender` is the example of one lender, stored under the lender's name. */
export const partFields = {
  variant: {
    cylinders: { type: 'integer', min: 1, max: 24, label: 'Cylinders', feed: { transform: 'cylinders' } },
    enginesize: { type: 'text', label: 'Engine of the variant', feed: { transform: 'text' } },
    enginesize_litres: {
      type: 'number',
      above: 0,
      max: 30,
      label: 'Engine size of the variant in litres',
      feed: { transform: 'litres' },
    },
    induction: { type: 'text', label: 'Induction', feed: { transform: 'text' } },
    fuelconsumptioncombined: {
      type: 'number',
      above: 0,
      max: 100,
      label: 'Fuel consumption, combined',
      feed: { transform: 'consumption' },
    },
    geartype: { type: 'text', label: 'Gear type', feed: { transform: 'text' } },
    bodyconfiguration: { type: 'text', label: 'Body of the variant', feed: { transform: 'text' } },
    torque: { type: 'text', label: 'Torque', feed: { transform: 'text' } },
    fuelcapacity: { type: 'amount', label: 'Fuel capacity in litres', feed: { transform: 'number' } },
    towingcapacitybraked: {
      type: 'amount',
      label: 'Towing capacity, braked',
      feed: { transform: 'kilograms', help: 'Kilograms; tonnes with their unit.' },
    },
    grossvehiclemass: {
      type: 'amount',
      label: 'Gross vehicle mass',
      feed: { transform: 'kilograms', help: 'Kilograms; tonnes with their unit.' },
    },
    vehiclelength: {
      type: 'amount',
      label: 'Length',
      feed: { transform: 'millimetres', help: 'Millimetres; metres with their unit.' },
    },
    vehiclewidth: { type: 'amount', label: 'Width', feed: { transform: 'millimetres' } },
    vehicleheight: { type: 'amount', label: 'Height', feed: { transform: 'millimetres' } },
    ancaprating: { type: 'number', min: 0, max: 5, label: 'ANCAP stars', feed: { transform: 'number' } },
  },
  caravan: {
    body_length: {
      type: 'amount',
      label: 'Body length',
      feed: { transform: 'feet', help: 'Feet, such as 18.5 or 18\'6"; metres and mm with their unit.' },
    },
    body_width: {
      type: 'amount',
      label: 'Body width',
      feed: { transform: 'feet', help: 'Feet; metres and mm with their unit.' },
    },
    tare_weight: {
      type: 'amount',
      label: 'Tare weight',
      feed: { transform: 'kilograms', help: 'Kilograms; tonnes with their unit.' },
    },
    aggregate_trailer_mass: {
      type: 'amount',
      label: 'Aggregate trailer mass',
      feed: { transform: 'kilograms', help: 'Kilograms; tonnes with their unit.' },
    },
    axle_type: { type: 'text', label: 'Axle type', feed: { transform: 'text' } },
    sleeps: { type: 'integer', min: 0, max: 20, label: 'Sleeps', feed: { transform: 'count' } },
  },
  lender: {
    name: {
      type: 'text',
      minLength: 1,
      maxLength: 60,
      label: 'Lender',
      feed: {
        transform: 'text',
        help: 'Whose example the columns below are, as your site’s finance settings name the lender.',
      },
    },
    disclaimer: { type: 'longText', label: 'Lender’s terms', feed: { transform: 'long_text' } },
    deposit: { type: 'amount', label: 'Lender’s deposit', feed: { transform: 'dollars' } },
    paymentWeek: { type: 'amount', label: 'Lender’s payment a week', feed: { transform: 'dollars' } },
    paymentMonth: { type: 'amount', label: 'Lender’s payment a month', feed: { transform: 'dollars' } },
    totalPayable: { type: 'amount', label: 'Lender’s total payable', feed: { transform: 'dollars' } },
    interestRate: { type: 'rate', label: 'Lender’s interest rate', feed: { transform: 'percent' } },
    comparisonRate: { type: 'rate', label: 'Lender’s comparison rate', feed: { transform: 'percent' } },
    termWeeks: { type: 'amount', label: 'Lender’s term in weeks', feed: { transform: 'number' } },
    termMonths: { type: 'amount', label: 'Lender’s term in months', feed: { transform: 'number' } },
    termYears: { type: 'amount', label: 'Lender’s term in years', feed: { transform: 'number' } },
    establishmentFees: { type: 'amount', label: 'Lender’s establishment fee', feed: { transform: 'dollars' } },
    balloon: { type: 'amount', label: 'Lender’s balloon', feed: { transform: 'dollars' } },
  },
  youxQuote: {
    weeklyRepaymentAmount: {
      type: 'amount',
      required: true,
      label: 'Quote: payment a week',
      feed: { transform: 'dollars', help: 'Shown only with both its rates.' },
    },
    advertisedRate: { type: 'rate', required: true, label: 'Quote: advertised rate', feed: { transform: 'percent' } },
    comparisonRate: { type: 'rate', required: true, label: 'Quote: comparison rate', feed: { transform: 'percent' } },
  },
  autograb_data: {
    average_market_price: { type: 'amount', label: 'Market average, Australia', feed: { transform: 'dollars' } },
    state_average_market_price: { type: 'amount', label: 'Market average, its state', feed: { transform: 'dollars' } },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PartField>>>>
