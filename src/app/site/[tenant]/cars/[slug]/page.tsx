import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { carPhone } from '@/src/domain/locations/present'
import { specialFor } from '@/src/domain/locations/special-hours'
import { makeHref } from '@/src/domain/navigation/search-links'
import { isAvailable } from '@/src/domain/stock/availability'
import { pageTags } from '@/src/domain/stock/card'
import type { Site } from '@/src/domain/tenancy/site'
import { galleryView } from '@/src/domain/vehicle-page/gallery-view'
import { keyInformation } from '@/src/domain/vehicle-page/key-information'
import { offeredLine } from '@/src/domain/vehicle-page/offered-price'
import { yardDay } from '@/src/domain/vehicle-page/place'
import { specifications } from '@/src/domain/vehicle-page/specifications'
import { sharedTags } from '@/src/domain/vehicle-page/shared-link'
import { vehicleData } from '@/src/domain/vehicle-page/structured-data'
import { vehicleDescription, vehicleTitle } from '@/src/domain/vehicle-page/title'
import { PostsBeside } from '@/src/features/content/posts-beside'
import { Missing } from '@/src/app/site/missing'
import { SimilarSection } from '@/src/features/stock/similar-section'
import { HoursTable } from '@/src/features/locations/hours-table'
import { closedDay } from '@/src/features/locations/location-facts'
import { OpenNow } from '@/src/features/locations/open-now'
import { beside } from './beside'
import { costs } from './costs'
import { CarTools, Figures, SaveCar } from './car-tools'
import { RecentlyViewed } from '@/src/features/saved/recently-viewed'
import { VehiclePage } from '@/src/features/vehicle/vehicle-page'
import { imageHost } from '@/src/server/images'
import { noteSpecialDays } from '@/src/server/location-page'
import { postsBeside } from '@/src/server/posts'
import { similarStock } from '@/src/server/stock'
import { vehicleAt, type ShownVehicle } from '@/src/server/vehicle-page'
import { HeadOnce, type HeadTag } from '@/src/ui/head-once'
import { JsonLd } from '@/src/ui/json-ld'
import { keepOnce } from '@/src/ui/once-kept'

type Params = { params: Promise<{ tenant: string; slug: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const headTags = (found: ShownVehicle): readonly HeadTag[] => {
  const { site, vehicle } = found
  const { url, title } = spoken(found)
  return sharedTags(vehicle, { title, url: `${site.url}${url}`, site: site.name, host: imageHost }).map(
    ([property, content]) => [
      'meta',
      property.startsWith('twitter') ? { name: property, content } : { property, content },
    ],
  )
}

/** Title, description and path of a vehicle's page. */
const spoken = ({ site, vehicle, price }: Pick<ShownVehicle, 'site' | 'vehicle' | 'price'>) => {
  const { main, sub } = vehicleTitle(vehicle)
  return {
    title: [main, sub].filter(Boolean).join(' '),
    description: vehicleDescription(vehicle, offeredLine(vehicle, price), site.name),
    url: `/cars/${vehicle.slug}`,
  }
}

export const generateMetadata = async ({ params }: Params): Promise<Metadata> => {
  const { tenant, slug } = await params
  const found = await vehicleAt(tenant, slug)
  if (found?.kind !== 'shown') return { title: 'Vehicle not found' }
  const { title, description, url } = spoken(found)
  // `ServerOnlyHead` writes this page's tags for shared links.
  return { title, description, alternates: { canonical: url }, openGraph: null }
}

/** Estimated height of the dealer's cards in rem, which reserves space to prevent a layout shift. */
const cardRoom = ({ switches: { display, finance } }: Site): number =>
  29 + (finance.estimate ? 3 : 0) + (display.card_buttons.length > 2 ? 5.5 : 0)

/** `/cars/{slug}` (VDP-01); 404 for another dealer's vehicle. */
const CarPage = async ({ params }: Params) => {
  const { tenant, slug } = await params
  const found = await vehicleAt(tenant, slug)
  if (!found) return <Missing />
  if (found.kind === 'moved') permanentRedirect(found.to)
  const { site, vehicle, record, location, price } = found
  const { display, search } = site.switches
  const now = new Date()
  const [similar, posts] = await Promise.all([
    similarStock(site, vehicle),
    postsBeside(site.id, now, site.switches.vehicle.posts),
  ])
  return (
    <>
      <HeadOnce name={keepOnce(JSON.stringify(headTags(found)))} />
      <JsonLd data={vehicleData(vehicle, site, location)} />
      <CarTools vehicle={vehicle} site={site} />
      <VehiclePage
        vehicle={vehicle}
        site={site}
        location={location}
        phone={carPhone(vehicle.car_type, location, site)}
        price={price}
        tags={pageTags(record, display, now)}
        save={<SaveCar vehicle={vehicle} site={site} />}
        figures={<Figures vehicle={vehicle} site={site} />}
        available={isAvailable(vehicle.status)}
        gallery={galleryView(vehicle, site.switches)}
        keyFacts={keyInformation(vehicle)}
        specs={specifications(vehicle, yardDay(location, now), display.unregistered_text)}
        {...beside(found, now)}
        {...costs(found, now)}
        hours={
          location && (
            <>
              {location.opening_hours.length > 0 && (
                <OpenNow
                  hours={location.opening_hours}
                  special={specialFor(location, noteSpecialDays([location]))}
                  timezone={location.timezone}
                  today="Opening hours"
                />
              )}
              <HoursTable hours={location.opening_hours} closed={closedDay(site, location)} />
            </>
          )
        }
      />
      {similar.length > 0 && (
        <SimilarSection
          title={`Similar ${vehicle.item_type}s`}
          more={{ label: `See all ${vehicle.make}`, href: makeHref(vehicle.make, search) }}
          slug={vehicle.slug}
          links={similar.map((one) => [one.slug, one.name])}
          room={cardRoom(site)}
        />
      )}
      <PostsBeside posts={posts} />
      <RecentlyViewed id={vehicle.id} />
    </>
  )
}

export default CarPage
