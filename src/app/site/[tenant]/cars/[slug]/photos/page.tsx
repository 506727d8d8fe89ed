import type { Metadata } from 'next'
import { listGalleryPhotos, listPhotoCaptions, listPhotoCategories } from '@/src/domain/vehicle-page/gallery/gallery'
import { packAddresses } from '@/src/domain/vehicle-page/gallery/packed-addresses'
import { toVehicleTitle } from '@/src/domain/vehicle-page/title'
import { Missing } from '@/src/site/missing'
import { PhotoList } from '@/src/features/vehicle/gallery/photo-list'
import { findVehiclePage } from '@/src/server/vehicles/vehicle-page'
import { Breadcrumbs } from '@/src/ui/breadcrumbs'

type Params = { params: Promise<{ tenant: string; slug: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Params) => {
  const { tenant, slug } = await params
  const found = await findVehiclePage(tenant, slug)
  if (found?.kind !== 'shown') return null
  const { site, vehicle } = found
  const { main, sub } = toVehicleTitle(vehicle)
  return { site, vehicle, main, name: [main, sub].filter(Boolean).join(' '), photos: listGalleryPhotos(vehicle) }
}

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return { title: 'Vehicle not found' }
  return {
    title: `Photos of ${found.name}`,
    alternates: { canonical: `/cars/${found.vehicle.slug}` },
    robots: { index: false },
  }
}

/** `/cars/{slug}/photos`: all photos in one column, which the gallery links to until its script has loaded (GAL-01). */
const PhotosPage = async (props: Params) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, vehicle, main, name, photos } = found
  return (
    <div className="wrap grid gap-6 py-6">
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: main, href: `/cars/${vehicle.slug}` }, { label: 'Photos' }]}
      />
      <h1 className="text-xl lg:text-2xl">Photos of {name}</h1>
      {photos.length === 0 ? (
        <p>We haven’t photographed this vehicle yet.</p>
      ) : (
        <PhotoList
          photos={packAddresses(photos)}
          categories={listPhotoCategories(vehicle)}
          captions={listPhotoCaptions(vehicle)}
          name={name}
          quality={Number(site.switches.display.image_quality)}
        />
      )}
    </div>
  )
}

export default PhotosPage
