import type { Metadata } from 'next'
import { toOfferTeaser } from '@/src/features/content/offer-teaser'
import { buildGraph } from '@/src/domain/content/structured-data'
import { buildBreadcrumbData, homeCrumb } from '@/src/domain/navigation/breadcrumb-data'
import { PageHeader } from '@/src/features/content/page-header'
import { TeaserList } from '@/src/features/content/teasers'
import { Missing } from '@/src/site/missing'
import { listCurrentOffers } from '@/src/server/content/offers'
import { siteById } from '@/src/server/site/site'
import { button } from '@/src/ui/button'
import { PageMetadata } from '@/src/site/page-metadata'

type Props = { params: Promise<{ tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const TITLE = 'Special offers'

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const site = await siteById((await params).tenant)
  if (!site) return {}
  return {
    title: TITLE,
    description: `Current special offers at ${site.name}.`,
    alternates: { canonical: '/special-offers' },
    openGraph: null,
  }
}

const NoOffers = ({ searchPath }: { searchPath: string }) => (
  <div className="border-border grid justify-items-start gap-4 rounded-md border p-6">
    <h2 className="text-lg">No special offers at the moment</h2>
    <p className="text-muted max-w-[60ch]">
      New offers appear here on the day they start. In the meantime, take a look at our stock.
    </p>
    <a href={searchPath} className={button('secondary')}>
      See all stock
    </a>
  </div>
)

/** `/special-offers`: the current offers, latest first (CNT-04). */
const Page = async ({ params }: Props) => {
  const { tenant } = await params
  const [site, offers] = await Promise.all([siteById(tenant), listCurrentOffers(tenant, new Date())])
  if (!site) return <Missing />
  return (
    <>
      <PageMetadata
        title={TITLE}
        path="/special-offers"
        image={offers.find((one) => one.image_url)?.image_url}
        site={site}
        data={buildGraph(buildBreadcrumbData([homeCrumb, { label: TITLE }], site, `${site.url}/special-offers`))}
      />
      <PageHeader
        crumbs={[]}
        title={TITLE}
        {...(offers.length > 0 && { text: `Current special offers at ${site.name}.` })}
      />
      <div className="wrap py-6 lg:py-10">
        {offers.length > 0 ? (
          <TeaserList as="h2" teasers={offers.map(toOfferTeaser)} />
        ) : (
          <NoOffers searchPath={site.switches.search.base_path} />
        )}
      </div>
    </>
  )
}

export default Page
