import type { Switches } from '@/tenants/switches'
import { defaultCarTypes } from './search-query/base-filters'
import type { SearchState } from './search-url/state'
import { searchTitle } from './search-url/title'

/**
 * Returns the heading of a results page: “Used Toyota Corolla in Brisbane”. `noun` is the plural of the vehicles sold.
 */
export const searchHeading = (state: SearchState, search: Switches['search'], noun: string): string => {
  const base = defaultCarTypes(search.base_path)
  return searchTitle(state, base.length > 0 ? base : search.categories, noun)
}
