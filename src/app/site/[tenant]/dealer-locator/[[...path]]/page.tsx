import type { Metadata } from 'next'
import { splitQuerySegment } from '@/src/domain/stock/search-url/segment'
import { Locator } from '@/src/features/locations/locator'
import { Missing } from '@/src/site/missing'
import { findLocations } from '@/src/server/locations/location-page'
import { siteById } from '@/src/server/site/site'

type Props = { params: Promise<{ tenant: string; path?: string[] }> }

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { path = [] } = await params
  return {
    title: 'Find your nearest dealer',
    alternates: { canonical: '/dealer-locator' },
    ...(path.length > 0 && { robots: { index: false, follow: true } }),
  }
}

/** `/dealer-locator?postcode=` (LOC-07). */
const Page = async ({ params }: Props) => {
  const { tenant, path = [] } = await params
  const { segments, queryString } = splitQuerySegment(path)
  const site = await siteById(tenant)
  if (!site || segments.length > 0) return <Missing />
  const typedText = new URLSearchParams(queryString).get('postcode')?.slice(0, 20) ?? null
  const found = await findLocations(site, typedText)
  return (
    <Locator
      postcode={typedText ?? ''}
      nearby={found.near}
      problem={found.kind === 'invalid' ? found.message : undefined}
      placeName={found.kind === 'found' ? found.place : undefined}
    />
  )
}

export default Page
