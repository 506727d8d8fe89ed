import { allStockLink } from '@/src/domain/navigation/all-stock-link'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { findLinkedStock } from '@/src/server/content/search-blocks'
import { listNewestStock } from '@/src/server/stock/stock'
import { safeHref } from '../safe-values'
import type { BlockContext, BlockView } from '../view'

const MAX_VEHICLES = 12

const findVehicles = async (href: string | undefined, limit: number, { site }: BlockContext) =>
  href === undefined ? listNewestStock(site.id, limit) : ((await findLinkedStock(site, href, limit))?.records ?? [])

export const stockCarouselView: BlockView<'stock-carousel'> = async (data, context) => {
  const { site, now, id } = context
  const href = safeHref(data.search)
  const limit = Math.min(MAX_VEHICLES, Math.max(1, Math.round(data.limit ?? 8)))
  const all = allStockLink(site)
  const vehicles = await findVehicles(href, limit, context)
  if (vehicles.length === 0) return null
  return (
    <StockStrip
      title={data.heading ?? 'Just arrived'}
      id={id('newest')}
      background="bg-surface-alt"
      more={{ label: data.more_label ?? (href ? 'See all stock' : all.label), href: href ?? all.href }}
      views={toCardViews(vehicles, toCardSettings(site), now)}
    />
  )
}
