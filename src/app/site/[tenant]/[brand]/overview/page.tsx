import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { buildBreadcrumbData } from '@/src/domain/navigation/breadcrumb-data'
import { Missing } from '@/src/site/missing'
import { loadBrands } from '@/src/server/models/brands'
import { siteById } from '@/src/server/site/site'
import { ServerOnlyHead } from '@/src/ui/server-only-head'
import { JsonLd } from '@/src/ui/json-ld'
import { registerServerHtml } from '@/src/ui/register-server-html'
import { sharingTags } from '@/src/site/sharing-tags'
import { BrandBody, brandCrumbs } from '@/src/site/brands/brand-body'

type Params = { params: Promise<{ tenant: string; brand: string }> }

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Params) => {
  const { tenant, brand: slug } = await params
  const [site, found] = await Promise.all([siteById(tenant), loadBrands(tenant)])
  const brand = found?.brands.find((one) => one.slug === slug)
  return site && found && brand ? { site, directory: found.directory, brand } : null
}

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return { title: 'Brand not found' }
  const { brand, site } = found
  return {
    title: brand.title,
    description: brand.paragraphs[0]?.slice(0, 200) ?? `${brand.title} at ${site.name}.`,
    alternates: { canonical: `/${brand.slug}/overview` },
    openGraph: null,
  }
}

/** `/{brand}/overview` (BRD-01); redirects if the brand has a fixed page. */
const Page = async (props: Params) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, directory, brand } = found
  if (brand.skipPage) permanentRedirect(brand.skipPage)
  const path = `/${brand.slug}/overview`
  const crumbs = brandCrumbs(brand, directory)
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Brand', name: brand.title, url: `${site.url}${path}` },
      buildBreadcrumbData(crumbs, site, `${site.url}${path}`),
    ],
  }
  const tags = sharingTags({ title: brand.title, path, image: brand.banner_url, site })
  return (
    <>
      <ServerOnlyHead name={registerServerHtml(JSON.stringify(tags))} />
      <JsonLd data={data} />
      <BrandBody brand={brand} crumbs={crumbs} site={site} />
    </>
  )
}

export default Page
