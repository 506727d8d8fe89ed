import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { buildGraph } from '@/src/domain/content/structured-data'
import { buildBreadcrumbData, homeCrumb } from '@/src/domain/navigation/breadcrumb-data'
import type { Site } from '@/src/domain/tenancy/site'
import { toOfferTeaser } from '@/src/features/content/offer-teaser'
import { TeaserList } from '@/src/features/content/teasers'
import { Section } from '@/src/ui/section'
import { Missing } from '@/src/site/missing'
import { findOffer, listCurrentOffers, type Offer } from '@/src/server/content/offers'
import { siteById } from '@/src/server/site/site'
import { PageMetadata } from '@/src/site/page-metadata'
import { OfferArticle, offerCrumbs } from '@/src/site/offers/offer-article'
import { OfferVehicles } from '@/src/site/offers/offer-vehicles'

type Props = { params: Promise<{ tenant: string; slug: string }> }

/** Offers below another. */
const MAX_OTHER_OFFERS = 3

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const { tenant, slug } = await params
  const [site, offer] = await Promise.all([siteById(tenant), findOffer(tenant, slug, new Date())])
  return { site, offer, slug }
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { offer } = await read(props)
  if (!offer) return { title: 'Offer not found' }
  return {
    title: offer.title,
    description: offer.summary,
    alternates: { canonical: `/offers/${offer.slug}` },
    openGraph: null,
  }
}

/** Other current offers, so that one that does not suit is no dead end. */
const OtherOffers = async ({ offer, site }: { offer: Offer; site: Site }) => {
  const others = (await listCurrentOffers(site.id, new Date())).filter(({ id }) => id !== offer.id)
  if (others.length === 0) return null
  return (
    <Section
      title="More offers"
      id="more-offers"
      background="bg-surface-alt"
      more={{ label: 'All offers', href: '/special-offers' }}
    >
      <TeaserList as="h3" teasers={others.slice(0, MAX_OTHER_OFFERS).map(toOfferTeaser)} />
    </Section>
  )
}

/** `/offers/{slug}`, or by id; 404 for an offer that is over or has not started (CNT-04). */
const Page = async (props: Props) => {
  const { site, offer, slug } = await read(props)
  if (!site || !offer) return <Missing />
  if (slug !== offer.slug) permanentRedirect(`/offers/${offer.slug}`)
  const path = `/offers/${offer.slug}`
  const breadcrumbData = buildBreadcrumbData(
    [homeCrumb, ...offerCrumbs, { label: offer.title }],
    site,
    `${site.url}${path}`,
  )
  return (
    <>
      <PageMetadata
        title={offer.title}
        path={path}
        image={offer.image_url}
        site={site}
        data={buildGraph(breadcrumbData)}
      />
      <OfferArticle offer={offer} site={site} />
      {offer.price_change !== undefined && <OfferVehicles site={site} change={offer.price_change} />}
      <OtherOffers offer={offer} site={site} />
    </>
  )
}

export default Page
