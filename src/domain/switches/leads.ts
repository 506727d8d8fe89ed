import { number } from './kit'

/** The lead inbox (ADM-04). */
export const leads = {
  overdue_minutes: number(120, {
    label: 'Overdue after',
    help: 'Minutes. A new lead that hasn’t been answered by then is marked overdue in the inbox and on the dashboard.',
    min: 5,
    max: 10_080,
  }),
} as const
