import 'server-only'
import { borrowPages } from '@/src/runtime/contract'
import { noteRead } from '@/src/runtime/pages/render'

/** Milliseconds after which it is read again, in case a change was missed. */
const LONGEST = 300_000
/** Tenants remembered at once; those not asked for longest go first. */
const MOST = 500

type Kept<T> = { readonly value: Promise<T>; readonly read: number }

/**
 * Remembers what was read of each tenant's content until any of it changes, so that a page that has to be made does not
 * ask Postgres for what the page before it asked for. The page is then as old as what it shows, not as its making.
 * Where there is no server around Next, nothing is remembered. What is null (no such tenant) is not kept either.
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
