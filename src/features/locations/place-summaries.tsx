import type { PhoneLink } from '@/src/domain/phone'
import { Icon } from '@/src/ui/icon'
import type { LocationCardData } from './location-card-data'
import { OpenNow } from '@/src/shared/open-now'

const Phone = ({ href, text }: PhoneLink) => (
  <a href={href} className="btn btn-md btn-primary">
    <Icon name="phone" className="size-5" />
    {text}
  </a>
)

const PlaceSummary = ({ place }: { place: LocationCardData }) => (
  <article className="place-summary">
    <div>
      <h2 className="text-lg">
        <a href={`/locations/${place.slug}`}>{place.name}</a>
      </h2>
      <p className="text-muted">{place.address}</p>
      {place.opening_hours.length > 0 && (
        <OpenNow
          hours={place.opening_hours}
          special={place.special}
          timezone={place.timezone}
          fallbackText="See opening hours"
        />
      )}
    </div>
    <div className="flex flex-wrap gap-2">
      {place.phones[0] && <Phone {...place.phones[0]} />}
      <a href={place.directions} className="btn btn-md btn-secondary">
        Get Directions
        <span className="sr-only">{` to ${place.name}`}</span>
      </a>
    </div>
  </article>
)

/** Where a dealer is: name, address, open now, phone and directions of each location. */
export const PlaceSummaries = ({ places }: { places: readonly LocationCardData[] }) => (
  <ul className="grid gap-4 lg:grid-cols-2">
    {places.map((place) => (
      <li key={place.slug} className="grid">
        <PlaceSummary place={place} />
      </li>
    ))}
  </ul>
)
