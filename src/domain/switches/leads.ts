import { number } from './kit'

/** The lead inbox (ADM-04). */
export const leads = {
  overdue_minutes: number(120, {
    label: 'Overdue after',
    help: 'Minutes after which a lead nobody answered is marked overdue in the inbox and on the landing page.',
    min: 5,
    max: 10_080,
  }),
} as const
