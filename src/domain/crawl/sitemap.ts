import { escapeXml } from '@/src/domain/escape-markup'
/** Sitemaps by sitemaps.org (CNT-07): an index of files that list pages. */

/** Limit of the sitemap protocol. */
export const MAX_PAGES_PER_FILE = 50_000

/** A page for search engines: its path on the site, and its last change if known. */
export type CrawlPage = { readonly path: string; readonly lastmod?: Date }

/**
 * A file of a site's sitemap: the index, the pages other than vehicles, or one part of the vehicles, counted from 1.
 */
export type SitemapFile =
  { readonly kind: 'index' } | { readonly kind: 'pages' } | { readonly kind: 'vehicles'; readonly part: number }

/** Parses the name of a sitemap file; null if there is no such file. */
export const parseSitemapName = (name: string): SitemapFile | null => {
  if (name === 'sitemap.xml') return { kind: 'index' }
  if (name === 'sitemap-pages.xml') return { kind: 'pages' }
  const [, part] = /^sitemap-vehicles-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  return part === undefined ? null : { kind: 'vehicles', part: Number(part) }
}

/** Returns the path of a part of the vehicles' sitemap. */
export const vehiclesSitemapPath = (part: number): string => `/sitemap-vehicles-${part}.xml`
/** Path of the sitemap of all pages except vehicles. */
export const PAGES_SITEMAP_PATH = '/sitemap-pages.xml'

const formatEntry =
  (tag: 'url' | 'sitemap', site: string) =>
  ({ path, lastmod }: CrawlPage): string => {
    const changed = lastmod === undefined ? '' : `<lastmod>${lastmod.toISOString()}</lastmod>`
    return `<${tag}><loc>${escapeXml(new URL(path, site).href)}</loc>${changed}</${tag}>`
  }

const formatDocument = (root: string, inner: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inner.join('\n')}\n</${root}>\n`

/** Builds the index of a site's sitemap files; `site` is the site's address. */
export const buildSitemapIndex = (site: string, files: readonly CrawlPage[]): string =>
  formatDocument('sitemapindex', files.map(formatEntry('sitemap', site)))

/** Builds one sitemap file; each page once, at most `MAX_PAGES_PER_FILE`. */
export const buildSitemapPages = (site: string, pages: readonly CrawlPage[]): string => {
  const unique = new Map(pages.map((page) => [page.path, page] as const))
  return formatDocument('urlset', [...unique.values()].slice(0, MAX_PAGES_PER_FILE).map(formatEntry('url', site)))
}
