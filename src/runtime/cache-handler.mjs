/**
 * Passes Next's page cache on to the one of the process (`src/runtime/pages`), found under a global symbol. Without a
 * server around Next, as in a build, nothing is cached.
 */
import controls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

const LENT = Symbol.for('forecourt.page-cache')
const pages = () => globalThis[LENT]

/**
 * Next remembers the lifetime of every address that was ever requested, without bound. Each stored page has its own
 * lifetime, so clearing this map costs nothing.
 */
const remembered = controls.SharedCacheControls.cacheControls
const MOST_REMEMBERED = 5000

export default class CacheHandler {
  async get(key) {
    return (await pages()?.get(key)) ?? null
  }

  async set(key, value, context) {
    if (remembered.size > MOST_REMEMBERED) remembered.clear()
    pages()?.set(key, value, context?.cacheControl?.revalidate ?? false)
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
