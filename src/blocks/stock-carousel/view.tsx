import { cardView } from '@/src/features/stock/card-view'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { stockBehind } from '@/src/server/search-blocks'
import { newestStock } from '@/src/server/stock'
import { hrefOf, numberOf, textOf } from '../data'
import type { BlockContext, BlockView } from '../view'

const most = 12

const carsOf = async (href: string | undefined, limit: number, { site }: BlockContext) =>
  href === undefined ? newestStock(site.id, limit) : ((await stockBehind(site, href, limit))?.records ?? [])

export const stockCarouselView: BlockView = async (data, context) => {
  const { site, now, id } = context
  const href = hrefOf(data, 'search')
  const limit = Math.min(most, Math.max(1, Math.round(numberOf(data, 'limit', 8))))
  const cars = await carsOf(href, limit, context)
  if (cars.length === 0) return null
  return (
    <StockStrip
      title={textOf(data, 'heading') || 'Just arrived'}
      id={id('newest')}
      ground="bg-surface-alt"
      more={{ label: textOf(data, 'more_label') || 'See all stock', href: href ?? site.switches.search.base_path }}
      views={cars.map((record) => cardView(record, site.switches, now))}
    />
  )
}
