import { formatMomentDay } from '@/src/domain/time/format-moment'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Offer } from '@/src/server/content/offers'
import type { Teaser } from './teasers'

/** Returns the end of an offer as text; undefined if it does not end. */
export const formatOfferEnd = ({ expiry, timezone }: Pick<Offer, 'expiry' | 'timezone'>): string | undefined =>
  expiry === undefined ? undefined : `Ends ${formatMomentDay(expiry, timezone)}`

export const toOfferTeaser = (offer: Offer): Teaser => ({
  href: `/offers/${offer.slug}`,
  title: offer.title,
  text: offer.summary,
  ...omitEmpty({ note: formatOfferEnd(offer), image_url: offer.image_url }),
})
