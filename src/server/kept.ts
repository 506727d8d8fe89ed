import 'server-only'
import { borrowPages } from '@/src/runtime/contract'
import { noteRead } from '@/src/runtime/pages/render'

/** Milliseconds after which a value is read again, in case a change was missed. */
const LONGEST = 300_000
/** Tenants cached at once; the oldest entries are removed first. */
const MOST = 500

type Kept<T> = { readonly value: Promise<T>; readonly read: number }

/**
 * Caches what `load` reads of each tenant's content until any of it changes, so that rendering a page does not repeat
 * the queries of the page before. The page then counts as old as the cached content. Without a server around Next,
 * nothing is cached; neither is null (an unknown tenant).
 */
export const keptPerTenant = <T>(load: (tenantId: string) => Promise<T | null>) => {
  const all = new Map<string, Kept<T | null>>()

  const drop = (tenantId: string, kept: Kept<T | null>): void => {
    if (all.get(tenantId) === kept) all.delete(tenantId)
  }

  const readNow = (tenantId: string, read: number): Kept<T | null> => {
    const kept = { value: load(tenantId), read }
    all.delete(tenantId)
    all.set(tenantId, kept)
    if (all.size > MOST) for (const oldest of [...all.keys()].slice(0, all.size - MOST)) all.delete(oldest)
    kept.value.then(
      (value) => {
        if (value === null) drop(tenantId, kept)
      },
      () => drop(tenantId, kept),
    )
    return kept
  }

  return (tenantId: string): Promise<T | null> => {
    const pages = borrowPages()
    if (pages === null) return load(tenantId)
    const now = pages.now()
    const known = all.get(tenantId)
    const usable = known && now - known.read < LONGEST && !pages.hasChanged(tenantId, known.read)
    const kept = usable ? known : readNow(tenantId, now)
    noteRead(kept.read)
    return kept.value
  }
}
