import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { offersService, listDepartments } from '@/src/domain/locations/listing'
import { locationPhone } from '@/src/domain/locations/phones'
import { toReviewRules, listVisibleReviews } from '@/src/domain/locations/reviews'
import { listHolidayGroups } from '@/src/domain/locations/holiday-lines'
import { buildLocationCrumbs, buildLocationData } from '@/src/domain/locations/structured-data'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { LocationHeader } from '@/src/features/locations/location-header'
import { toDepartmentView } from '@/src/features/locations/department-view'
import { ReviewsSection } from '@/src/features/locations/reviews-section'
import { ServiceBooking } from '@/src/features/locations/service-booking'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { findLocationStock, markSpecialDays } from '@/src/server/locations/location-page'
import { loadLinkCheck } from '@/src/server/content/link-check'
import { findVisibleReviews } from '@/src/server/content/reviews'
import { warnMissing } from '@/src/server/site/warn-missing'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'
import { PageMetadata } from '../page-metadata'

const SERVICE_FORM = '/book-service'

/** Vehicles of the location shown; a link leads to the others. */
const MAX_VEHICLES = 4

/** The location whose service can be booked on the page, if the dealer's switch is on (LOC-06). */
const findBookableService = (site: Site, types: readonly SiteLocation[]): SiteLocation | undefined =>
  site.switches.locations.service_booking ? types.find(offersService) : undefined

/** A location with its hours, reviews and stock (LOC-03). */
export const LocationPage = async ({ site, location }: { site: Site; location: SiteLocation }) => {
  const [reviews, stock, leadsToPage] = await Promise.all([
    findVisibleReviews(site),
    findLocationStock(site, location, MAX_VEHICLES),
    loadLinkCheck(site.id),
  ])
  const types = listDepartments(site, location)
  const today = markSpecialDays(types)
  const summary = reviews.of(location)
  const service = findBookableService(site, types)
  if (service && !service.service_booking_url) warnMissing(site, `no xtime url found for ${service.name}`)
  const now = new Date()
  return (
    <>
      <PageMetadata
        title={location.name}
        path={`/locations/${location.slug}`}
        image={location.image_url}
        site={site}
        data={buildLocationData({ site, location, today, reviews: summary })}
      />
      <div className="wrap pt-4">
        <Breadcrumbs crumbs={buildLocationCrumbs(location)} />
      </div>
      <LocationHeader
        key={location.id}
        departments={types.map((one) => toDepartmentView(one, { site, today, reviews: reviews.of }))}
        initialIndex={types.indexOf(location)}
        closed={site.switches.locations.closed_day}
        holidays={listHolidayGroups(types, today)}
      />
      {service && (
        <ServiceBooking
          name={service.name}
          url={service.service_booking_url}
          phone={locationPhone(service, site)}
          formHref={leadsToPage(SERVICE_FORM) ? SERVICE_FORM : undefined}
        />
      )}
      {stock && (
        <StockStrip
          title="In stock here"
          id="stock"
          background="bg-surface-alt"
          more={{ label: 'See all stock here', href: stock.href }}
          views={toCardViews(stock.vehicles, toCardSettings(site), now)}
        />
      )}
      {summary && (
        <ReviewsSection summary={summary} reviews={listVisibleReviews(summary, toReviewRules(site.switches))} />
      )}
    </>
  )
}
