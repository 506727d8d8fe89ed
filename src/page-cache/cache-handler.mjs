/**
 * Passes Next's page cache on to the one of the process (`src/page-cache`), found under a global symbol. Without a
 * server around Next, as in a build, nothing is cached.
 */
import controls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

const PAGE_CACHE_KEY = Symbol.for('forecourt.page-cache')
const getPageCache = () => globalThis[PAGE_CACHE_KEY]

/**
 * Next remembers the lifetime of every address that was ever requested, without bound. Each stored page has its own
 * lifetime, so clearing this map costs nothing.
 */
const cacheControls = controls.SharedCacheControls.cacheControls
const MAX_CACHE_CONTROLS = 5000

export default class CacheHandler {
  async get(key) {
    return (await getPageCache()?.get(key)) ?? null
  }

  async set(key, value, context) {
    if (cacheControls.size > MAX_CACHE_CONTROLS) cacheControls.clear()
    getPageCache()?.set(key, value, context?.cacheControl?.revalidate ?? false)
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
