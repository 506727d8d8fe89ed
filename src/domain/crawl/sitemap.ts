/** Sitemaps as sitemaps.org has them (CNT-07): an index of files, each with its pages. */

/** Pages of one file at most, by the protocol. */
export const mostPages = 50_000

/** A page that may stand in search engines: its path on the site, and when what it shows changed, where that is known. */
export type CrawlPage = { readonly path: string; readonly lastmod?: Date }

/** A file of a site's sitemap: all of it (`index`), its lasting pages, or a part of its vehicles, from 1. */
export type SitemapFile =
  { readonly kind: 'index' } | { readonly kind: 'pages' } | { readonly kind: 'vehicles'; readonly part: number }

/** What a file's name asks for; null for no file of ours. */
export const sitemapFile = (name: string): SitemapFile | null => {
  if (name === 'sitemap.xml') return { kind: 'index' }
  if (name === 'sitemap-pages.xml') return { kind: 'pages' }
  const [, part] = /^sitemap-vehicles-([1-9]\d{0,3})\.xml$/.exec(name) ?? []
  return part === undefined ? null : { kind: 'vehicles', part: Number(part) }
}

/** The path of a part of the vehicles' sitemap. */
export const vehiclesFile = (part: number): string => `/sitemap-vehicles-${part}.xml`
/** The path of the sitemap of a site's lasting pages. */
export const pagesFile = '/sitemap-pages.xml'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const xml = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one)

const entry =
  (tag: 'url' | 'sitemap', site: string) =>
  ({ path, lastmod }: CrawlPage): string => {
    const changed = lastmod === undefined ? '' : `<lastmod>${lastmod.toISOString()}</lastmod>`
    return `<${tag}><loc>${xml(new URL(path, site).href)}</loc>${changed}</${tag}>`
  }

const document = (root: string, inner: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inner.join('\n')}\n</${root}>\n`

/** The index of a site's sitemap files; `site` is its address. */
export const sitemapIndex = (site: string, files: readonly CrawlPage[]): string =>
  document('sitemapindex', files.map(entry('sitemap', site)))

/** One file of pages; each page once, at most `mostPages`. */
export const sitemapPages = (site: string, pages: readonly CrawlPage[]): string => {
  const unique = new Map(pages.map((page) => [page.path, page] as const))
  return document('urlset', [...unique.values()].slice(0, mostPages).map(entry('url', site)))
}
