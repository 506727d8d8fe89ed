import { Icon } from '@/src/ui/icon'
import type { LocationCardData } from './location-card-data'
import { OpenNow } from '@/src/shared/open-now'

type Props = {
  places: readonly LocationCardData[]
  /** All locations of the kind, including those not listed. */
  count: number
}

/** Locations in one line each: name, open now and phone, for the top of a page. */
export const LocationLines = ({ places, count }: Props) => (
  <>
    <ul className="location-lines">
      {places.map((place) => (
        <li key={place.slug}>
          <div>
            <a href={`/locations/${place.slug}`} className="font-semibold underline-offset-4 hover:underline">
              {place.name}
            </a>
            <p className="text-muted text-sm">{place.address}</p>
          </div>
          {place.opening_hours.length > 0 && (
            <OpenNow
              hours={place.opening_hours}
              special={place.special}
              timezone={place.timezone}
              fallbackText="See opening hours"
            />
          )}
          {place.phones[0] && (
            <a href={place.phones[0].href} className="location-line-phone">
              <Icon name="phone" className="size-5" />
              <span className="sr-only">{`Call ${place.name}: `}</span>
              {place.phones[0].text}
            </a>
          )}
        </li>
      ))}
    </ul>
    {count > places.length && (
      <p className="pt-2">
        <a href="/locations" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {`All ${count} locations`}
        </a>
      </p>
    )}
  </>
)
