import { BrandSearch } from '@/src/features/search-blocks/brand-search'
import { brandSearch } from '@/src/server/search-blocks'
import { numberOf } from '../data'
import type { BlockView } from '../view'

/** Its heading has one id: one on a page. */
export const brandsView: BlockView = async (data, { site, id }) => {
  if (id('brand-search') !== 'brand-search') return null
  const found = await brandSearch(site, Math.min(20, Math.max(2, Math.round(numberOf(data, 'limit', 8)))))
  const { base_path, path_prefix, excluded_makes } = site.switches.search
  return found.length > 0 ? <BrandSearch brands={found} search={{ base_path, path_prefix, excluded_makes }} /> : null
}
