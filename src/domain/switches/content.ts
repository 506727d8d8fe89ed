import { toggle } from './kit'

/** Differences between dealers in content blocks (CNT-05). */
export const content = {
  view_stock: toggle(true, {
    label: '“View Stock” button beside three features',
    help: 'Adds a button to your full stock on pages with the “Three quick links” block.',
  }),
} as const
