import { toggle } from './kit'

/** Facts about a vehicle's time on sale. */
export const trust = {
  days_in_stock: toggle(false, {
    label: 'Say since when a car is listed',
    help: '“Listed 12 days ago” on vehicle pages.',
  }),
  price_history: toggle(false, {
    label: 'Show price changes',
    help: 'The changes of a car’s price, with their days, on vehicle pages.',
  }),
} as const
