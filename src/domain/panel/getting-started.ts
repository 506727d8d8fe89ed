/** Reports for each thing that a site needs before it goes live whether the dealer has it. */
export type SetUpFacts = {
  readonly hasLogo: boolean
  readonly hasPhone: boolean
  readonly hasHours: boolean
  readonly hasPages: boolean
  readonly hasStock: boolean
}

/** One step of setting up a dealer, with the place in the panel to do it. */
export type SetUpStep = {
  readonly label: string
  readonly text: string
  readonly href: string
  readonly isDone: boolean
}

/** Lists the steps to a site that can go live (STF-06), done or not, in a sensible order. */
export const listSetUpSteps = (facts: SetUpFacts): readonly SetUpStep[] => [
  {
    label: 'Add your logo',
    text: 'Until then the header shows the dealer’s name.',
    href: '/admin/collections/theme',
    isDone: facts.hasLogo,
  },
  {
    label: 'Add a phone number',
    text: 'Shoppers call it from every page and every vehicle.',
    href: '/admin/collections/locations',
    isDone: facts.hasPhone,
  },
  {
    label: 'Set your opening hours',
    text: 'They’re on your locations’ pages, and decide which times can be booked.',
    href: '/admin/collections/locations',
    isDone: facts.hasHours,
  },
  {
    label: 'Publish a page',
    text: 'Such as About us or Warranty. A draft isn’t on your site yet.',
    href: '/admin/collections/pages',
    isDone: facts.hasPages,
  },
  {
    label: 'Add your stock',
    text: 'Set up a stock feed, import a file, or enter a vehicle yourself.',
    href: '/admin/collections/stock-feeds',
    isDone: facts.hasStock,
  },
]

/** Formats how far a dealer is: `Getting started: 2 of 5 done`; empty once everything is done. */
export const formatSetUpProgress = (steps: readonly SetUpStep[]): string => {
  const done = steps.filter(({ isDone }) => isDone).length
  return done === steps.length ? '' : `Getting started: ${String(done)} of ${String(steps.length)} done`
}
