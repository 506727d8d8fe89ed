import type { Switches } from '@/tenants/switches'
import { stockSorts, type StockSort } from '../search-record'
import { slugLookup, type SlugSource } from './slug'
import type { SearchUrlRules } from './url'

const isSort = (name: string): name is StockSort => Object.hasOwn(stockSorts, name)

/** Returns the sorts a tenant offers, in its order; only relevance when the switch names no known sort. */
export const offeredSorts = (search: Pick<Switches['search'], 'sorts'>): readonly StockSort[] => {
  const sorts = search.sorts.filter(isSort)
  return sorts.length > 0 ? sorts : ['relevant']
}

export const defaultSort = (search: Pick<Switches['search'], 'sorts'>): StockSort =>
  offeredSorts(search)[0] ?? 'relevant'

/** Builds the rules of a tenant's search addresses from its switches and the terms of its stock. */
export const searchUrlRules = (search: Switches['search'], words: SlugSource): SearchUrlRules => ({
  basePath: search.base_path,
  pathPrefix: search.path_prefix,
  excludedMakes: search.excluded_makes,
  lookup: slugLookup(words),
  defaultSort: defaultSort(search),
  hasDefaultCity: search.default_city !== '',
})
