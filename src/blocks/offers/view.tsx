import { TeaserList } from '@/src/features/content/teasers'
import { toOfferTeaser } from '@/src/features/content/offer-teaser'
import { listCurrentOffers } from '@/src/server/content/offers'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

export const offersView: BlockView<'offers'> = async (data, { site, now, id }) => {
  const offers = await listCurrentOffers(site.id, now)
  if (offers.length === 0) return null
  return (
    <Section
      title={data.heading ?? 'Special offers'}
      id={id('offers')}
      more={{ label: 'All offers', href: '/special-offers' }}
    >
      <TeaserList as="h3" teasers={offers.slice(0, data.limit ?? 3).map(toOfferTeaser)} />
    </Section>
  )
}
