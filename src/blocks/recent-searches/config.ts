import { createBlock } from '../fields'

export const recentSearches = createBlock({
  slug: 'recent-searches',
  label: 'Recent searches',
  help: 'The visitor’s own five latest searches, kept in their browser. Nothing shows for who has none.',
  fields: [],
})
