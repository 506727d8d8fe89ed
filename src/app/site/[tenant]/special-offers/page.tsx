import { allStockLink } from '@/src/domain/navigation/all-stock-link'
import type { Metadata } from 'next'
import { EmptyList } from '@/src/features/content/empty-list'
import { toOfferTeaser } from '@/src/features/content/offer-teaser'
import { buildGraph } from '@/src/domain/content/structured-data'
import { buildBreadcrumbData, homeCrumb } from '@/src/domain/navigation/breadcrumb-data'
import { sitePhone } from '@/src/domain/locations/phones'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import { findWheel } from '@/src/domain/sales/wheel'
import type { Site } from '@/src/domain/tenancy/site'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { PageHeader } from '@/src/features/content/page-header'
import { TeaserList } from '@/src/features/content/teasers'
import { Missing } from '@/src/site/missing'
import { listCurrentOffers } from '@/src/server/content/offers'
import { listNewestStock } from '@/src/server/stock/stock'
import { siteById } from '@/src/server/site/site'
import { button } from '@/src/ui/button'
import { PageMetadata } from '@/src/site/page-metadata'

type Props = { params: Promise<{ tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const TITLE = 'Special offers'
/** A page with so few offers would be short, so it shows the newest stock as well. */
const FEW_OFFERS = 2

const NEWEST_VEHICLES = 8

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

/** The newest stock, for a page with few offers or none. */
const NewestStock = async ({ site }: { site: Site }) => {
  const vehicles = await listNewestStock(site.id, NEWEST_VEHICLES)
  if (vehicles.length === 0) return null
  return (
    <StockStrip
      title="Just arrived"
      id="newest"
      background="bg-surface-alt"
      more={allStockLink(site)}
      views={toCardViews(vehicles, toCardSettings(site), new Date())}
    />
  )
}

/** The dealer's prize wheel, which is an offer too. */
const WheelLink = ({ site }: { site: Site }) => {
  const wheel = findWheel(site)
  if (!wheel) return null
  return (
    <aside aria-labelledby="wheel" className="wrap pb-10 lg:pb-16">
      <div className="border-border bg-raised flex flex-wrap items-center justify-between gap-4 rounded-md border p-5">
        <div className="grid gap-1">
          <h2 id="wheel" className="text-lg font-semibold">
            Spin to Win
          </h2>
          <p className="text-muted">{wheel.campaign}: one spin for each mobile number.</p>
        </div>
        <a href="/spin-to-win" className={button('secondary', 'lg')}>
          Go to the prize wheel
        </a>
      </div>
    </aside>
  )
}

const NoOffers = ({ site }: { site: Site }) => (
  <div className="wrap pt-6 pb-10 lg:pt-8 lg:pb-16">
    <EmptyList
      title="No special offers at the moment"
      text={`New offers appear here on the day they start. In the meantime, see what has just arrived, or ${sitePhone(site) ? 'call' : 'write'} and tell us what you need.`}
      stock={allStockLink(site)}
      phone={sitePhone(site)}
    />
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
        {...(offers.length > 0 && { text: `What’s on at ${site.name} right now.` })}
      />
      {offers.length > 0 ? (
        <div className="wrap pt-6 pb-10 lg:pt-8 lg:pb-16">
          <TeaserList as="h2" teasers={offers.map(toOfferTeaser)} arrangement="page" action="See the offer" isFirst />
        </div>
      ) : (
        <NoOffers site={site} />
      )}
      <WheelLink site={site} />
      {offers.length <= FEW_OFFERS && <NewestStock site={site} />}
    </>
  )
}

export default Page
