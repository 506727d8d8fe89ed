import 'server-only'
import { pageCacheEntry } from '@/src/page-cache/process-entry'
import { recordReadAt } from '@/src/page-cache/render'

/** Milliseconds after which a value is read again, in case a change was missed. */
const MAX_AGE_MS = 300_000
/** Tenants cached at once; the oldest entries are removed first. */
const MAX_TENANTS = 500

type CachedValue<T> = { readonly value: Promise<T>; readonly read: number }

/**
 * Caches what `load` reads of each tenant's content until any of it changes, so that rendering a page does not repeat
 * the queries of the page before. The page then counts as old as the cached content. Without a server around Next,
 * nothing is cached; neither is null (an unknown tenant).
 */
export const cachePerTenant = <T>(load: (tenantId: string) => Promise<T | null>) => {
  const cache = new Map<string, CachedValue<T | null>>()

  const remove = (tenantId: string, cached: CachedValue<T | null>): void => {
    if (cache.get(tenantId) === cached) cache.delete(tenantId)
  }

  const reload = (tenantId: string, read: number): CachedValue<T | null> => {
    const cached = { value: load(tenantId), read }
    cache.delete(tenantId)
    cache.set(tenantId, cached)
    if (cache.size > MAX_TENANTS)
      for (const oldest of [...cache.keys()].slice(0, cache.size - MAX_TENANTS)) cache.delete(oldest)
    cached.value.then(
      (value) => {
        if (value === null) remove(tenantId, cached)
      },
      () => remove(tenantId, cached),
    )
    return cached
  }

  return (tenantId: string): Promise<T | null> => {
    const pages = pageCacheEntry.get()
    if (!pages) return load(tenantId)
    const now = pages.now()
    const existing = cache.get(tenantId)
    const isUsable = existing && now - existing.read < MAX_AGE_MS && !pages.hasChanged(tenantId, existing.read)
    const cached = isUsable ? existing : reload(tenantId, now)
    recordReadAt(cached.read)
    return cached.value
  }
}
