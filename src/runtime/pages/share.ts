import { type PageEntry, tenantOf } from './entry'
import type { SharedPages } from './redis'
import type { Staleness } from './staleness'

const HOUR = 3_600_000

/** Finds pages that other processes made, and offers them ours. @param now milliseconds since 1970 that never jump */
export const shareWith = (shared: SharedPages, staleness: Staleness, now: () => number) => ({
  /** A page made since all that this process has heard of changes. */
  find: async (key: string): Promise<PageEntry | undefined> => {
    if (tenantOf(key) === '') return undefined
    // It is as old as the asking: a change heard while it is on its way expires it.
    const asked = now()
    const found = await shared.get(key)
    if (found === null || !staleness.mayShow(tenantOf(key), found, now())) return undefined
    return { ...found, begun: asked, read: asked }
  },
  offer: (key: string, entry: PageEntry): void => {
    const begun = staleness.onSharedClock(entry.begun)
    const read = staleness.onSharedClock(entry.read)
    if (begun === null || read === null || tenantOf(key) === '') return
    shared.set(key, { ...entry, begun, read }, Math.min(entry.until - now(), entry.refreshAt - now(), HOUR))
  },
})
