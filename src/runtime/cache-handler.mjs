/**
 * Next's page cache is the process's own (`src/runtime/pages`), which stands in the global object; where there is no
 * server around Next, as in a build, nothing is kept.
 */
import controls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

const LENT = Symbol.for('forecourt.page-cache')
const pages = () => globalThis[LENT]

/**
 * Next remembers the lifetime of every address it was ever asked for, without bound. Each stored page brings its own,
 * so forgetting them costs nothing.
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
