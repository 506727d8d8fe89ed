import { emptyCatalogueSearch } from '@/src/domain/catalogue/search-params'
import { canShowLayout, type HeroLayout } from '@/src/domain/content/hero-layouts'
import { choosePricePosters, listPriceSearches } from '@/src/domain/content/price-posters'
import { listLocations } from '@/src/domain/locations/listing'
import type { SiteLocation } from '@/src/domain/locations/location'
import { omitEmpty } from '@/src/domain/omit-empty'
import type { Site } from '@/src/domain/tenancy/site'
import { Hero } from '@/src/features/home/hero/hero'
import { defaultHeroLayout } from '@/src/features/home/hero/hero-layout'
import type { Slide } from '@/src/features/home/slides'
import { topNames } from '@/src/features/home/tiles'
import { toLocationCards } from '@/src/features/locations/location-card-data'
import { PlaceSummaries } from '@/src/features/locations/place-summaries'
import type { BlockData } from '@/src/server/content/block-data'
import { countLinkedStock } from '@/src/server/content/search-blocks'
import { markSpecialDays } from '@/src/server/locations/location-page'
import { findModels } from '@/src/server/models/catalogue'
import { countStock } from '@/src/server/stock/stock'
import { imageOf, openHref, safeHref } from '../safe-values'
import type { BlockContext, BlockView } from '../view'

/** Body types below the search box; the search-led layout has room for one more. */
const MAX_BODIES = 5
const MAX_LARGE_BODIES = 6
const MAX_PLACES = 2
const MAX_MODELS = 4

type SlideRow = NonNullable<BlockData<'hero'>['slides']>[number]

const slideOf = (row: SlideRow, context: BlockContext): readonly Slide[] => {
  const { name, description } = row
  const media = { image_url: imageOf(row), video: safeHref(row.video) }
  return name === undefined ? [] : [{ name, ...omitEmpty({ description, url: openHref(row.url, context), ...media }) }]
}

const loadPosters = async (site: Site) => {
  const searches = listPriceSearches(site.switches.search.base_path)
  const counts = await countLinkedStock(
    site,
    searches.map(({ href }) => href),
  )
  return choosePricePosters(searches.map((search) => ({ ...search, count: counts[search.href] ?? 0 })))
}

/** Models that can be bought come before those that are announced. */
const loadModels = async (site: Site) =>
  (await findModels(site.id, emptyCatalogueSearch))?.hits
    .toSorted((a, b) => Number(a.status === 'coming_soon') - Number(b.status === 'coming_soon'))
    .slice(0, MAX_MODELS)

/** Reads what one layout shows beside title and search box. */
const loadExtras = async (layout: HeroLayout | undefined, site: Site) => ({
  posters: layout === 'price-led' ? await loadPosters(site) : [],
  models: layout === 'model-led' ? ((await loadModels(site)) ?? []) : [],
  locations: layout === 'place-led' ? listLocations(site).slice(0, MAX_PLACES) : [],
})

const renderPlaces = (locations: readonly SiteLocation[], site: Site) => (
  <PlaceSummaries
    places={toLocationCards(locations, { site, today: markSpecialDays(locations), reviews: () => undefined })}
  />
)

export const heroView: BlockView<'hero'> = async (data, context) => {
  const { site, isFirst: first, id } = context
  const [counts, { locations, ...extras }] = await Promise.all([countStock(site.id), loadExtras(data.layout, site)])
  const bodies = topNames(counts.byBody, data.layout === 'search-led' ? MAX_LARGE_BODIES : MAX_BODIES)
  const lengths = {
    posters: extras.posters.length,
    models: extras.models.length,
    locations: locations.length,
    bodies: bodies.length,
  }
  const layout = data.layout && canShowLayout(data.layout, lengths) ? data.layout : defaultHeroLayout(site.theme)
  return (
    <Hero
      layout={layout}
      site={site}
      hero={{
        title: data.title ?? site.name,
        slides: (data.slides ?? []).flatMap((row) => slideOf(row, context)),
        ...omitEmpty({ text: data.text, image_url: imageOf(data), backdrop: data.backdrop }),
      }}
      total={counts.total}
      bodies={bodies.map((body) => ({ body, count: counts.byBody[body] ?? 0 }))}
      extras={{ ...extras, places: locations.length > 0 && renderPlaces(locations, site) }}
      first={first}
      id={id('hero-search')}
    />
  )
}
