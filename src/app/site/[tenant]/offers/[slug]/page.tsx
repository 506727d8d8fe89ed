import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { graph } from '@/src/domain/content/structured-data'
import { crumbData, home } from '@/src/domain/navigation/crumb-data'
import { Article } from '@/src/features/content/article'
import { offerEnds } from '@/src/features/content/offer-teaser'
import { Missing } from '@/src/features/navigation/missing'
import { offerAt } from '@/src/server/offers'
import { siteById } from '@/src/server/site'
import { button } from '@/src/ui/button'
import { Told } from '../../told'

type Props = { params: Promise<{ tenant: string; slug: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const { tenant, slug } = await params
  const [site, offer] = await Promise.all([siteById(tenant), offerAt(tenant, slug, new Date())])
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

/** `/offers/{slug}`, also reached by its id; one that is over, or still to come, is not found (CNT-04). */
const Page = async (props: Props) => {
  const { site, offer, slug } = await read(props)
  if (!site || !offer) return <Missing />
  if (slug !== offer.slug) permanentRedirect(`/offers/${offer.slug}`)
  const path = `/offers/${offer.slug}`
  const crumbs = [{ label: 'Special offers', href: '/special-offers' }]
  const way = crumbData([home, ...crumbs, { label: offer.title }], site, `${site.url}${path}`)
  return (
    <>
      <Told title={offer.title} path={path} picture={offer.image_url} site={site} data={graph(way)} />
      <Article
        crumbs={crumbs}
        title={offer.title}
        note={offerEnds(offer)}
        lead={offer.summary}
        image={offer.image_url}
        body={offer.body}
      >
        <a href={offer.link?.href ?? '/contact'} className={button('primary', 'lg', 'justify-self-start')}>
          {offer.link?.label ?? 'Ask us about this offer'}
        </a>
        {offer.terms && <p className="text-muted max-w-[70ch] text-sm whitespace-pre-line">{offer.terms}</p>}
      </Article>
    </>
  )
}

export default Page
