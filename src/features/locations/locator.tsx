import { formatDistance, type NearbyLocation } from '@/src/domain/locations/listing'
import { formatAddress, directionsHref } from '@/src/domain/locations/location-display'
import { PostcodeCredit } from '@/src/shared/postcode-credit'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { button } from '@/src/ui/button'
import { PostcodeInput } from '@/src/ui/inputs/postcode'

const ListedLocation = ({ nearby: { location, km } }: { nearby: NearbyLocation }) => (
  <li className="near">
    <div>
      <h2>
        <a href={`/locations/${location.slug}`}>{location.name}</a>
      </h2>
      <p>{formatAddress(location)}</p>
    </div>
    {km !== undefined && <p className="near-km">{formatDistance(km)}</p>}
    <div className="near-ways">
      <a href={`/locations/${location.slug}`} className="btn btn-md btn-secondary">
        View Location
        <span className="sr-only">{` ${location.name}`}</span>
      </a>
      <a href={directionsHref(location)} className="btn btn-md btn-quiet">
        Get Directions
        <span className="sr-only">{` to ${location.name}`}</span>
      </a>
    </div>
  </li>
)

/**
 * Finds the locations nearest to a postcode, nearest first (LOC-07). A plain form that loads its own page: it needs no
 * script, and each result has its own address.
 */
export const Locator = ({
  postcode,
  problem,
  placeName,
  nearby,
}: {
  postcode: string
  problem: string | undefined
  placeName: string | undefined
  nearby: readonly NearbyLocation[]
}) => (
  <div className="wrap">
    <div className="locator">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Our Locations', href: '/locations' },
          { label: 'Find your nearest dealer' },
        ]}
      />
      <h1>Find your nearest dealer</h1>
      <form action="/dealer-locator" noValidate className="locator-form">
        <PostcodeInput
          id="locator-postcode"
          name="postcode"
          label="Your postcode"
          error={problem}
          defaultValue={postcode}
        />
        <button type="submit" className={button('primary')}>
          Find locations
        </button>
      </form>
      {placeName !== undefined && (
        <p role="status">
          {nearby.length > 0
            ? `Our locations nearest to ${placeName}, with straight-line distances:`
            : `We don’t have a location near ${placeName}.`}
        </p>
      )}
      {nearby.length === 0 ? (
        <p>
          We don’t have a location you can visit at the moment. Please{' '}
          <a href="/contact-us" className="text-accent-text underline underline-offset-4">
            contact us
          </a>{' '}
          instead.
        </p>
      ) : (
        <ol className="nears">
          {nearby.map((entry) => (
            <ListedLocation key={entry.location.slug} nearby={entry} />
          ))}
        </ol>
      )}
      <PostcodeCredit />
    </div>
  </div>
)
