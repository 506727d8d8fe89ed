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
  /** What open pages hear of, and what they tell. */
  | { readonly kind: 'open-page'; readonly door: 'live' | 'beacon' | 'report' }

const MAX_URL = 8192
/**
 * What some reader of addresses takes for a step up or for a slash, in every spelling: `..`, `%2e%2e`, `.%2e`. Next reads
 * the path once more by the rules of URLs, and must not arrive elsewhere than this server does.
 */
const broken = /%00|%2f|%5c|\\|\/(?:\.|%2e){1,2}(?:\/|$)|%2e%2e/i
/** URLs drop tabs and line ends before they are read. */
const unprintable = /[\u0000-\u0020\u007f]/

const assets = ['/_next/', '/fonts/', '/marks/', '/badges/', '/videos/'] as const

/** Built files, fonts, drawings, badges and the demo's film: the same for every host, served by Next itself. */
const isAsset = (path: string): boolean => path === '/favicon.ico' || assets.some((folder) => path.startsWith(folder))

const decodes = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** All that these pages read of a query: the rest of it would make any number of pages of one, all of them stored. */
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

/** Query strings of search pages, and of sheets to print, go into the path, because a cached page is keyed by its path alone. */
const inPath = (path: string, query: URLSearchParams): string => {
  const rsc = query.get('_rsc')
  query.delete('_rsc')
  const text = onlyRead(path, query).toString()
  const tail = rsc === null ? '' : `?_rsc=${encodeURIComponent(rsc)}`
  const isSearch =
    /^\/(?:(?:search|used-car)(?:\/|$)|(?:models|parts\/search|delivery|print|locations|dealer-locator)$)/.test(path)
  if (!isSearch || text === '') return `${path}${tail}`
  // Beside a model's own page, which is one segment further down, the search of models has a page of its own.
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

/** Steps up, or what no browser writes into an address: nobody followed a link here. */
const crafted = /\.\.|%2e|%00|\\/i
const folders = /^\/(?:_next|api|fonts|images|marks|badges|videos)\//

/**
 * Whether an address that is refused comes of a link that somebody mangled: a slash spelled out, a stray percent sign.
 * A shopper who follows it is told so by the dealer's own page.
 */
const isMangled = ({ kind, ...refused }: Route, path: string): boolean =>
  kind === 'refuse' &&
  'status' in refused &&
  refused.status === 400 &&
  !crafted.test(path) &&
  !unprintable.test(path) &&
  !folders.test(path)

/** No page of anybody's: the one for what is not found answers. Nothing of what was asked goes further in. */
const nowhere = '/images/nowhere'

const orNowhere = (refused: Route | null, path: string, tenantId: string): Route | null =>
  refused && isMangled(refused, path) ? { kind: 'next', url: `/site/${tenantId}${nowhere}` } : refused

const wholeStock: ReadonlySet<string> = new Set(['/search', ...wholeStockNames.map((name) => `/search/${name}`)])

/**
 * The search path is canonical as configured, also for the other names of the whole stock, and every other page
 * without a closing slash; other forms redirect once (SRCH-03).
 */
const canonical = (path: string, basePath: string): string => {
  const bare = path.replace(/\/+$/, '').replace(/\/{2,}/g, '/')
  return bare === basePath.replace(/\/$/, '') || wholeStock.has(bare) ? basePath : bare || '/'
}

/** What this server answers by itself on a tenant's host. */
const outsideNext = (path: string): Route | null => {
  if (path === '/api/search/key') return { kind: 'search-key' }
  if (path === REPORT_PATH) return { kind: 'open-page', door: 'report' }
  if (path === '/api/live') return { kind: 'open-page', door: 'live' }
  if (path === '/api/events') return { kind: 'open-page', door: 'beacon' }
  if (path.startsWith('/api/search/')) return { kind: 'search-api', path: path.slice('/api/search'.length) }
  return path.startsWith('/images/') ? { kind: 'images' } : null
}

/** Pages that are never stored, because they are about what their query names: forms, and what follows them. */
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

/** A sitemap's files stand at the root, as their protocol wants it; in Next, which keeps the name for its own, in a folder. */
const isSitemap = (path: string): boolean => /^\/sitemap(?:-[a-z]+(?:-\d{1,4})?)?\.xml$/.test(path)

type Page = { readonly query: URLSearchParams; readonly garagePath: string }

/** Where Next has a page of a dealer. */
const inNext = (url: string, path: string, { query, garagePath }: Page): string => {
  // What a dealer's own endpoints are asked is no page: nothing of it is stored.
  if (path.startsWith('/api/') || asked.test(path)) return url
  // Each dealer has its garage at an address of its own; in Next it is one page.
  return path === garagePath ? `/garage${url}` : inPath(path === '/' ? '' : path, query)
}

/** Where a request on a tenant's host goes: everything under the tenant's prefix, the panel never (design: hosts). */
export const tenantRoute = ({ id, basePath, garagePath }: TenantHost, url: string): Route => {
  const { path, query } = split(url)
  const refused = orNowhere(refuse(url, path), path, id)
  if (refused) return refused
  if (isAsset(path)) return { kind: 'next', url }
  const here = outsideNext(path)
  if (here) return here
  // An encoded segment comes from this server alone: a shopper's own would be a second address of one page.
  if (/\/(?:~|%7e)|^\/(?:sitemaps|garage)\//i.test(path)) return { kind: 'refuse', status: 404 }
  if (isSitemap(path)) return { kind: 'next', url: `/site/${id}/sitemaps${path}` }
  const wanted = canonical(path, basePath)
  if (wanted !== path) return { kind: 'redirect', location: `${wanted}${url.slice(path.length)}` }
  return { kind: 'next', url: `/site/${id}${inNext(url, path, { query, garagePath })}` }
}

/** No value of the panel or of REST holds a zero byte, and no database takes one. */
const refuseOnPlatform = (url: string, path: string): Route | null =>
  url.includes('%00') ? { kind: 'refuse', status: 400 } : refuse(url, path)

/** The platform's own pages, and where Next has them. */
const platformPages: ReadonlyMap<string, string> = new Map([
  ['/', '/platform'],
  ['/outbox', '/platform/outbox'],
])

const outsideNextOnPlatform = (path: string): Route | null => {
  if (path === REPORT_PATH) return { kind: 'open-page', door: 'report' }
  return path.startsWith('/images/') ? { kind: 'images' } : null
}

/**
 * The platform's own host: the panel, Payload's REST and the list of demo sites; nothing of any tenant. `control`
 * opens the empty pages that benchmarks compare with.
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
