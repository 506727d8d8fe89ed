import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listedLocations } from '@/src/domain/locations/listing'
import { About, TalkToUs } from '@/src/features/home/about'
import { Hero } from '@/src/features/home/hero'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { mostOf, Tiles, tilesOf } from '@/src/features/home/tiles'
import { PriceRangeSection } from '@/src/features/search-blocks/price-range-section'
import { RecentSearchesSlot } from '@/src/features/search-blocks/recent-searches-slot'
import { Locations } from '@/src/features/locations/locations'
import { cardView } from '@/src/features/stock/card-view'
import { noteSpecialDays } from '@/src/server/location-page'
import { shownReviewsOf } from '@/src/server/reviews'
import { linkCounts, priceBlock } from '@/src/server/search-blocks'
import { siteById } from '@/src/server/site'
import { newestStock, stockCounts } from '@/src/server/stock'

/** Locations with a card here; the others are on /locations. */
const mostLocations = 6

type Params = { params: Promise<{ tenant: string }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Params): Promise<Metadata> => {
  const site = await siteById((await params).tenant)
  if (!site) return {}
  const { title, text } = site.home.hero
  return { title: { absolute: `${site.name} | ${title}` }, description: text ?? title, alternates: { canonical: '/' } }
}

const HomePage = async ({ params }: Params) => {
  const { tenant } = await params
  const [site, newest, counts] = await Promise.all([siteById(tenant), newestStock(tenant, 8), stockCounts(tenant)])
  if (!site) notFound()
  const { home, switches } = site
  const now = new Date()
  const tiles = tilesOf(site, counts)
  const [behind, prices, reviews] = await Promise.all([
    linkCounts(
      site,
      tiles.map(({ href }) => href),
    ),
    priceBlock(site),
    shownReviewsOf(site),
  ])
  return (
    <>
      <Hero site={site} total={counts.total} bodies={mostOf(counts.byBody, 5)} />
      <Tiles site={site} counts={counts} tiles={tiles} behind={behind} />
      {newest.length > 0 && (
        <StockStrip
          title="Just arrived"
          id="newest"
          ground="bg-surface-alt"
          more={{ label: 'See all stock', href: switches.search.base_path }}
          views={newest.map((record) => cardView(record, switches.display, now))}
        />
      )}
      {prices && <PriceRangeSection search={switches.search} {...prices} />}
      <RecentSearchesSlot />
      {home.about && <About about={home.about} />}
      <Locations
        site={site}
        locations={listedLocations(site).slice(0, mostLocations)}
        reviews={reviews.of}
        today={noteSpecialDays(site.locations)}
        more={{ label: 'All locations', href: '/locations' }}
      />
      <TalkToUs site={site} />
    </>
  )
}

export default HomePage
