import type { Switches } from '@/src/domain/switches'
import { stockSorts, type StockSort } from '../search-record/search-record'
import { createSlugLookup, type SlugSource } from './slug-lookup'
import type { SearchUrlRules } from './url'

/** The order by distance needs a place, so no dealer offers it for every search. */
const isStockSort = (name: string): name is StockSort => Object.hasOwn(stockSorts, name) && name !== 'nearest'

/** Returns the sorts a tenant offers, in its order; only relevance when the switch names no known sort. */
export const listOfferedSorts = (search: Pick<Switches['search'], 'sorts'>): readonly StockSort[] => {
  const sorts = search.sorts.filter(isStockSort)
  return sorts.length > 0 ? sorts : ['relevant']
}

export const defaultSortOf = (search: Pick<Switches['search'], 'sorts'>): StockSort =>
  listOfferedSorts(search)[0] ?? 'relevant'

/** Builds the rules of a tenant's search addresses from its switches and the terms of its stock. */
export const createSearchUrlRules = (search: Switches['search'], slugSource: SlugSource): SearchUrlRules => ({
  basePath: search.base_path,
  pathPrefix: search.path_prefix,
  excludedMakes: search.excluded_makes,
  lookup: createSlugLookup(slugSource),
  defaultSort: defaultSortOf(search),
  hasDefaultCity: search.default_city !== '',
})
