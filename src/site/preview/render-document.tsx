import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import type { ReactNode } from 'react'
import { ContentPage } from '@/src/blocks/content-page'
import { renderBlocks, startsWithHero } from '@/src/blocks/render-blocks'
import { defaultHome } from '@/src/blocks/default-home'
import type { Site } from '@/src/domain/tenancy/site'
import { themeCssWithFonts } from '@/src/domain/theme/css'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { PromoTile } from '@/src/features/stock/card/promo-tile'
import { cardLayoutOf } from '@/src/features/stock/card/card-photo-sources'
import { gridAttributes } from '@/src/features/stock/search/results/grid-attributes'
import { VehicleCard } from '@/src/features/stock/card/vehicle-card'
import type { Brand, Location, PromoCard as StoredCard } from '@/src/payload-types'
import type { BlockData } from '@/src/server/content/block-data'
import { toBrand, loadBrands } from '@/src/server/models/brands'
import { toFooter, toMenu } from '@/src/server/content/menus'
import { toSiteLocation } from '@/src/server/locations/locations'
import { withShownStatus } from '@/src/server/models/models'
import { toModelPage } from '@/src/server/models/to-model-page'
import { toOffer } from '@/src/server/content/offers'
import { toHomePage, loadHomePage, toPageContent } from '@/src/server/content/pages'
import { toPost } from '@/src/server/content/posts'
import type { PreviewDocument } from '@/src/server/content/preview'
import { toPromoCard } from '@/src/server/content/promo-cards'
import { toSiteTheme } from '@/src/server/site/site-theme'
import { withMenus } from '@/src/server/content/site-menus'
import { listNewestStock } from '@/src/server/stock/stock'
import { Section } from '@/src/ui/section'
import { BrandBody, brandCrumbs } from '@/src/site/brands/brand-body'
import { PostArticle } from '@/src/site/blog/post-article'
import { LocationPage } from '@/src/site/locations/location-page'
import { ModelBody } from '@/src/site/models/model-body'
import { OfferArticle } from '@/src/site/offers/offer-article'
import { SiteFrame } from '@/src/site/site-frame'

type SitePage = { readonly site: Site; readonly page: ReactNode }

/** Enough for two rows, one place of them for a promo card. */
const VEHICLES_ON_PREVIEW = 5

const renderHome = async (site: Site, stored: readonly BlockData[]): Promise<ReactNode> => {
  const blocks = stored.length > 0 ? stored : defaultHome(site)
  return (
    <>
      {!startsWithHero(blocks) && <h1 className="sr-only">{site.name}</h1>}
      {await renderBlocks(blocks, site)}
    </>
  )
}

/** The newest vehicles as the search page arranges them; `between` is shown after so many of them. */
const renderSearchCards = async (site: Site, between?: { node: ReactNode; position: number }): Promise<ReactNode> => {
  const vehicles = await listNewestStock(site.id, VEHICLES_ON_PREVIEW)
  const views = toCardViews(vehicles, toCardSettings(site), new Date())
  const items = views.map((view) => (
    <li key={view.id}>
      <VehicleCard view={view} layout={cardLayoutOf(site.theme)} as="h3" />
    </li>
  ))
  const before = Math.min(between?.position ?? 0, items.length)
  return (
    <Section title="On your search page" id="among-cars">
      <div className="results">
        <ul {...gridAttributes(site.theme)}>
          {items.slice(0, before)}
          {between && <li key="between">{between.node}</li>}
          {items.slice(before)}
        </ul>
      </div>
    </Section>
  )
}

/** A promo card among the newest vehicles, at its position on search pages. */
const renderPromoCard = (site: Site, stored: StoredCard): Promise<ReactNode> => {
  const card = toPromoCard(stored)
  return renderSearchCards(site, { node: <PromoTile card={card} />, position: card.position })
}

const renderSavedHome = async (site: Site): Promise<ReactNode> => renderHome(site, (await loadHomePage(site.id)).blocks)

/**
 * Replaces the location in the site by the edited one; a hidden location, which the site omits, is added at the end.
 */
const renderLocation = (site: Site, document: Location): SitePage => {
  const before = site.locations.find(({ id }) => id === document.id)
  const location = toSiteLocation(document, before?.special_hours)
  const locations = before ? site.locations.map((at) => (at === before ? location : at)) : [...site.locations, location]
  const changed = { ...site, locations }
  return { site: changed, page: <LocationPage site={changed} location={location} /> }
}

const renderBrand = async (site: Site, document: Brand): Promise<SitePage> => {
  const brand = toBrand(document)
  const found = await loadBrands(site.id)
  const crumbs = found ? brandCrumbs(brand, found.directory) : []
  return { site, page: <BrandBody brand={brand} crumbs={crumbs} site={site} /> }
}

const withHomePage = async (site: Site): Promise<SitePage> => ({ site, page: await renderSavedHome(site) })

/** The home page in a theme, and below it the vehicles of a search, which the theme arranges too. */
const renderTheme = async (site: Site): Promise<SitePage> => ({
  site,
  page: (
    <>
      {await renderSavedHome(site)}
      {await renderSearchCards(site)}
    </>
  ),
})

type Renderers = {
  readonly [One in PreviewDocument as One['collection']]: (site: Site, document: One['document']) => Promise<SitePage>
}

/** By collection: the site with the edited document, and the page that shows it. */
const renderers: Renderers = {
  pages: async (site, document) => ({ site, page: await ContentPage({ site, page: await toPageContent(document) }) }),
  home: async (site, document) => ({ site, page: await renderHome(site, (await toHomePage(document)).blocks) }),
  'promo-cards': async (site, document) => ({ site, page: await renderPromoCard(site, document) }),
  models: async (site, document) => {
    const model = await withShownStatus(site.id, toModelPage(document))
    return { site, page: await ModelBody({ model, site }) }
  },
  locations: async (site, document) => renderLocation(site, document),
  offers: async (site, document) => ({ site, page: <OfferArticle offer={toOffer(document)} site={site} /> }),
  posts: async (site, document) => ({ site, page: <PostArticle post={toPost(document)} site={site} /> }),
  brands: renderBrand,
  theme: (site, document) => renderTheme({ ...site, theme: toSiteTheme(document) }),
  header: (site, document) => withHomePage({ ...site, header: toMenu(document) }),
  footer: (site, document) => withHomePage({ ...site, footer: toFooter(document) }),
}

const renderPage = (site: Site, { collection, document }: PreviewDocument): Promise<SitePage> =>
  (renderers[collection] as (site: Site, document: PreviewDocument['document']) => Promise<SitePage>)(site, document)

export type RenderedDocument = { readonly page: ReactNode; readonly css: string }

/** Renders the page that shows a document, in the dealer's frame and theme, as shoppers would see it. */
export const renderDocument = async (site: Site, one: PreviewDocument): Promise<RenderedDocument> => {
  const found = await renderPage(site, one)
  return {
    page: <SiteFrame site={await withMenus(found.site)}>{found.page}</SiteFrame>,
    css: themeCssWithFonts(found.site.theme),
  }
}
