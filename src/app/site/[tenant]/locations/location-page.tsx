import { doesService, typesOf } from '@/src/domain/locations/listing'
import { phoneOf } from '@/src/domain/locations/present'
import { reviewRules, shownReviews } from '@/src/domain/locations/reviews'
import { holidayGroups } from '@/src/domain/locations/special-hours'
import { locationCrumbs, locationData } from '@/src/domain/locations/structured-data'
import type { Site, SiteLocation } from '@/src/domain/tenancy/site'
import { PlaceTop } from '@/src/features/locations/place-top'
import { placeView } from '@/src/features/locations/place-view'
import { ReviewsSection } from '@/src/features/locations/reviews-section'
import { ServiceBooking } from '@/src/features/locations/service-booking'
import { cardView } from '@/src/features/stock/card-view'
import { outlineOf, project, states } from '@/src/features/stock/search/australia'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { locationStock, noteSpecialDays } from '@/src/server/location-page'
import { shownReviewsOf } from '@/src/server/reviews'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { Told } from '../told'

const outlines = Object.values(states).map(({ points }) => outlineOf(points))
/** Vehicles of the location shown; a link leads to the others. */
const mostCars = 4

/** The location whose service can be booked on the page, if the dealer's switch is on (LOC-06). */
const booked = (site: Site, types: readonly SiteLocation[]): SiteLocation | undefined =>
  site.switches.locations.service_booking ? types.find(doesService) : undefined

/** A location with its hours, reviews and stock (LOC-03). */
export const LocationPage = async ({ site, location }: { site: Site; location: SiteLocation }) => {
  const [reviews, stock] = await Promise.all([shownReviewsOf(site), locationStock(site, location, mostCars)])
  const types = typesOf(site, location)
  const today = noteSpecialDays(types)
  const summary = reviews.of(location)
  const service = booked(site, types)
  const now = new Date()
  return (
    <>
      <Told
        title={location.name}
        path={`/locations/${location.slug}`}
        picture={location.image_url}
        site={site}
        data={locationData({ site, location, today, reviews: summary })}
      />
      <div className="wrap pt-4">
        <Breadcrumbs crumbs={locationCrumbs(location)} />
      </div>
      <PlaceTop
        key={location.id}
        places={types.map((one) => placeView(one, { site, today, reviews: reviews.of, project }))}
        start={types.indexOf(location)}
        outlines={outlines}
        closed={site.switches.locations.closed_day}
        holidays={holidayGroups(types, today)}
      />
      {service && (
        <ServiceBooking name={service.name} url={service.service_booking_url} phone={phoneOf(service, site)} />
      )}
      {stock && (
        <StockStrip
          title="In stock here"
          id="stock"
          ground="bg-surface-alt"
          more={{ label: 'See all stock here', href: stock.href }}
          views={stock.cars.map((record) => cardView(record, site.switches, now))}
        />
      )}
      {summary && <ReviewsSection summary={summary} reviews={shownReviews(summary, reviewRules(site.switches))} />}
    </>
  )
}
