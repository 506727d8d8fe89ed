import { toggle } from './kit'

/** Differences between dealers in content blocks (CNT-05). */
export const content = {
  view_stock: toggle(true, {
    label: '“View Stock” below the three features',
    help: 'On pages with the block “Three features”: a button to the whole stock.',
  }),
} as const
