import { formatEnd } from '@/src/domain/content/display-window'
import { formatDay } from '@/src/domain/time/days'
import { formatMomentDay } from '@/src/domain/time/format-moment'
import { capitalize } from '@/src/domain/text/format-text'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Offer } from '@/src/server/content/offers'
import type { Teaser } from './teasers'

/** Returns when an offer began and ends as text; undefined if neither is known. */
export const formatOfferPeriod = ({
  start,
  expiry,
  timezone,
}: Pick<Offer, 'start' | 'expiry' | 'timezone'>): string | undefined => {
  const from = start === undefined ? undefined : `Started ${formatMomentDay(start, timezone)}`
  const until = expiry === undefined ? undefined : `ends ${formatEnd(expiry, timezone, formatDay)}`
  return capitalize([from, until].filter(Boolean).join(', ')) || undefined
}

export const toOfferTeaser = (offer: Offer): Teaser => ({
  href: `/offers/${offer.slug}`,
  title: offer.title,
  text: offer.summary,
  ...omitEmpty({ note: formatOfferPeriod(offer), image_url: offer.image_url }),
})
