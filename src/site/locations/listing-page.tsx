import { MIN_CAROUSEL_LOCATIONS, listLocations, parseLocationFilter } from '@/src/domain/locations/listing'
import { cardLookOf, toLocationCards } from '@/src/features/locations/location-card-data'
import { LocationLines } from '@/src/features/locations/location-lines'
import { LocationList } from '@/src/features/locations/location-list'
import type { Site } from '@/src/domain/tenancy/site'
import { markSpecialDays } from '@/src/server/locations/location-page'
import { findVisibleReviews } from '@/src/server/content/reviews'
import { buildGraph } from '@/src/domain/content/structured-data'
import { buildBreadcrumbData, homeCrumb } from '@/src/domain/navigation/breadcrumb-data'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { PageMetadata } from '../page-metadata'

/** The list of locations (LOC-01); `queryString` filters it by type or slugs. */
export const ListingPage = async ({ site, queryString }: { site: Site; queryString: string }) => {
  const locations = listLocations(site, parseLocationFilter(queryString))
  const reviews = await findVisibleReviews(site)
  const cards = toLocationCards(locations, { site, today: markSpecialDays(locations), reviews: reviews.of })
  return (
    <div className="wrap grid grid-cols-1 content-start gap-6 pt-4 pb-10 lg:pt-8 lg:pb-16">
      <PageMetadata
        title="Our Locations"
        path="/locations"
        image={locations.find((one) => one.image_url)?.image_url}
        site={site}
        data={buildGraph(buildBreadcrumbData([homeCrumb, { label: 'Our Locations' }], site, `${site.url}/locations`))}
      />
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Our Locations' }]} />
      {/* One below the other on phones: whether both fit on a line would depend on the font, which comes later. */}
      <div className="flex flex-col items-start justify-between gap-x-6 gap-y-2 sm:flex-row sm:items-baseline">
        <h1 className="text-xl lg:text-2xl">Our Locations</h1>
        {locations.length > 1 && (
          <a href="/dealer-locator" className="section-more">
            Find your nearest location
          </a>
        )}
      </div>
      {locations.length === 0 ? (
        <p className="max-w-[60ch]">
          We don’t have a location you can visit at the moment.{' '}
          <a href="/contact-us" className="text-accent-text underline underline-offset-4">
            Send us a message
          </a>{' '}
          and we’ll help.
        </p>
      ) : (
        <div>
          <h2 className="sr-only">Where to find us</h2>
          <LocationList look={cardLookOf(site)} locations={cards} />
        </div>
      )}
      {/* A carousel hides what is not in view, so all are listed below it. */}
      {cards.length >= MIN_CAROUSEL_LOCATIONS && (
        <div className="grid gap-4 pt-4 lg:pt-8">
          <h2 className="text-lg lg:text-xl">{`All ${String(cards.length)} locations`}</h2>
          <LocationLines places={cards} count={cards.length} />
        </div>
      )}
    </div>
  )
}
