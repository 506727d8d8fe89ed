import { PromoTile } from '@/src/features/stock/card/promo-tile'
import { listCurrentPromoCards } from '@/src/server/content/promo-cards'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

export const promoCardsView: BlockView<'promo-cards'> = async (data, { site, now, id }) => {
  const display = data.display ?? 'all'
  const all = await listCurrentPromoCards(site.id, now)
  const cards = display === 'all' ? all : all.filter((card) => card.display === display)
  if (cards.length === 0) return null
  return (
    <Section title={data.heading ?? 'On now'} id={id('promotions')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {cards.map((card) => (
          <li key={card.id}>
            <PromoTile card={card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
