import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { phoneOf } from '@/src/domain/locations/present'
import { makeHref } from '@/src/domain/navigation/search-links'
import { isAvailable } from '@/src/domain/vehicle-page/availability'
import { weeklyFinance } from '@/src/domain/vehicle-page/finance'
import { galleryPictures } from '@/src/domain/vehicle-page/gallery'
import { keyInformation } from '@/src/domain/vehicle-page/key-information'
import { withOverrides } from '@/src/domain/vehicle-page/overrides'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { dollars, shownPrice } from '@/src/domain/vehicle-page/price'
import { specifications } from '@/src/domain/vehicle-page/specifications'
import { vehicleData } from '@/src/domain/vehicle-page/structured-data'
import { vehicleTag } from '@/src/domain/vehicle-page/tag'
import { vehicleDescription, vehicleTitle } from '@/src/domain/vehicle-page/title'
import { secondaryRole } from '@/src/domain/theme/palette'
import { StockStrip } from '@/src/features/home/stock-strip'
import { HoursTable } from '@/src/features/locations/hours-table'
import { OpenNow } from '@/src/features/locations/open-now'
import { VehicleCard } from '@/src/features/stock/vehicle-card'
import { VehiclePage } from '@/src/features/vehicle/vehicle-page'
import { siteById } from '@/src/server/site'
import { similarStock, vehicleBySlug } from '@/src/server/stock'
import { JsonLd } from '@/src/ui/json-ld'

type Params = { params: Promise<{ tenant: string; slug: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Params) => {
  const { tenant, slug } = await params
  const [site, vehicle] = await Promise.all([siteById(tenant), vehicleBySlug(tenant, slug)])
  return site && vehicle ? { site, vehicle: withOverrides(vehicle) } : null
}

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return { title: 'Vehicle not found' }
  const { site, vehicle } = found
  const price = shownPrice(vehicle, site.switches.display)
  const { main, sub } = vehicleTitle(vehicle)
  const title = [main, sub].filter(Boolean).join(' ')
  const shown =
    price.kind === 'text' ? price.text.replace(/\.$/, '') : `${dollars(price.cents)} ${price.type.toLowerCase()}`
  const image = galleryPictures(vehicle)[0]
  return {
    title,
    description: vehicleDescription(vehicle, shown, site.name),
    alternates: { canonical: `/cars/${vehicle.slug}` },
    openGraph: { title, url: `/cars/${vehicle.slug}`, ...(image && { images: [image] }) },
  }
}

/** `/cars/{slug}` (VDP-01); a slug of another dealer is not found. */
const CarPage = async (props: Params) => {
  const found = await read(props)
  if (!found) notFound()
  const { site, vehicle } = found
  const { display, search } = site.switches
  const location = vehicleLocation(vehicle, site)
  const now = new Date()
  const similar = await similarStock(site.id, vehicle)
  return (
    <>
      <JsonLd data={vehicleData(vehicle, site)} />
      <VehiclePage
        vehicle={vehicle}
        site={site}
        location={location}
        phone={phoneOf(location, site)}
        price={shownPrice(vehicle, display)}
        priceMarked={secondaryRole(site.theme) === 'price'}
        finance={weeklyFinance(vehicle)}
        tag={vehicleTag(vehicle, display, now.getTime())}
        available={isAvailable(vehicle)}
        pictures={galleryPictures(vehicle)}
        keyFacts={keyInformation(vehicle)}
        specs={specifications(vehicle, now.toISOString().slice(0, 10), display.unregistered_text)}
        similarHref={makeHref(vehicle.make, search)}
        hours={
          location && (
            <>
              {location.opening_hours.length > 0 && (
                <OpenNow hours={location.opening_hours} timezone={location.timezone} today="Opening hours" />
              )}
              <HoursTable hours={location.opening_hours} />
            </>
          )
        }
      />
      {similar.length > 0 && (
        <StockStrip
          title="Similar cars"
          id="similar"
          ground="bg-surface-alt"
          more={{ label: `See all ${vehicle.make}`, href: makeHref(vehicle.make, search) }}
        >
          {similar.map((record) => (
            <VehicleCard key={record.objectID} record={record} site={site} />
          ))}
        </StockStrip>
      )}
    </>
  )
}

export default CarPage
