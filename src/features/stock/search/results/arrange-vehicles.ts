import type { CardRecord } from '@/src/domain/stock/card/card'
import { collapseSoldRuns } from '@/src/domain/stock/search-query/collapse-sold-runs'
import { defaultCarTypes } from '@/src/domain/stock/search-query/base-filters'
import { carTypes as allCarTypes } from '@/src/domain/stock/vehicle/vehicle'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/src/domain/switches'

type SearchSwitches = Switches['search']

/** Returns a page's vehicles as the tenant shows them: runs of sold ones are collapsed (SRCH-11). */
export const arrangeVehicles = (
  vehicles: readonly CardRecord[],
  search: SearchSwitches,
  previous?: Pick<CardRecord, 'sold'>,
): readonly CardRecord[] => (search.collapse_sold ? collapseSoldRuns(vehicles, previous) : vehicles)

const isCarType = (category: string): boolean => (allCarTypes as readonly string[]).includes(category)

/** Categories are car types or vehicle types; they restrict the car types only if all of them are car types. */
const typesOfCategories = (categories: readonly string[]): readonly string[] =>
  categories.every(isCarType) ? categories : []

/**
 * Returns the car types that a search is filtered by, by choice or by the dealer's own search page; empty means all.
 */
export const selectedCarTypes = ({ lists }: SearchState, search: SearchSwitches): readonly string[] => {
  const { car_type: types = [], categories = [] } = lists
  if (types.length > 0) return types
  return categories.length > 0 ? typesOfCategories(categories) : defaultCarTypes(search.base_path)
}

const isUsedOnly = (state: SearchState, search: SearchSwitches): boolean => {
  const types = selectedCarTypes(state, search)
  return types.length === 1 && types[0] === 'used'
}

/**
 * Returns the number of vehicles between two promo cards, or 0 for none: used searches have them, or all by switch
 * (SRCH-10).
 */
export const promoEvery = (state: SearchState, search: SearchSwitches): number =>
  search.promo_always || isUsedOnly(state, search) ? search.promo_every : 0
