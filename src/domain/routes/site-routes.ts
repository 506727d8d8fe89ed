import type { GatedPage } from '../accounts/gated-pages'

/** Facts about a page or file of a dealer's site. */
export type SiteRoute = {
  /**
   * True if the page is stored (`docs/concepts/page-cache.md`). False if it depends on its query or on the shopper: each
   * request renders it anew, with its query.
   */
  readonly stored: boolean
  /**
   * The query parameters that a stored page reads. They become a part of its path, which is the key of the stored page;
   * all others are dropped, because each would store another copy of the same page.
   */
  readonly query?: readonly string[] | 'all'
  /** The query also counts below the path, where a search has its filters. */
  readonly queryBelow?: true
  /** Closes it to crawlers: all addresses that begin like it, this address alone, or this address with a query. */
  readonly disallow?: 'prefix' | 'exact' | 'with-query'
  /**
   * Listed in the sitemap: always, or as far as the dealer has content for it. The second needs code in one of the lists
   * in `src/server/sitemap`.
   */
  readonly sitemap?: 'always' | 'with-content'
  /** Requires a sign-in, always or if the dealer says so (`src/domain/accounts/gated-pages.ts`). */
  readonly gate?: GatedPage
  /** Staff may have a page at this address. It opens the route, whose form follows. */
  readonly opensWithPage?: true
  /**
   * A folder in which staff may have no page either. Routes with a variable part reserve the folder before it without
   * this.
   */
  readonly reservedFolder?: string
}

/** A form or its result: rendered for each request. */
const form = { stored: false } as const
/** A form or its result that crawlers must not read. */
const privateForm = { stored: false, disallow: 'prefix' } as const

/**
 * Every page and file of a dealer's site except `/api`, by its folder in `src/app/site/[tenant]`. Page cache, sitemap,
 * robots.txt, sign-in and the addresses that staff may choose follow from it. To add one: `CONTRIBUTING.md`.
 */
export const siteRoutes = {
  '/': { stored: true, sitemap: 'always' },
  '/[...path]': { stored: true, sitemap: 'with-content' },
  '/[brand]/overview': { stored: true, sitemap: 'with-content' },
  '/apply': privateForm,
  '/apply-for-finance': privateForm,
  '/blog/[[...path]]': { stored: true, sitemap: 'always' },
  '/book-service': privateForm,
  '/book-test-drive': privateForm,
  '/booking/[token]': privateForm,
  '/brands': { stored: true, sitemap: 'with-content', reservedFolder: 'brands' },
  '/brochures/[file]': { stored: false },
  '/cars/[slug]': { stored: true, sitemap: 'with-content' },
  '/cars/[slug]/autogauge': { stored: true, disallow: 'prefix' },
  '/cars/[slug]/buy-online': { ...privateForm, gate: 'checkout' },
  '/cars/[slug]/checkout': { ...privateForm, gate: 'checkout' },
  '/cars/[slug]/documents/[file]': { stored: false, disallow: 'prefix' },
  '/cars/[slug]/photos': { stored: true },
  '/cars/[slug]/share-image': { stored: false },
  '/cars/trade-in': { ...privateForm, gate: 'trade-in' },
  '/cars/trade-in/[valuation]': { ...privateForm, gate: 'trade-in' },
  '/checkout-journey': { ...privateForm, gate: 'checkout' },
  '/compare': privateForm,
  '/contact': form,
  '/contact-us': { ...form, sitemap: 'with-content' },
  '/contact-us/[location]': { ...form, sitemap: 'with-content' },
  '/dealer-locator/[[...path]]': { stored: true, query: ['postcode'], sitemap: 'with-content' },
  '/dealerships': { stored: true },
  '/delivery/[[...path]]': { stored: true, query: ['car_id', 'postcode'], disallow: 'with-query' },
  '/favicon.ico': { stored: true },
  '/feed.xml': { stored: true },
  '/finance': { ...form, opensWithPage: true },
  '/finance-enquiry': privateForm,
  '/garage/[name]': { stored: false, disallow: 'exact', gate: 'garage' },
  '/home-test-drive': privateForm,
  '/locations/[[...path]]': { stored: true, query: ['show', 'slugs', 'type'], sitemap: 'with-content' },
  '/manifest.webmanifest': { stored: true },
  '/models/[[...path]]': { stored: true, query: 'all', sitemap: 'with-content' },
  '/models/[slug]': { stored: true, sitemap: 'with-content' },
  '/news/[[...path]]': { stored: true, sitemap: 'always' },
  '/offers/[slug]': { stored: true, sitemap: 'with-content' },
  '/online-payment': { ...form, gate: 'online-payment' },
  '/order-parts': privateForm,
  '/parts/search/[[...path]]': { stored: true, query: 'all', sitemap: 'with-content' },
  '/payments/[token]': form,
  '/payments/test/[session]': form,
  '/personalised/finance': { ...privateForm, gate: 'personalised-finance', reservedFolder: 'personalised' },
  '/print/[[...path]]': { stored: true, query: ['car_id', 'loan'], disallow: 'with-query' },
  '/privacy-policy': { stored: true, sitemap: 'always' },
  '/register-interest': form,
  '/robots.txt': { stored: true },
  '/saved-searches': { ...privateForm, reservedFolder: 'saved-searches' },
  '/saved-searches/confirm': privateForm,
  '/search/[[...path]]': { stored: true, query: 'all', queryBelow: true, sitemap: 'with-content' },
  '/share-image': { stored: false },
  '/sign-in': { ...privateForm, reservedFolder: 'sign-in' },
  '/sitemaps/[file]': { stored: true },
  '/special-offers': { stored: true, sitemap: 'always' },
  '/spin-to-win': { ...form, gate: 'spin-to-win' },
  '/success': { stored: false, disallow: 'exact' },
  '/unsubscribe': privateForm,
  '/used-car/[[...path]]': { stored: true, query: 'all', queryBelow: true, sitemap: 'with-content' },
  '/watchlist': { stored: false, disallow: 'exact' },
} as const satisfies Readonly<Record<string, SiteRoute>>

export type SiteRoutePath = keyof typeof siteRoutes

/** Routes that may require a sign-in. */
export type GatedRoutePath = {
  [Path in SiteRoutePath]: (typeof siteRoutes)[Path] extends { readonly gate: GatedPage } ? Path : never
}[SiteRoutePath]

/** The routes with their paths, as one list. */
export const siteRouteList: readonly (SiteRoute & { readonly path: string })[] = Object.entries<SiteRoute>(
  siteRoutes,
).map(([path, route]) => ({ path, ...route }))

/** Each dealer chooses the public address of this route (`accounts.garage_path`). */
export const GARAGE_ROUTE: SiteRoutePath = '/garage/[name]'
export const DEFAULT_GARAGE_PATH = '/my-garage'

/** Returns the path before its first variable part: `/cars/[slug]/photos` → `/cars`, `/blog/[[...path]]` → `/blog`. */
export const fixedPart = (path: string): string => path.replace(/\/\[.*$/, '')

/** Returns a pattern of the addresses of these routes, whose variable parts are single segments. */
export const toRoutePattern = (paths: readonly string[]): RegExp =>
  new RegExp(`^(?:${paths.map((path) => path.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '[^/]+')).join('|')})$`)
