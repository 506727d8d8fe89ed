import type { ReactNode } from 'react'
import { ContentPage } from '@/src/blocks/content-page'
import { drawBlocks, opensWithHero } from '@/src/blocks/draw'
import { usualHome } from '@/src/blocks/usual-home'
import type { Site } from '@/src/domain/tenancy/site'
import { letteredThemeCss } from '@/src/domain/theme/css'
import { cardView } from '@/src/features/stock/card-view'
import { PromoTile } from '@/src/features/stock/promo-tile'
import { VehicleCard } from '@/src/features/stock/vehicle-card'
import { ModelView } from '@/src/features/models/model-view'
import type { Brand, Location, PromoCard as StoredCard } from '@/src/payload-types'
import { brandOf, brandsOf } from '@/src/server/brands'
import { footerOf, menuOf } from '@/src/server/menus'
import { locationOf } from '@/src/server/locations'
import { modelPageOf } from '@/src/server/models'
import { offerOf } from '@/src/server/offers'
import { homeOf, homePage, pageOf, type StoredBlocks } from '@/src/server/pages'
import { postOf } from '@/src/server/posts'
import type { Previewed } from '@/src/server/preview'
import { promoCardOf } from '@/src/server/promo-cards'
import { themeOf } from '@/src/server/site'
import { withMenus } from '@/src/server/site-menus'
import { newestStock } from '@/src/server/stock'
import { Section } from '@/src/ui/section'
import { BrandBody, brandCrumbs } from '../../../../site/[tenant]/[brand]/brand-body'
import { PostArticle } from '../../../../site/[tenant]/blog/post-article'
import { LocationPage } from '../../../../site/[tenant]/locations/location-page'
import { interestForm, modelStock } from '../../../../site/[tenant]/models/model-parts'
import { OfferArticle } from '../../../../site/[tenant]/offers/offer-article'
import { SiteFrame } from '../../../../site/[tenant]/site-frame'

type OnSite = { readonly site: Site; readonly page: ReactNode }

/** Vehicles shown with a promo card. */
const around = 5

const homeWith = async (site: Site, stored: StoredBlocks): Promise<ReactNode> => {
  const blocks = stored.length > 0 ? stored : usualHome(site)
  return (
    <>
      {!opensWithHero(blocks) && <h1 className="sr-only">{site.name}</h1>}
      {await drawBlocks(blocks, site)}
    </>
  )
}

/** A promo card among the newest vehicles, at its position on search pages. */
const promoAmongCars = async (site: Site, stored: StoredCard): Promise<ReactNode> => {
  const card = promoCardOf(stored)
  const now = new Date()
  const cars = (await newestStock(site.id, around)).map((record) => cardView(record, site.switches, now))
  const before = Math.min(card.position, cars.length)
  return (
    <Section title="Among the cars of your search page" id="among-cars">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {cars.slice(0, before).map((view) => (
          <li key={view.id}>
            <VehicleCard view={view} as="h3" />
          </li>
        ))}
        <li key="card">
          <PromoTile card={card} />
        </li>
        {cars.slice(before).map((view) => (
          <li key={view.id}>
            <VehicleCard view={view} as="h3" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const homeOfSite = async (site: Site): Promise<ReactNode> => homeWith(site, (await homePage(site.id)).blocks)

/**
 * Replaces the location in the site by the edited one; a hidden location, which the site omits, is added at the end.
 */
const withLocation = (site: Site, document: Location): OnSite => {
  const before = site.locations.find(({ id }) => id === document.id)
  const location = locationOf(document, before?.special_hours)
  const locations = before ? site.locations.map((at) => (at === before ? location : at)) : [...site.locations, location]
  const changed = { ...site, locations }
  return { site: changed, page: <LocationPage site={changed} location={location} /> }
}

const withBrand = async (site: Site, document: Brand): Promise<OnSite> => {
  const brand = brandOf(document)
  const found = await brandsOf(site.id)
  const crumbs = found ? brandCrumbs(brand, found.directory) : []
  return { site, page: <BrandBody brand={brand} crumbs={crumbs} site={site} /> }
}

const aroundHome = async (site: Site): Promise<OnSite> => ({ site, page: await homeOfSite(site) })

type Drawers = {
  readonly [One in Previewed as One['collection']]: (site: Site, document: One['document']) => Promise<OnSite>
}

/** By collection: the site with the edited document, and the page that shows it. */
const drawers: Drawers = {
  pages: async (site, document) => ({ site, page: await ContentPage({ site, page: pageOf(document) }) }),
  home: async (site, document) => ({ site, page: await homeWith(site, homeOf(document).blocks) }),
  'promo-cards': async (site, document) => ({ site, page: await promoAmongCars(site, document) }),
  models: async (site, document) => {
    const model = modelPageOf(document)
    const stock = await modelStock(model, site)
    return { site, page: <ModelView model={model} site={site} stock={stock} form={interestForm(model, site)} /> }
  },
  locations: async (site, document) => withLocation(site, document),
  offers: async (site, document) => ({ site, page: <OfferArticle offer={offerOf(document)} /> }),
  posts: async (site, document) => ({ site, page: <PostArticle post={postOf(document)} /> }),
  brands: withBrand,
  theme: (site, document) => aroundHome({ ...site, theme: themeOf(document) }),
  header: (site, document) => aroundHome({ ...site, header: menuOf(document) }),
  footer: (site, document) => aroundHome({ ...site, footer: footerOf(document) }),
}

const shown = (site: Site, { collection, document }: Previewed): Promise<OnSite> =>
  (drawers[collection] as (site: Site, document: Previewed['document']) => Promise<OnSite>)(site, document)

export type Drawn = { readonly page: ReactNode; readonly css: string }

/** Renders the page that shows a document, in the dealer's frame and theme, as shoppers would see it. */
export const draw = async (site: Site, one: Previewed): Promise<Drawn> => {
  const found = await shown(site, one)
  return {
    page: <SiteFrame site={await withMenus(found.site)}>{found.page}</SiteFrame>,
    css: letteredThemeCss(found.site.theme),
  }
}
