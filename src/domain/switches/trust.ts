import { toggle } from './kit'

/** Facts about a vehicle's time on sale. */
export const trust = {
  days_in_stock: toggle(false, {
    label: 'Show how long a vehicle has been listed',
    help: 'Shows “Listed 12 days ago” on vehicle pages.',
  }),
  price_history: toggle(false, {
    label: 'Show price changes',
    help: 'Shows on vehicle pages when the price changed, and by how much.',
  }),
} as const
