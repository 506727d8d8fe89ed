import { asDepartment } from '@/src/domain/bookings/requested-booking'
import { listLocations, offersService } from '@/src/domain/locations/listing'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { PageIntro } from '@/src/features/content/page-intro'
import { LocationLines } from '@/src/features/locations/location-lines'
import { toLocationCards } from '@/src/features/locations/location-card-data'
import { markSpecialDays } from '@/src/server/locations/location-page'
import { imageOf, openHref } from '../safe-values'
import type { BlockView } from '../view'

/** Locations listed at the opening of a page; the others are on /locations. */
const MAX_PLACES = 3

/** The workshops, else all locations as such, so that special hours of service count. */
const listWorkshops = (all: readonly SiteLocation[]): readonly SiteLocation[] => {
  const workshops = all.filter(offersService)
  return (workshops.length > 0 ? workshops : all).map((one) => asDepartment(one, 'service'))
}

const findPlaces = (site: Site, places: 'none' | 'all' | 'service' | undefined) => {
  if (places === undefined || places === 'none') return []
  const all = listLocations(site)
  return places === 'service' ? listWorkshops(all) : all
}

export const introView: BlockView<'intro'> = (data, context) => {
  const { site, isFirst, id } = context
  if (data.title === undefined) return null
  const places = findPlaces(site, data.places)
  const listed = places.slice(0, MAX_PLACES)
  const href = openHref(data.link_href, context)
  return (
    <PageIntro
      id={id('intro')}
      title={data.title}
      text={data.text}
      image={imageOf(data)}
      link={data.link_label !== undefined && href !== undefined ? { label: data.link_label, href } : undefined}
      isFirst={isFirst}
    >
      {listed.length > 0 && (
        <LocationLines
          places={toLocationCards(listed, { site, today: markSpecialDays(listed), reviews: () => undefined })}
          count={places.length}
        />
      )}
    </PageIntro>
  )
}
