import type { Switches } from '@/tenants/switches'
import { defaultCarTypes } from './search-query/base-filters'
import type { SearchState } from './search-url/state'
import { searchTitle } from './search-url/title'

/** The heading of a dealer's page of results: “Used Toyota Corolla in Brisbane”. `noun` is what the dealer sells, as many. */
export const searchHeading = (state: SearchState, search: Switches['search'], noun: string): string => {
  const base = defaultCarTypes(search.base_path)
  return searchTitle(state, base.length > 0 ? base : search.categories, noun)
}
