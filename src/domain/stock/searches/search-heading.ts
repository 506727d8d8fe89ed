import type { Switches } from '@/src/domain/switches'
import { defaultCarTypes } from '../search-query/base-filters'
import type { SearchState } from '../search-url/state'
import { formatSearchTitle } from '../search-url/title'

/**
 * Returns the heading of a results page: “Used Toyota Corolla in Brisbane”. `noun` is the plural of the vehicles sold.
 */
export const formatSearchHeading = (state: SearchState, search: Switches['search'], noun: string): string => {
  const defaultTypes = defaultCarTypes(search.base_path)
  return formatSearchTitle(state, defaultTypes.length > 0 ? defaultTypes : search.categories, noun)
}
