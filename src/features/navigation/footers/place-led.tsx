import { destinationHref } from '@/src/domain/locations/location-display'
import { DrawnMap } from '@/src/shared/drawn-map'
import type { LocationHours } from '@/src/shared/open-now'
import { AllLocations, FooterGroups, FooterPhone, type FooterContent, type FooterPlace } from './footer-parts'

/** `OpenLines` replaces the text in the browser, and reads the hours from here. */
const OpenLine = (hours: LocationHours) => (
  <p className="open-now" data-hours={JSON.stringify(hours)}>
    See opening hours
  </p>
)

const Place = ({ name, slug, address, destination, phone, hours, special, timezone }: FooterPlace) => (
  <li>
    <b>
      <a href={`/locations/${slug}`}>{name}</a>
    </b>
    {hours.length > 0 && <OpenLine hours={hours} special={special} timezone={timezone} />}
    <p>
      <a href={destinationHref(destination)}>{address}</a>
    </p>
    {phone && (
      <p>
        <FooterPhone phone={phone} label={`Call ${name}`} />
      </p>
    )}
  </li>
)

/** Where the dealer is and whether it is open, beside a map; the links below. */
export const PlaceLedFooter = ({ name, places, locationCount, groups, mapPlaces }: FooterContent) => (
  <>
    <div className="footer-places" data-map={mapPlaces.length > 0 || undefined}>
      {mapPlaces.length > 0 && <DrawnMap places={mapPlaces} name={name} />}
      <div className="footer-dealer">
        <p className="footer-name">{`Visit ${name}`}</p>
        <ul className="footer-locations">
          {places.map((place) => (
            <Place key={place.slug} {...place} />
          ))}
        </ul>
        <AllLocations listed={places.length} count={locationCount} />
      </div>
    </div>
    <FooterGroups groups={groups} />
  </>
)
