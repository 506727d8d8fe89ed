import { number, toggle } from './kit'

const kmsLimits = { min: 1000, max: 999_999, step: 1000 }

/** Valuation of trade-ins (TRD-01 to TRD-04). The vehicle page's switch enables estimates online. */
export const trade_in = {
  offered: toggle(true, {
    label: 'Trade-in valuations',
    help: 'Turn off if you take no trade-ins. That removes your trade-in page and form, every link to them, and the trade-in step of an online purchase.',
  }),
  margin: number(18, {
    label: 'Margin',
    help: 'Percent of a similar vehicle’s asking price that covers preparing, selling and warranting a trade-in. Used when valuations are based on your own stock.',
    min: 0,
    max: 60,
    step: 0.5,
  }),
  oldest_years: number(7, {
    label: 'Oldest vehicle with an online estimate',
    help: 'In years. Older vehicles get no estimate. The form asks for a valuation by your team instead.',
    min: 1,
    max: 60,
  }),
  max_kms: number(100_000, {
    label: 'Most kilometres of a car with an online estimate',
    help: 'Cars with more kilometres get no estimate. The form asks for a valuation by your team instead. Caravans have no odometer, so they have no limit.',
    ...kmsLimits,
  }),
  max_kms_motorcycle: number(60_000, {
    label: 'Most kilometres of a motorcycle with an online estimate',
    help: 'Motorcycles with more kilometres get no estimate.',
    ...kmsLimits,
  }),
  max_kms_truck: number(500_000, {
    label: 'Most kilometres of a truck with an online estimate',
    help: 'Trucks with more kilometres get no estimate.',
    ...kmsLimits,
  }),
  valid_days: number(7, {
    label: 'Days an offer is valid',
    help: 'Shown beside every offer. After that, shoppers have to ask again.',
    min: 1,
    max: 90,
  }),
  miscellaneous: toggle(false, {
    label: 'Store the whole valuation with its lead',
    help: 'Stores the full result of a valuation with the lead.',
  }),
} as const
