import type { SearchDriver } from '@/src/integrations/search/port'
import type { PageCache } from './pages/cache'

/**
 * What the process around Next lends to the pages rendered in it. Next bundles its own copy of every module, so
 * the two meet in one global object and nowhere else.
 */
const key = Symbol.for('forecourt.search')
const shared = globalThis as { [key]?: SearchDriver }

export const lendSearch = (search: SearchDriver): void => {
  shared[key] = search
}

/** Throws where there is no server around Next, such as in a build: pages that search are not prerendered. */
export const borrowSearch = (): SearchDriver => {
  const search = shared[key]
  if (!search) throw new Error('No search is running: start the site with server.mjs.')
  return search
}

/** Next loads `cache-handler.mjs` by itself, which finds the pages under this name. */
const pagesKey = Symbol.for('forecourt.page-cache')
const sharedPages = globalThis as { [pagesKey]?: PageCache }

export const lendPages = (pages: PageCache): void => {
  sharedPages[pagesKey] = pages
}

/** What a page being made asks of the store: what has changed since when. Null where there is no server around Next. */
export const borrowPages = (): Pick<PageCache, 'now' | 'hasChanged'> | null => sharedPages[pagesKey] ?? null

/** Finished pictures by their path and width, as the image route answers them. */
type Pictures = (request: {
  readonly pathname: string
  readonly search: URLSearchParams
  readonly method: string
}) => Promise<{ readonly status: number; readonly body: Buffer | string } | null>

const picturesKey = Symbol.for('forecourt.pictures')
const sharedPictures = globalThis as { [picturesKey]?: Pictures }

export const lendPictures = (pictures: Pictures): void => {
  sharedPictures[picturesKey] = pictures
}

/** The site's own pictures without a request over the network; null where there is no server around Next. */
export const borrowPictures = (): Pictures | null => sharedPictures[picturesKey] ?? null
