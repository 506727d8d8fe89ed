import { isSafeHref } from '@/src/domain/content/href'
import { isWindowOpen } from '@/src/domain/content/display-window'
import { findRedirect } from '@/src/domain/content/redirects'
import { fixedFiles, fixedFolders, toFolderPattern } from '@/src/domain/routes/fixed-folders'
import type { SiteRoutePath } from '@/src/domain/routes/site-routes'
import type { LinkDocument, LinkedDocuments, SiteAddresses } from './site-addresses'
import { findSiteRoute, documentSlugOf } from './route-of-path'

export type DeadLinkReason = 'malformed' | 'unknown' | 'unpublished' | 'deleted' | 'not-current' | 'closed'

/**
 * `until` is the moment at which the answer is no longer true; omitted if time alone does not change it. `publishAt` is
 * the moment at which the page is scheduled to be published: shoppers do not see the link yet, but nothing is wrong.
 */
export type LinkTarget =
  | { readonly leads: true; readonly until?: string }
  | { readonly leads: false; readonly reason: DeadLinkReason; readonly until?: string; readonly publishAt?: string }

const MAX_REDIRECTS = 5

const leads: LinkTarget = { leads: true }
const dead = (reason: DeadLinkReason): LinkTarget => ({ leads: false, reason })

/** Pages about one vehicle, which they are told by their query. */
const vehicleRoutes: ReadonlySet<SiteRoutePath> = new Set<SiteRoutePath>([
  '/checkout-journey',
  '/delivery/[[...path]]',
  '/personalised/finance',
  '/print/[[...path]]',
])

/** Addresses that lead to the trade-in form unless staff publish a page there (TRD-03). */
export const tradeInPaths: ReadonlySet<string> = new Set(['trade-in', 'sell-my-car', 'sell-your-car'])

const outside = toFolderPattern([...fixedFolders.assets, ...fixedFolders.images, ...fixedFolders.endpoints])
const files: ReadonlySet<string> = new Set(fixedFiles.map((file) => `/${file}`))

/** Decides as the document's page does: outside its window it is not found. */
const toDocumentTarget = ({ state, publishAt, start, expiry }: LinkDocument, now: Date): LinkTarget => {
  if (state === 'trash') return dead('deleted')
  if (state === 'draft') {
    const isComing = publishAt !== undefined && Date.parse(publishAt) > now.getTime()
    return { ...dead('unpublished'), ...(isComing && { publishAt }) }
  }
  const next = [start, expiry].filter((one) => one !== undefined && Date.parse(one) > now.getTime()).toSorted()[0]
  const until = next === undefined ? {} : { until: next }
  return isWindowOpen({ start, expiry }, now) ? { ...leads, ...until } : { ...dead('not-current'), ...until }
}

/** The best of several answers: an address may have had several documents, of which one is published. */
const chooseTarget = (targets: readonly LinkTarget[]): LinkTarget | undefined =>
  targets.find((one) => one.leads) ??
  targets.find((one) => !one.leads && one.publishAt !== undefined) ??
  targets.find((one) => !one.leads && one.reason === 'not-current') ??
  targets.find((one) => !one.leads && one.reason === 'unpublished') ??
  targets[0]

type Lookup = { readonly site: SiteAddresses; readonly now: Date; readonly hops: number }

const listShown = (route: SiteRoutePath, { pages }: SiteAddresses): readonly LinkedDocuments[] =>
  pages.filter(({ routes }) => routes.includes(route))

type DocumentsBySlug = ReadonlyMap<string, readonly LinkDocument[]>

/** Made once for all links of a site, which may have thousands of them and thousands of documents. */
const documentsBySlug = new WeakMap<LinkedDocuments, DocumentsBySlug>()

const groupBySlug = (page: LinkedDocuments): DocumentsBySlug => {
  const stored = documentsBySlug.get(page)
  if (stored) return stored
  const groups = new Map<string, LinkDocument[]>()
  for (const document of page.documents) {
    for (const slug of document.slugs) {
      const group = groups.get(slug)
      if (group) group.push(document)
      else groups.set(slug, [document])
    }
  }
  documentsBySlug.set(page, groups)
  return groups
}

const findDocument = (pages: readonly LinkedDocuments[], slug: string, now: Date) =>
  chooseTarget(
    pages
      .flatMap((page) => [slug, slug.toLowerCase()].flatMap((one) => groupBySlug(page).get(one) ?? []))
      .map((one) => toDocumentTarget(one, now)),
  )

/** A page by staff; without one, a redirect by staff, or the trade-in form if the dealer takes trade-ins. */
const findPageTarget = (path: string, lookup: Lookup): LinkTarget => {
  const slug = path.slice(1)
  const isTradeIn = tradeInPaths.has(slug.toLowerCase())
  const isClosed = isTradeIn && lookup.site.closedRoutes.includes('/cars/trade-in')
  const page = isClosed ? dead('closed') : findDocument(listShown('/[...path]', lookup.site), slug, lookup.now)
  if (page?.leads === true) return page
  const moved = findRedirect(path, lookup.site.redirects)
  if (moved) return lookup.hops < MAX_REDIRECTS ? find(moved.to, { ...lookup, hops: lookup.hops + 1 }) : dead('unknown')
  return isTradeIn && !isClosed ? leads : (page ?? dead('unknown'))
}

const findRouteTarget = (route: SiteRoutePath, path: string, query: URLSearchParams, lookup: Lookup): LinkTarget => {
  if (lookup.site.closedRoutes.includes(route)) return dead('closed')
  if (vehicleRoutes.has(route)) return query.has('car_id') ? leads : dead('unknown')
  const [slug, shown] = [documentSlugOf(path, route), listShown(route, lookup.site)]
  return shown.length === 0 || slug === '' ? leads : (findDocument(shown, slug, lookup.now) ?? dead('unknown'))
}

const findPathTarget = ({ pathname, searchParams }: URL, lookup: Lookup): LinkTarget => {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (files.has(path) || outside.test(path) || path === lookup.site.garagePath) return leads
  const route = findSiteRoute(path)
  return route === '/[...path]' ? findPageTarget(path, lookup) : findRouteTarget(route, path, searchParams, lookup)
}

const find = (href: string, lookup: Lookup): LinkTarget => {
  if (!isSafeHref(href)) return dead('malformed')
  if (!href.startsWith('/')) return leads
  if (!URL.canParse(href, 'https://site.example')) return dead('malformed')
  const url = new URL(href, 'https://site.example')
  try {
    url.pathname = decodeURIComponent(url.pathname)
  } catch {
    return dead('malformed')
  }
  return findPathTarget(url, lookup)
}

/**
 * Finds what a stored link leads to on a dealer's site, or why it leads nowhere (STF-06). Other sites, phone numbers and
 * single vehicles, which come and go with the stock, are not checked.
 */
export const findLinkTarget = (href: string, site: SiteAddresses, now: Date): LinkTarget =>
  find(href, { site, now, hops: 0 })
