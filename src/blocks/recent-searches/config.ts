import { createBlock } from '../fields'

export const recentSearches = createBlock({
  slug: 'recent-searches',
  label: 'Recent searches',
  help: 'The shopper’s five latest searches, stored in their browser. Hidden if they don’t have any.',
  fields: [],
})
