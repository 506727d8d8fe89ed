import { omitEmpty } from '@/src/domain/omit-empty'
import { PriceRangeSection } from '@/src/features/search-blocks/price-range-section'
import { loadPriceBlock } from '@/src/server/content/search-blocks'
import type { BlockView } from '../view'

/** One per page, because its script finds its fields by name. */
export const priceRangeView: BlockView<'price-range'> = async ({ heading, text }, { site, id }) => {
  if (id('price-range') !== 'price-range') return null
  const prices = await loadPriceBlock(site)
  return prices && <PriceRangeSection search={site.switches.search} {...omitEmpty({ heading, text })} {...prices} />
}
