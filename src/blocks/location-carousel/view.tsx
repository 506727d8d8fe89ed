import { omitEmpty } from '@/src/domain/omit-empty'
import { listLocations } from '@/src/domain/locations/listing'
import { Locations } from '@/src/features/locations/locations'
import { markSpecialDays } from '@/src/server/locations/location-page'
import { findVisibleReviews } from '@/src/server/content/reviews'
import type { BlockView } from '../view'

/** Locations shown on a page of blocks; the others are on /locations. */
const MAX_LOCATIONS = 4

export const locationCarouselView: BlockView<'location-carousel'> = async ({ heading, layout }, { site }) => (
  <Locations
    site={site}
    {...omitEmpty({ title: heading })}
    layout={layout === 'lines' ? 'lines' : 'cards'}
    locations={listLocations(site).slice(0, MAX_LOCATIONS)}
    reviews={(await findVisibleReviews(site)).of}
    today={markSpecialDays(site.locations)}
    more={{ label: 'All locations', href: '/locations' }}
  />
)
