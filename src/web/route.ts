import { REPORT_PATH } from '@/src/domain/net/content-policy'
import { fixedFolders, toFolderPattern } from '@/src/domain/routes/fixed-folders'
import type { TenantHost } from '@/src/domain/tenancy/host'
import { completeStockNames } from '@/src/domain/stock/search-url/path'
import { isPerRequest, withQueryInPath } from './page-path'

export type Route =
  | { readonly kind: 'refuse'; readonly status: 400 | 404 | 414 }
  | { readonly kind: 'next'; readonly url: string }
  | { readonly kind: 'search-api'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  /** To the panel, which is on the platform's host. */
  | { readonly kind: 'panel' }
  | { readonly kind: 'search-key' }
  | { readonly kind: 'images' }
  /** Endpoints that open pages connect to and report to. */
  | { readonly kind: 'open-page'; readonly endpoint: 'live' | 'beacon' | 'report' }

const MAX_URL_CHARS = 8192
/**
 * Path traversal and encoded slashes in every spelling: `..`, `%2e%2e`, `.%2e`. Next parses the path again by the rules
 * of URLs, and must not resolve it differently from this server.
 */
const UNSAFE_PATH = /%00|%2f|%5c|\\|\/(?:\.|%2e){1,2}(?:\/|$)|%2e%2e/i
/** URL parsers remove tabs and line ends. */
const UNPRINTABLE = /[\u0000-\u0020\u007f]/

const assetPattern = toFolderPattern(fixedFolders.assets)
/** Next's own addresses, under which it would serve another site. */
const internalPattern = toFolderPattern(fixedFolders.internal)
const benchmarkPattern = toFolderPattern(fixedFolders.benchmarks)
const platformPattern = toFolderPattern([...fixedFolders.platform, ...fixedFolders.endpoints])

const isDecodable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

const splitUrl = (url: string): { readonly path: string; readonly query: URLSearchParams } => {
  const queryStart = url.indexOf('?')
  return queryStart < 0
    ? { path: url, query: new URLSearchParams() }
    : { path: url.slice(0, queryStart), query: new URLSearchParams(url.slice(queryStart + 1)) }
}

/**
 * Paths of the search protocol, whose last segment may be any objectID: `a%2Fb`. They never reach Next, and the
 * endpoint decodes each segment by itself.
 */
const SEARCH_PROTOCOL = /^\/api\/search\/1\//
const UNSAFE_SEARCH_PATH = /%00|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

const findRefusal = (url: string, path: string): Route | null => {
  if (url.length > MAX_URL_CHARS) return { kind: 'refuse', status: 414 }
  const unsafe = SEARCH_PROTOCOL.test(path) ? UNSAFE_SEARCH_PATH : UNSAFE_PATH
  if (!path.startsWith('/') || unsafe.test(path) || UNPRINTABLE.test(path) || !isDecodable(path))
    return { kind: 'refuse', status: 400 }
  if (internalPattern.test(path) || /^\/+\//.test(path)) return { kind: 'refuse', status: 404 }
  return null
}

/** Path traversal, or characters that no browser sends: not the result of following a link. */
const CRAFTED_PATH = /\.\.|%2e|%00|\\/i
const fileFolders = [...fixedFolders.assets, ...fixedFolders.images, ...fixedFolders.endpoints]
const fileFolderPattern = new RegExp(`^/(?:${fileFolders.join('|')})/`)

/**
 * Returns whether a refused address comes from a broken link, such as an encoded slash or a stray percent sign. The
 * dealer's own not-found page answers it.
 */
const isBrokenLink = ({ kind, ...refusal }: Route, path: string): boolean =>
  kind === 'refuse' &&
  'status' in refusal &&
  refusal.status === 400 &&
  !CRAFTED_PATH.test(path) &&
  !UNPRINTABLE.test(path) &&
  !fileFolderPattern.test(path)

/** No tenant has a page here, so the not-found page answers. Nothing of the requested path is passed on. */
const NOT_FOUND_PATH = '/images/nowhere'

const orNotFoundPage = (refusal: Route | null, path: string, tenantId: string): Route | null =>
  refusal && isBrokenLink(refusal, path) ? { kind: 'next', url: `/site/${tenantId}${NOT_FOUND_PATH}` } : refusal

const allStockPaths: ReadonlySet<string> = new Set(['/search', ...completeStockNames.map((name) => `/search/${name}`)])

/**
 * Returns the canonical path: the configured search path, also for the other names of the complete stock, and every
 * other page without a trailing slash. Other forms redirect once (SRCH-03).
 */
const toCanonicalPath = (path: string, basePath: string): string => {
  const trimmedPath = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return trimmedPath === basePath.replace(/\/$/, '') || allStockPaths.has(trimmedPath) ? basePath : trimmedPath || '/'
}

/** Returns the route of what this server answers without Next on a tenant's host. */
const findOwnRoute = (path: string): Route | null => {
  if (path === '/admin') return { kind: 'panel' }
  if (path === '/api/search/key') return { kind: 'search-key' }
  if (path === REPORT_PATH) return { kind: 'open-page', endpoint: 'report' }
  if (path === '/api/live') return { kind: 'open-page', endpoint: 'live' }
  if (path === '/api/events') return { kind: 'open-page', endpoint: 'beacon' }
  if (path.startsWith('/api/search/')) return { kind: 'search-api', path: path.slice('/api/search'.length) }
  return path.startsWith('/images/') ? { kind: 'images' } : null
}

/** Sitemap files are at the root, as the protocol requires; in Next, which reserves that name, they are in a folder. */
const isSitemap = (path: string): boolean => /^\/sitemap(?:-[a-z]+(?:-\d{1,4})?)?\.xml$/.test(path)

type PageRequest = { readonly query: URLSearchParams; readonly garagePath: string }

/** Returns the path of a dealer's page in Next. */
const toNextPath = (url: string, path: string, { query, garagePath }: PageRequest): string => {
  // The endpoints of a dealer are not pages: nothing of them is cached.
  if (path.startsWith('/api/') || isPerRequest(path)) return url
  // Each dealer chooses the address of its account pages; in Next they are one page.
  return path === garagePath ? `/garage${url}` : withQueryInPath(path === '/' ? '' : path, query)
}

/** Routes a request on a tenant's host: pages go under the tenant's prefix, and the panel is never served (TEN-01). */
export const tenantRoute = ({ id, basePath, garagePath }: TenantHost, url: string): Route => {
  const { path, query } = splitUrl(url)
  const refusal = orNotFoundPage(findRefusal(url, path), path, id)
  if (refusal) return refusal
  if (assetPattern.test(path)) return { kind: 'next', url }
  const ownRoute = findOwnRoute(path)
  if (ownRoute) return ownRoute
  // Only this server writes encoded segments; one from a shopper would be a second address of the same page.
  if (/\/(?:~|%7e)|^\/(?:sitemaps|garage)\//i.test(path)) return { kind: 'refuse', status: 404 }
  if (isSitemap(path)) return { kind: 'next', url: `/site/${id}/sitemaps${path}` }
  const canonicalPath = toCanonicalPath(path, basePath)
  if (canonicalPath !== path) return { kind: 'redirect', location: `${canonicalPath}${url.slice(path.length)}` }
  return { kind: 'next', url: `/site/${id}${toNextPath(url, path, { query, garagePath })}` }
}

/** No value of the panel or of the REST API holds a zero byte, and no database accepts one. */
const findPlatformRefusal = (url: string, path: string): Route | null =>
  url.includes('%00') ? { kind: 'refuse', status: 400 } : findRefusal(url, path)

/** The platform's own pages, with their paths in Next. */
const platformPages: ReadonlyMap<string, string> = new Map([
  ['/', '/platform'],
  ['/dev-mailbox', '/platform/dev-mailbox'],
])

const findOwnPlatformRoute = (path: string): Route | null => {
  if (path === REPORT_PATH) return { kind: 'open-page', endpoint: 'report' }
  return path.startsWith('/images/') ? { kind: 'images' } : null
}

/**
 * Routes a request on the platform's own host: the panel, Payload's REST API and the list of demo sites; nothing of any
 * tenant. `control` also serves the empty pages that benchmarks compare with.
 */
export const platformRoute = (url: string, { control = false }: { readonly control?: boolean } = {}): Route => {
  const { path } = splitUrl(url)
  const refusal = findPlatformRefusal(url, path)
  if (refusal) return refusal
  const pagePath = platformPages.get(path)
  if (pagePath) return { kind: 'next', url: `${pagePath}${url.slice(path.length)}` }
  const ownRoute = findOwnPlatformRoute(path)
  if (ownRoute) return ownRoute
  if (control && benchmarkPattern.test(path)) return { kind: 'next', url }
  const isServed = assetPattern.test(path) || platformPattern.test(path)
  return isServed ? { kind: 'next', url } : { kind: 'refuse', status: 404 }
}
