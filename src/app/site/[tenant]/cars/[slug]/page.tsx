import type { Metadata } from 'next'
import { carPhone } from '@/src/domain/locations/present'
import { makeHref } from '@/src/domain/navigation/search-links'
import { isAvailable } from '@/src/domain/stock/availability'
import { cardPrice, cardTag } from '@/src/domain/stock/card'
import { withOverrides } from '@/src/domain/stock/overrides'
import type { ItemType } from '@/src/domain/stock/vehicle'
import { toSearchRecord } from '@/src/domain/stock/to-search-record'
import { galleryPictures } from '@/src/domain/vehicle-page/gallery'
import { galleryView } from '@/src/domain/vehicle-page/gallery-view'
import { keyInformation } from '@/src/domain/vehicle-page/key-information'
import { vehicleLocation } from '@/src/domain/vehicle-page/place'
import { priceWords } from '@/src/domain/vehicle-page/price-words'
import { specifications } from '@/src/domain/vehicle-page/specifications'
import { vehicleData } from '@/src/domain/vehicle-page/structured-data'
import { vehicleDescription, vehicleTitle } from '@/src/domain/vehicle-page/title'
import { Missing } from '@/src/features/navigation/missing'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { HoursTable } from '@/src/features/locations/hours-table'
import { OpenNow } from '@/src/features/locations/open-now'
import { cardView } from '@/src/features/stock/card-view'
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
  if (!site || !vehicle) return null
  const location = vehicleLocation(vehicle, site)
  const record = toSearchRecord(vehicle, { tenantId: tenant, location })
  const price = priceWords(cardPrice(record, site.switches.display))
  return { site, vehicle: withOverrides(vehicle), record, location, price }
}

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return { title: 'Vehicle not found' }
  const { site, vehicle, price } = found
  const { main, sub } = vehicleTitle(vehicle)
  const title = [main, sub].filter(Boolean).join(' ')
  const shown = [price.amount.replace(/\.$/, ''), price.type?.toLowerCase()].filter(Boolean).join(' ')
  const image = galleryPictures(vehicle)[0]
  return {
    title,
    description: vehicleDescription(vehicle, shown, site.name),
    alternates: { canonical: `/cars/${vehicle.slug}` },
    openGraph: { title, url: `/cars/${vehicle.slug}`, ...(image && { images: [image] }) },
  }
}

const similarTitle: Readonly<Record<ItemType, string>> = {
  car: 'Similar cars',
  motorcycle: 'Similar motorcycles',
  truck: 'Similar trucks',
  caravan: 'Similar caravans',
}

/** `/cars/{slug}` (VDP-01); a slug of another dealer is not found. */
const CarPage = async (props: Params) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, vehicle, record, location, price } = found
  const { display, search } = site.switches
  const now = new Date()
  const similar = await similarStock(site.id, vehicle)
  return (
    <>
      <JsonLd data={vehicleData(vehicle, site)} />
      <VehiclePage
        vehicle={vehicle}
        site={site}
        location={location}
        phone={carPhone(vehicle.car_type, location, site)}
        record={record}
        price={price}
        tag={cardTag(record, display, now)}
        available={isAvailable(vehicle.status)}
        gallery={galleryView(vehicle, site.switches)}
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
          title={similarTitle[vehicle.item_type]}
          id="similar"
          ground="bg-surface-alt"
          more={{ label: `See all ${vehicle.make}`, href: makeHref(vehicle.make, search) }}
          views={similar.map((one) => cardView(one, display, now))}
        />
      )}
    </>
  )
}

export default CarPage
