import { sitePhone } from '@/src/domain/locations/phones'
import type { Site } from '@/src/domain/tenancy/site'
import { Article } from '@/src/features/content/article'
import { ContactBox } from '@/src/features/content/contact-box'
import { formatOfferPeriod } from '@/src/features/content/offer-teaser'
import type { Offer } from '@/src/server/content/offers'
import { button } from '@/src/ui/button'

export const offerCrumbs = [{ label: 'Special offers', href: '/special-offers' }] as const

/** The page of an offer, on the site and in the panel's preview. */
export const OfferArticle = ({ offer, site }: { offer: Offer; site: Site }) => {
  const period = formatOfferPeriod(offer)
  return (
    <Article
      crumbs={offerCrumbs}
      title={offer.title}
      note={period}
      lead={offer.summary}
      image={offer.image_url}
      body={offer.body}
      aside={
        <ContactBox
          title="Take up this offer"
          text={
            period
              ? `${period}. Tell us which offer you’re calling about.`
              : 'Tell us which offer you’re calling about.'
          }
          phone={sitePhone(site)}
        >
          <a href={offer.link?.href ?? '/contact'} className={button('primary', 'lg')}>
            {offer.link?.label ?? 'Ask us about this offer'}
          </a>
        </ContactBox>
      }
    >
      {offer.terms && (
        <div className="article-terms">
          <h2>Conditions</h2>
          <p>{offer.terms}</p>
        </div>
      )}
    </Article>
  )
}
