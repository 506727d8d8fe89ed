import { number, toggle } from './kit'

/** Valuation of trade-ins (TRD-01 to TRD-04). The vehicle page's switch enables it. */
export const trade_in = {
  margin: number(18, {
    label: 'Margin',
    help: 'Percent of the asking price of cars like it that pays for making a trade-in ready, its sale and its warranty. Used where the site values from your own stock.',
    min: 0,
    max: 60,
    step: 0.5,
  }),
  oldest_years: number(7, {
    label: 'Oldest car with an online estimate',
    help: 'Years. Older cars get no estimate: the form becomes a request to look at them.',
    min: 1,
    max: 60,
  }),
  most_kms: number(100_000, {
    label: 'Most kilometres with an online estimate',
    help: 'Cars driven further get no estimate: the form becomes a request to look at them.',
    min: 1000,
    max: 999_999,
    step: 1000,
  }),
  valid_days: number(7, {
    label: 'Days an offer stands',
    help: 'Said beside every offer. After that it has to be asked for again.',
    min: 1,
    max: 90,
  }),
  miscellaneous: toggle(false, {
    label: 'Keep the whole valuation with its lead',
    help: 'Stores the result of a valuation word by word with the lead, and opens the address /api/miscellaneous for it.',
  }),
} as const
