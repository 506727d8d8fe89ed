import type { SearchDriver } from '@/src/integrations/search/port'

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
