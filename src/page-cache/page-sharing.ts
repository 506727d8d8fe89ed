import { type PageEntry, tenantOf } from './entry'
import type { SharedPages } from './redis'
import type { Staleness } from './staleness'

const HOUR_MS = 3_600_000

/** Shares pages between processes. @param now milliseconds since 1970, from a clock that never jumps */
export const createPageSharing = (shared: SharedPages, staleness: Staleness, now: () => number) => ({
  /** Finds a page that was rendered after every change this process has received. */
  find: async (key: string): Promise<PageEntry | undefined> => {
    if (tenantOf(key) === '') return undefined
    // Dated by the request: a change received while the page is on its way makes it stale.
    const requestedAt = now()
    const found = await shared.get(key)
    if (found === null || !staleness.canServe(tenantOf(key), found, now())) return undefined
    return { ...found, startedAt: requestedAt, read: requestedAt }
  },
  share: (key: string, entry: PageEntry): void => {
    const startedAt = staleness.toSharedClock(entry.startedAt)
    const read = staleness.toSharedClock(entry.read)
    if (startedAt === null || read === null || tenantOf(key) === '') return
    shared.set(key, { ...entry, startedAt, read }, Math.min(entry.until - now(), entry.refreshAt - now(), HOUR_MS))
  },
})
