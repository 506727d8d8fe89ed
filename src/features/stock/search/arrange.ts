import type { CardRecord } from '@/src/domain/stock/card'
import { collapseSold } from '@/src/domain/stock/search-query/hit-runs'
import { defaultCarTypes } from '@/src/domain/stock/search-query/base-filters'
import type { SearchState } from '@/src/domain/stock/search-url/state'
import type { Switches } from '@/tenants/switches'

type Search = Switches['search']

/** A page's cars as the tenant shows them: sold runs collapsed (SRCH-11). */
export const arranged = (
  cars: readonly CardRecord[],
  search: Search,
  before?: Pick<CardRecord, 'sold'>,
): readonly CardRecord[] => (search.collapse_sold ? collapseSold(cars, before) : cars)

/** Car types a search is narrowed to, by choice or by the dealer's own search page; none means all. */
export const carTypes = (state: SearchState, search: Search): readonly string[] =>
  state.lists.car_type ?? defaultCarTypes(search.base_path)

const isUsedOnly = (state: SearchState, search: Search): boolean => {
  const types = carTypes(state, search)
  return types.length === 1 && types[0] === 'used'
}

/** How many cars stand between two promotional cards; 0 where none belongs: in a used search, or by switch (SRCH-10). */
export const promoEvery = (state: SearchState, search: Search): number =>
  search.promo_always || isUsedOnly(state, search) ? search.promo_every : 0
