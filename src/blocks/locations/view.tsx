import { listedLocations } from '@/src/domain/locations/listing'
import { Locations } from '@/src/features/locations/locations'
import { noteSpecialDays } from '@/src/server/location-page'
import { shownReviewsOf } from '@/src/server/reviews'
import type { BlockView } from '../view'

/** Locations shown on a page of blocks; the others are on /locations. */
const most = 4

export const locationCarouselView: BlockView = async (_data, { site }) => (
  <Locations
    site={site}
    locations={listedLocations(site).slice(0, most)}
    reviews={(await shownReviewsOf(site)).of}
    today={noteSpecialDays(site.locations)}
    more={{ label: 'All locations', href: '/locations' }}
  />
)
