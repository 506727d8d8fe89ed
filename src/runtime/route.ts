import { REPORT_PATH } from '@/src/domain/net/content-policy'
import type { TenantHost } from '@/src/domain/tenancy/host'
import { wholeStockNames } from '@/src/domain/stock/search-url/path'
import { encodeQuerySegment } from '@/src/domain/stock/search-url/segment'

export type Route =
  | { readonly kind: 'refuse'; readonly status: 400 | 404 | 414 }
  | { readonly kind: 'next'; readonly url: string }
  | { readonly kind: 'search-api'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'search-key' }
  | { readonly kind: 'images' }
  /** Endpoints that open pages connect to and report to. */
  | { readonly kind: 'open-page'; readonly door: 'live' | 'beacon' | 'report' }

const MAX_URL = 8192
/**
 * Path traversal and encoded slashes in every spelling: `..`, `%2e%2e`, `.%2e`. Next parses the path again by the rules
 * of URLs, and must not resolve it differently from this server.
 */
const broken = /%00|%2f|%5c|\\|\/(?:\.|%2e){1,2}(?:\/|$)|%2e%2e/i
/** URL parsers remove tabs and line ends. */
const unprintable = /[\u0000-\u0020\u007f]/

const assets = ['/_next/', '/fonts/', '/marks/', '/badges/', '/videos/'] as const

/** Built files, fonts, drawings, badges and the demo's video: the same for every host, served by Next itself. */
const isAsset = (path: string): boolean => path === '/favicon.ico' || assets.some((folder) => path.startsWith(folder))

const decodes = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** The parameters that these pages read. Any other would create another cached copy of the same page. */
const read: Readonly<Record<string, readonly string[]>> = {
  '/delivery': ['car_id', 'postcode'],
  '/print': ['car_id'],
  '/locations': ['show', 'slugs', 'type'],
  '/dealer-locator': ['postcode'],
}

const onlyRead = (path: string, query: URLSearchParams): URLSearchParams => {
  const names = read[path]
  if (!names) return query
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = query.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** Moves the query of search and print pages into the path, because a cached page is keyed by its path alone. */
const inPath = (path: string, query: URLSearchParams): string => {
  const rsc = query.get('_rsc')
  query.delete('_rsc')
  const text = onlyRead(path, query).toString()
  const tail = rsc === null ? '' : `?_rsc=${encodeURIComponent(rsc)}`
  const isSearch =
    /^\/(?:(?:search|used-car)(?:\/|$)|(?:models|parts\/search|delivery|print|locations|dealer-locator)$)/.test(path)
  if (!isSearch || text === '') return `${path}${tail}`
  // `/models/{slug}` is a model's own page, so the search of models has its own segment.
  const search = path === '/models' ? '/models/search' : path.replace(/\/$/, '')
  return `${search}/${encodeQuerySegment(text)}${tail}`
}

const split = (url: string): { readonly path: string; readonly query: URLSearchParams } => {
  const mark = url.indexOf('?')
  return mark < 0
    ? { path: url, query: new URLSearchParams() }
    : { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) }
}

const refuse = (url: string, path: string): Route | null => {
  if (url.length > MAX_URL) return { kind: 'refuse', status: 414 }
  if (!path.startsWith('/') || broken.test(path) || unprintable.test(path) || !decodes(path))
    return { kind: 'refuse', status: 400 }
  if (/^\/(?:site|platform)(?:\/|$)/.test(path) || /^\/+\//.test(path)) return { kind: 'refuse', status: 404 }
  return null
}

/** Path traversal, or characters that no browser sends: not the result of following a link. */
const crafted = /\.\.|%2e|%00|\\/i
const folders = /^\/(?:_next|api|fonts|images|marks|badges|videos)\//

/**
 * Returns whether a refused address comes from a broken link, such as an encoded slash or a stray percent sign. The
 * dealer's own not-found page answers it.
 */
const isMangled = ({ kind, ...refused }: Route, path: string): boolean =>
  kind === 'refuse' &&
  'status' in refused &&
  refused.status === 400 &&
  !crafted.test(path) &&
  !unprintable.test(path) &&
  !folders.test(path)

/** No tenant has a page here, so the not-found page answers. Nothing of the requested path is passed on. */
const nowhere = '/images/nowhere'

const orNowhere = (refused: Route | null, path: string, tenantId: string): Route | null =>
  refused && isMangled(refused, path) ? { kind: 'next', url: `/site/${tenantId}${nowhere}` } : refused

const wholeStock: ReadonlySet<string> = new Set(['/search', ...wholeStockNames.map((name) => `/search/${name}`)])

/**
 * Returns the canonical path: the configured search path, also for the other names of the complete stock, and every
 * other page without a trailing slash. Other forms redirect once (SRCH-03).
 */
const canonical = (path: string, basePath: string): string => {
  const bare = path.replace(/\/+$/, '').replace(/\/{2,}/g, '/')
  return bare === basePath.replace(/\/$/, '') || wholeStock.has(bare) ? basePath : bare || '/'
}

/** Returns the route of what this server answers without Next on a tenant's host. */
const outsideNext = (path: string): Route | null => {
  if (path === '/api/search/key') return { kind: 'search-key' }
  if (path === REPORT_PATH) return { kind: 'open-page', door: 'report' }
  if (path === '/api/live') return { kind: 'open-page', door: 'live' }
  if (path === '/api/events') return { kind: 'open-page', door: 'beacon' }
  if (path.startsWith('/api/search/')) return { kind: 'search-api', path: path.slice('/api/search'.length) }
  return path.startsWith('/images/') ? { kind: 'images' } : null
}

/** Pages that are never cached, because they depend on their query: forms and their result pages. */
const askedPages = [
  'contact',
  'contact-us(?:/[^/]+)?',
  'book-test-drive',
  'home-test-drive',
  'book-service',
  'order-parts',
  'finance',
  'finance-enquiry',
  'apply-for-finance',
  'register-interest',
  'checkout-journey',
  'online-payment',
  'spin-to-win',
  'payments/[\\w-]{1,100}',
  'payments/test/[\\w-]{1,100}',
  'success',
  'sign-in',
  'watchlist',
  'compare',
  'unsubscribe',
  'saved-searches/confirm',
  'cars/trade-in(?:/[^/]+)?',
  'personalised/finance',
  'cars/[^/]+/(?:checkout|buy-online)',
]
const asked = new RegExp(`^/(?:${askedPages.join('|')})$`)

/** Sitemap files are at the root, as the protocol requires; in Next, which reserves that name, they are in a folder. */
const isSitemap = (path: string): boolean => /^\/sitemap(?:-[a-z]+(?:-\d{1,4})?)?\.xml$/.test(path)

type Page = { readonly query: URLSearchParams; readonly garagePath: string }

/** Returns the path of a dealer's page in Next. */
const inNext = (url: string, path: string, { query, garagePath }: Page): string => {
  // The endpoints of a dealer are not pages: nothing of them is cached.
  if (path.startsWith('/api/') || asked.test(path)) return url
  // Each dealer chooses the address of its account pages; in Next they are one page.
  return path === garagePath ? `/garage${url}` : inPath(path === '/' ? '' : path, query)
}

/** Routes a request on a tenant's host: pages go under the tenant's prefix, and the panel is never served (TEN-01). */
export const tenantRoute = ({ id, basePath, garagePath }: TenantHost, url: string): Route => {
  const { path, query } = split(url)
  const refused = orNowhere(refuse(url, path), path, id)
  if (refused) return refused
  if (isAsset(path)) return { kind: 'next', url }
  const here = outsideNext(path)
  if (here) return here
  // Only this server writes encoded segments; one from a shopper would be a second address of the same page.
  if (/\/(?:~|%7e)|^\/(?:sitemaps|garage)\//i.test(path)) return { kind: 'refuse', status: 404 }
  if (isSitemap(path)) return { kind: 'next', url: `/site/${id}/sitemaps${path}` }
  const wanted = canonical(path, basePath)
  if (wanted !== path) return { kind: 'redirect', location: `${wanted}${url.slice(path.length)}` }
  return { kind: 'next', url: `/site/${id}${inNext(url, path, { query, garagePath })}` }
}

/** No value of the panel or of the REST API holds a zero byte, and no database accepts one. */
const refuseOnPlatform = (url: string, path: string): Route | null =>
  url.includes('%00') ? { kind: 'refuse', status: 400 } : refuse(url, path)

/** The platform's own pages, with their paths in Next. */
const platformPages: ReadonlyMap<string, string> = new Map([
  ['/', '/platform'],
  ['/outbox', '/platform/outbox'],
])

const outsideNextOnPlatform = (path: string): Route | null => {
  if (path === REPORT_PATH) return { kind: 'open-page', door: 'report' }
  return path.startsWith('/images/') ? { kind: 'images' } : null
}

/**
 * Routes a request on the platform's own host: the panel, Payload's REST API and the list of demo sites; nothing of any
 * tenant. `control` also serves the empty pages that benchmarks compare with.
 */
export const platformRoute = (url: string, { control = false }: { readonly control?: boolean } = {}): Route => {
  const { path } = split(url)
  const refused = refuseOnPlatform(url, path)
  if (refused) return refused
  const own = platformPages.get(path)
  if (own) return { kind: 'next', url: `${own}${url.slice(path.length)}` }
  const here = outsideNextOnPlatform(path)
  if (here) return here
  if (control && /^\/control(?:\/|$)/.test(path)) return { kind: 'next', url }
  const known = isAsset(path) || /^\/(?:admin|api|preview)(?:\/|$)/.test(path)
  return known ? { kind: 'next', url } : { kind: 'refuse', status: 404 }
}
