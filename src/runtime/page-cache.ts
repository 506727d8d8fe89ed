type PageCache = { readonly expire: (tenantId?: string) => void }

/** The store of `cache-handler.mjs`, which Next loads by itself; absent until its first page. */
const key = Symbol.for('forecourt.page-cache')

/** Makes every cached page of a tenant stale, or of all tenants: the next request renders afresh. */
export const expirePages = (tenantId?: string): void => {
  ;(globalThis as { [key]?: PageCache })[key]?.expire(tenantId)
}
