import { listMapPlaces, pinOf } from '@/src/domain/locations/australia'
import { findLocation } from '@/src/domain/locations/listing'
import type { SiteLocation } from '@/src/domain/locations/location'
import {
  directionsHref,
  findPrimaryLocation,
  formatAddress,
  listVisibleLocations,
} from '@/src/domain/locations/location-display'
import { omitEmpty } from '@/src/domain/omit-empty'
import { LocationHero } from '@/src/features/locations/location-hero'
import { mapStyleUrl } from '@/src/server/site/map-style'
import { button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

/** The location's position on the drawn map and on that of a map service. */
const placeOf = (location: SiteLocation) => {
  const { point, address } = location
  const { lat, long } = address
  return omitEmpty({
    name: location.name,
    city: address.city,
    directions: directionsHref(location),
    pin: point && pinOf(point),
    position: lat === undefined || long === undefined ? undefined : ([long, lat] as const),
  })
}

export const mapView: BlockView<'map'> = (data, { site, id }) => {
  const location = data.location === undefined ? findPrimaryLocation(site) : findLocation(site, data.location)
  if (location === undefined) return null
  // A map of no location in particular shows where all are.
  const others = data.location === undefined ? listMapPlaces(listVisibleLocations(site)).slice(1) : []
  return (
    <Section title={data.heading ?? location.name} id={id('map')}>
      <div className="grid gap-4 lg:grid-cols-3 lg:gap-8">
        <div className="lg:col-span-2">
          <LocationHero view={placeOf(location)} mapStyle={mapStyleUrl} others={others} />
        </div>
        <div className="grid content-start justify-items-start gap-4">
          <p>
            <a href={`/locations/${location.slug}`} className="font-semibold underline">
              {location.name}
            </a>
            <br />
            {formatAddress(location)}
          </p>
          <a href={directionsHref(location)} className={button('secondary', 'md')}>
            <Icon name="map-pin" className="size-5" />
            Get directions
          </a>
        </div>
      </div>
    </Section>
  )
}
