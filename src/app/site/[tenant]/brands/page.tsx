import type { Metadata } from 'next'
import { brandHref } from '@/src/domain/brands/brand'
import { omitEmpty } from '@/src/domain/omit-empty'
import { buildBreadcrumbData } from '@/src/domain/navigation/breadcrumb-data'
import { BrandsView } from '@/src/features/brands/brands-view'
import { Missing } from '@/src/site/missing'
import { loadBrands } from '@/src/server/models/brands'
import { siteById } from '@/src/server/site/site'
import { ServerOnlyHead } from '@/src/ui/server-only-head'
import { JsonLd } from '@/src/ui/json-ld'
import { makeLogoHref } from '@/src/shared/logos/make-logo'
import { registerServerHtml } from '@/src/ui/register-server-html'
import { sharingTags } from '@/src/site/sharing-tags'

type Params = { params: Promise<{ tenant: string }> }

export const revalidate = 3600
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Params) => {
  const { tenant } = await params
  const [site, found] = await Promise.all([siteById(tenant), loadBrands(tenant)])
  return site && found && found.brands.length > 0 ? { site, ...found } : null
}

export const generateMetadata = async (props: Params): Promise<Metadata> => {
  const found = await read(props)
  if (!found) return { title: 'Page not found' }
  const { directory, site } = found
  return {
    title: directory.title,
    description: directory.text ?? `Every brand at ${site.name}.`,
    alternates: { canonical: '/brands' },
    openGraph: null,
  }
}

/** `/brands`: the brands directory (BRD-01); 404 for a dealer without brands. */
const Page = async (props: Params) => {
  const found = await read(props)
  if (!found) return <Missing />
  const { site, directory, brands } = found
  const crumbs = [{ label: 'Home', href: '/' }, { label: directory.title }]
  const url = `${site.url}/brands`
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        itemListElement: brands.map((brand, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: brand.title,
          url: `${site.url}${brandHref(brand)}`,
        })),
      },
      buildBreadcrumbData(crumbs, site, url),
    ],
  }
  const image = brands.find((one) => one.banner_url)?.banner_url
  return (
    <>
      <ServerOnlyHead
        name={registerServerHtml(JSON.stringify(sharingTags({ title: directory.title, path: '/brands', image, site })))}
      />
      <JsonLd data={data} />
      <BrandsView
        directory={directory}
        brands={brands.map((one) => ({ ...one, ...omitEmpty({ mark: makeLogoHref(one.make ?? one.title) }) }))}
      />
    </>
  )
}

export default Page
