import { idOf } from '@/src/domain/content/id-of'
import { formatOfferPeriod } from '@/src/features/content/offer-teaser'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { CardGrid } from '@/src/features/stock/card/card-grid'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { findRunningPromotion } from '@/src/server/stock/promotion-vehicles'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

export const priceChangeView: BlockView<'price-change'> = async (data, { site, now, id }) => {
  const change = idOf(data.price_change)
  const promotion = change === undefined ? null : await findRunningPromotion(site, change, now)
  if (!promotion || promotion.records.length === 0) return null
  return (
    <Section title={data.heading ?? 'On sale now'} id={id('promotion')}>
      <p className="text-muted mb-4">{formatOfferPeriod(promotion)}</p>
      <CardGrid views={toCardViews(promotion.records, toCardSettings(site), now)} />
    </Section>
  )
}
