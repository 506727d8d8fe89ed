import type { Metadata } from 'next'
import { Missing } from '@/src/site/missing'
import { siteById } from '@/src/server/site/site'
import { ListingPage } from '@/src/site/locations/listing-page'

type Props = { params: Promise<{ tenant: string }> }

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Our Locations', alternates: { canonical: '/locations' }, openGraph: null }

/** `/dealerships`: the list of locations at a second address (LOC-01). */
const Page = async ({ params }: Props) => {
  const site = await siteById((await params).tenant)
  return site ? <ListingPage site={site} queryString="" /> : <Missing />
}

export default Page
