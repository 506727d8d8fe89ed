import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import type { SiteLocation } from '@/src/domain/locations/location'
import { vehiclePhone } from '@/src/domain/locations/phones'
import { listHoursLines } from '@/src/domain/locations/hours'
import { listNearSpecialHours } from '@/src/domain/locations/special-hours'
import { similarLinkOf } from '@/src/domain/stock/searches/similar-link'
import { isAvailable } from '@/src/domain/stock/vehicle/availability'
import { listPageTags } from '@/src/domain/stock/card/card-tag'
import type { CardStyle } from '@/src/domain/theme/site-theme'
import type { Site } from '@/src/domain/tenancy/site'
import { buildGalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { listKeyInformation } from '@/src/domain/vehicle-page/facts/key-information'
import { formatListedPrice } from '@/src/domain/vehicle-page/price/listed-price'
import { locationDayOf } from '@/src/domain/vehicle-page/vehicle-location'
import { listSpecifications } from '@/src/domain/vehicle-page/facts/specifications'
import { listOpenGraphTags } from '@/src/domain/vehicle-page/sharing/open-graph'
import { shareImageSize } from '@/src/domain/vehicle-page/sharing/share-card'
import { buildVehicleData } from '@/src/domain/vehicle-page/sharing/structured-data'
import { formatVehicleDescription, toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { LatestPosts } from '@/src/features/content/latest-posts'
import { Missing } from '@/src/site/missing'
import { SimilarSection } from '@/src/features/stock/similar/similar-section'
import { HoursTable } from '@/src/features/locations/hours-table'
import { closedDayOf } from '@/src/features/locations/location-card-data'
import { OpenNow } from '@/src/shared/open-now'
import { pageExtras } from '@/src/site/vehicle/page-extras'
import { costSections } from '@/src/site/vehicle/costs'
import { OwnReservationStyle } from '@/src/site/vehicle/own-reservation'
import { VehicleTools, StatisticsPlaceholder, saveButtons } from '@/src/site/vehicle/vehicle-tools'
import { RecentlyViewed } from '@/src/features/saved/recently-viewed'
import { VehiclePage } from '@/src/features/vehicle/vehicle-page'
import { markSpecialDays } from '@/src/server/locations/location-page'
import { listFooterPosts } from '@/src/server/content/footer-posts'
import { warnMissing } from '@/src/server/site/warn-missing'
import { listSimilarStock } from '@/src/server/stock/stock'
import { listVehicleDocuments } from '@/src/server/vehicles/vehicle-documents'
import { vehicleShareImage } from '@/src/server/vehicles/share-image'
import { findVehiclePage, type VehiclePageData } from '@/src/server/vehicles/vehicle-page'
import { ServerOnlyHead, type HeadTag } from '@/src/ui/server-only-head'
import { JsonLd } from '@/src/ui/json-ld'
import { registerServerHtml } from '@/src/ui/register-server-html'

type Params = { params: Promise<{ tenant: string; slug: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const headTags = (found: VehiclePageData): readonly HeadTag[] => {
  const { site, vehicle } = found
  const { url, title } = pageTexts(found)
  const image = { path: `${url}/share-image?v=${vehicleShareImage(found).version}`, ...shareImageSize }
  return listOpenGraphTags(vehicle, { title, url: `${site.url}${url}`, site: site.name, image }).map(
    ([property, content]) => [
      'meta',
      property.startsWith('twitter') ? { name: property, content } : { property, content },
    ],
  )
}

/** Title, description and path of a vehicle's page. */
const pageTexts = ({ site, vehicle, price }: Pick<VehiclePageData, 'site' | 'vehicle' | 'price'>) => {
  const { main, sub } = toVehicleTitle(vehicle)
  return {
    title: [main, sub].filter(Boolean).join(' '),
    description: formatVehicleDescription(vehicle, formatListedPrice(vehicle, price), site.name),
    url: `/cars/${vehicle.slug}`,
  }
}

export const generateMetadata = async ({ params }: Params): Promise<Metadata> => {
  const { tenant, slug } = await params
  const found = await findVehiclePage(tenant, slug)
  if (found?.kind !== 'shown') return { title: 'Vehicle not found' }
  const { title, description, url } = pageTexts(found)
  // `ServerOnlyHead` writes this page's tags for shared links.
  return { title, description, alternates: { canonical: url }, openGraph: null }
}

/** Height in rem of a card with a price and at most two buttons, by its style. */
const cardHeightsRem: Readonly<Record<CardStyle, number>> = {
  classic: 29,
  minimal: 21.5,
  'spec-sheet': 34.5,
  'price-tag': 29,
}

/** Styles in which the dealer's further buttons have rows of their own. */
const hasButtonRows = (style: CardStyle): boolean => style === 'classic' || style === 'spec-sheet'

/** Estimated height of the dealer's cards in rem, which reserves space to prevent a layout shift. */
const estimateCardHeightRem = ({ switches: { display, finance }, theme: { card } }: Site): number =>
  cardHeightsRem[card] + (finance.estimate ? 3 : 0) + (hasButtonRows(card) && display.card_buttons.length > 2 ? 5.5 : 0)

const LocationHours = ({ site, location }: { readonly site: Site; readonly location: SiteLocation }) => (
  <>
    {location.opening_hours.length > 0 && (
      <OpenNow
        hours={location.opening_hours}
        special={listNearSpecialHours(location, markSpecialDays([location]))}
        timezone={location.timezone}
        fallbackText="Opening hours"
      />
    )}
    <HoursTable lines={listHoursLines(location.opening_hours)} closed={closedDayOf(site, location)} />
  </>
)

/** `/cars/{slug}` (VDP-01); 404 for another dealer's vehicle. */
const VehicleRoute = async ({ params }: Params) => {
  const { tenant, slug } = await params
  const found = await findVehiclePage(tenant, slug)
  if (!found) return <Missing />
  if (found.kind === 'moved') permanentRedirect(found.to)
  const { site, vehicle, record, location, price } = found
  const { display, search } = site.switches
  const phone = vehiclePhone(vehicle.car_type, location, site)
  if (phone === undefined) warnMissing(site, `no phone number found for ${vehicle.car_type} vehicles`)
  const now = new Date()
  const [similar, documents, posts] = await Promise.all([
    listSimilarStock(site, vehicle),
    listVehicleDocuments(found),
    listFooterPosts(site.id, now, site.switches.vehicle.posts),
  ])
  return (
    <>
      <ServerOnlyHead name={registerServerHtml(JSON.stringify(headTags(found)))} />
      <JsonLd data={buildVehicleData(vehicle, site, location)} />
      <VehicleTools vehicle={vehicle} site={site} />
      <VehiclePage
        vehicle={vehicle}
        site={site}
        location={location}
        phone={phone}
        price={price}
        tags={listPageTags(record, display, now)}
        {...saveButtons(vehicle, site)}
        statistics={<StatisticsPlaceholder vehicle={vehicle} site={site} />}
        documents={documents}
        available={isAvailable(vehicle.status)}
        gallery={buildGalleryView(vehicle, site.switches)}
        keyFacts={listKeyInformation(vehicle)}
        specs={listSpecifications(vehicle, locationDayOf(location, now), display.unregistered_text)}
        {...pageExtras(found, now)}
        {...costSections(found, now)}
        hours={location && <LocationHours site={site} location={location} />}
      />
      {similar.length > 0 && (
        <SimilarSection
          title={`Similar ${vehicle.item_type}s`}
          more={similarLinkOf(vehicle, similar, search)}
          slug={vehicle.slug}
          links={similar.map((one) => [one.slug, one.name])}
          heightRem={estimateCardHeightRem(site)}
        />
      )}
      <LatestPosts posts={posts} />
      <RecentlyViewed id={vehicle.id} />
      <OwnReservationStyle vehicle={vehicle} />
    </>
  )
}

export default VehicleRoute
