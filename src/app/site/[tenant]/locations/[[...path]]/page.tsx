import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { findLocation, locationTypeLabel } from '@/src/domain/locations/listing'
import { formatAddress } from '@/src/domain/locations/location-display'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { Missing } from '@/src/site/missing'
import { siteById } from '@/src/server/site/site'
import { LocationPage } from '@/src/site/locations/location-page'
import { ListingPage } from '@/src/site/locations/listing-page'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const { segments, queryString } = splitQuerySegment(path)
  const site = await siteById(tenant)
  const [slug, ...more] = segments
  return { site, slug, queryString, known: more.length === 0 }
}

const locationMetadata = (site: Site, location: SiteLocation): Metadata => {
  const title = location.name
  const description = `${location.name}, ${locationTypeLabel(location).toLowerCase()} at ${formatAddress(location)}: opening hours, phone, directions and stock.`
  const canonical = `/locations/${location.slug}`
  return {
    title: location.name.includes(site.name) ? { absolute: title } : title,
    description,
    alternates: { canonical },
    openGraph: null,
  }
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { site, slug, queryString } = await read(props)
  if (!site) return {}
  const location = slug === undefined ? undefined : findLocation(site, slug)
  if (location) return locationMetadata(site, location)
  return {
    title: slug === undefined ? 'Our Locations' : 'Page not found',
    description: `Where to find ${site.name}: addresses, opening hours and phone numbers.`,
    openGraph: null,
    ...(slug === undefined && { alternates: { canonical: '/locations' } }),
    ...(queryString !== '' && { robots: { index: false, follow: true } }),
  }
}

/** `/locations` (LOC-01) and `/locations/{slug}`, which also accepts the dealership's slug (LOC-03). */
const Page = async (props: Props) => {
  const { site, slug, queryString, known } = await read(props)
  if (!site || !known) return <Missing />
  if (slug === undefined) {
    const requested = new URLSearchParams(queryString).get('show')
    const location = requested === null ? undefined : findLocation(site, requested)
    if (location) permanentRedirect(`/locations/${location.slug}`)
    return <ListingPage site={site} queryString={queryString} />
  }
  const location = findLocation(site, slug)
  if (location) return <LocationPage site={site} location={location} />
  const lowerCase = slug.toLowerCase()
  if (lowerCase !== slug && findLocation(site, lowerCase)) permanentRedirect(`/locations/${lowerCase}`)
  return <Missing />
}

export default Page
