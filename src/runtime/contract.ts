import type { SearchDriver } from '@/src/integrations/search/port'
import type { PageCache } from './pages/cache'

/**
 * Shares objects of the process around Next with the pages rendered in it. Next bundles its own copy of every module,
 * so the global object is the only thing that both have.
 */
const key = Symbol.for('forecourt.search')
const shared = globalThis as { [key]?: SearchDriver }

export const lendSearch = (search: SearchDriver): void => {
  shared[key] = search
}

/** Throws if there is no server around Next, as in a build: pages that search are not prerendered. */
export const borrowSearch = (): SearchDriver => {
  const search = shared[key]
  if (!search) throw new Error('No search is running: start the site with server.mjs.')
  return search
}

/** `cache-handler.mjs`, which Next loads itself, finds the page cache under this key. */
const pagesKey = Symbol.for('forecourt.page-cache')
const sharedPages = globalThis as { [pagesKey]?: PageCache }

export const lendPages = (pages: PageCache): void => {
  sharedPages[pagesKey] = pages
}

/** Returns the page cache as far as a page being rendered needs it; null if there is no server around Next. */
export const borrowPages = (): Pick<PageCache, 'now' | 'hasChanged'> | null => sharedPages[pagesKey] ?? null

/** Returns finished images by path and width, as the image route answers them. */
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

/** Returns the site's own images without a network request; null if there is no server around Next. */
export const borrowPictures = (): Pictures | null => sharedPictures[picturesKey] ?? null
