import { Article } from '@/src/features/content/article'
import { formatOfferPeriod } from '@/src/features/content/offer-teaser'
import type { Offer } from '@/src/server/content/offers'
import { button } from '@/src/ui/button'

export const offerCrumbs = [{ label: 'Special offers', href: '/special-offers' }] as const

/** The page of an offer, on the site and in the panel's preview. */
export const OfferArticle = ({ offer }: { offer: Offer }) => (
  <Article
    crumbs={offerCrumbs}
    title={offer.title}
    note={formatOfferPeriod(offer)}
    lead={offer.summary}
    image={offer.image_url}
    body={offer.body}
  >
    <a href={offer.link?.href ?? '/contact'} className={button('primary', 'lg', 'justify-self-start')}>
      {offer.link?.label ?? 'Ask us about this offer'}
    </a>
    {offer.terms && <p className="text-muted max-w-[70ch] text-sm whitespace-pre-line">{offer.terms}</p>}
  </Article>
)
