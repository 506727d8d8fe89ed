import { number, toggle } from './kit'

/** The lead inbox (ADM-04). */
export const leads = {
  receipt: toggle(true, {
    label: 'Email shoppers a receipt',
    help: 'Shoppers who enter an email address in a form get an email that it arrived, with their reference. Bookings have an email of their own.',
  }),
  overdue_minutes: number(120, {
    label: 'Overdue after',
    help: 'Minutes of the opening hours of the lead’s location. A new lead that hasn’t been answered by then is marked overdue in the inbox. Every minute counts where no opening hours are set.',
    min: 5,
    max: 10_080,
  }),
} as const
