/**
 * Next's page cache is the process's own (`src/runtime/pages`), which stands in the global object; where there is no
 * server around Next, as in a build, nothing is kept.
 */
const LENT = Symbol.for('forecourt.page-cache')
const pages = () => globalThis[LENT]

export default class CacheHandler {
  async get(key) {
    return (await pages()?.get(key)) ?? null
  }

  async set(key, value, context) {
    pages()?.set(key, value, context?.cacheControl?.revalidate ?? false)
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
