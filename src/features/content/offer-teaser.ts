import { dayWords } from '@/src/domain/content/day-words'
import { present } from '@/src/domain/present'
import type { Offer } from '@/src/server/offers'
import type { Teaser } from './teasers'

/** Returns the end of an offer as text; undefined if it does not end. */
export const offerEnds = ({ expiry, timezone }: Pick<Offer, 'expiry' | 'timezone'>): string | undefined =>
  expiry === undefined ? undefined : `Ends ${dayWords(expiry, timezone)}`

export const offerTeaser = (offer: Offer): Teaser => ({
  href: `/offers/${offer.slug}`,
  title: offer.title,
  text: offer.summary,
  ...present({ note: offerEnds(offer), image_url: offer.image_url }),
})
