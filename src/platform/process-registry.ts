import type { SearchDriver } from '@/src/integrations/search/port'
import type { PageCache } from '@/src/page-cache/cache'

/**
 * Shares objects of the process around Next with the pages rendered in it. Next bundles its own copy of every module,
 * so the global object is the only thing that both have.
 */
const searchKey = Symbol.for('forecourt.search')
const searchRegistry = globalThis as { [searchKey]?: SearchDriver }

export const provideSearch = (search: SearchDriver): void => {
  searchRegistry[searchKey] = search
}

/** Throws if there is no server around Next, as in a build: pages that search are not prerendered. */
export const getSearch = (): SearchDriver => {
  const search = searchRegistry[searchKey]
  if (!search) throw new Error('No search is running: start the site with server.mjs.')
  return search
}

/** `cache-handler.mjs`, which Next loads itself, finds the page cache under this key. */
const pagesKey = Symbol.for('forecourt.page-cache')
const pagesRegistry = globalThis as { [pagesKey]?: PageCache }

export const providePageCache = (pages: PageCache): void => {
  pagesRegistry[pagesKey] = pages
}

/** Returns the page cache as far as a page being rendered needs it; null if there is no server around Next. */
export const getPageCache = (): Pick<PageCache, 'now' | 'hasChanged'> | null => pagesRegistry[pagesKey] ?? null

/** Returns finished images by path and width, as the image route answers them. */
type ImageHandler = (request: {
  readonly pathname: string
  readonly search: URLSearchParams
  readonly method: string
}) => Promise<{ readonly status: number; readonly body: Buffer | string } | null>

const imagesKey = Symbol.for('forecourt.pictures')
const imagesRegistry = globalThis as { [imagesKey]?: ImageHandler }

export const provideImages = (images: ImageHandler): void => {
  imagesRegistry[imagesKey] = images
}

/** Returns the site's own images without a network request; null if there is no server around Next. */
export const getImages = (): ImageHandler | null => imagesRegistry[imagesKey] ?? null
