import type { LogPosition } from '@/src/services/stock-index/change-log'
import type { ClockReading } from '../heartbeat'
import { isKept, type PageEntry, type PageValue, tenantOf } from './entry'
import { PageMemory } from './memory'
import type { SharedPages } from './redis'
import { shareWith } from './share'
import { newRender, pageRenders } from './render'
import { type Expiry, Staleness } from './staleness'

/** The form in which Next's incremental cache takes a page from a handler. `cacheControl` overrides its own memory. */
type Served = {
  readonly value: PageValue
  readonly lastModified: number
  readonly cacheControl: { readonly revalidate: number; readonly expire: undefined }
}

type Options = {
  readonly maxBytes: number
  readonly shared: SharedPages | null
  /** How far this process's search engine has followed the change log; null with a search elsewhere. */
  readonly position: () => LogPosition | null
  /** Milliseconds since 1970, from a clock that never jumps. */
  readonly now?: () => number
}

/** Freshness is decided here; Next gets an age under or over these seconds. */
const DECIDED = 60

const steady = (): number => performance.timeOrigin + performance.now()

const difference = ({ asked, answered, clock }: ClockReading) => ({
  ahead: clock - (asked + answered) / 2,
  within: (answered - asked) / 2 + 5,
})

const noteBeginning = (begun: number, position: LogPosition | null): void => {
  const render = pageRenders.getStore()
  if (render) Object.assign(render, { ...newRender(), begun, position, shownUntil: render.shownUntil })
}

/** Creates the page cache of one process: memory first, then what other processes share. */
export const createPageCache = ({ maxBytes, shared, position, now = steady }: Options) => {
  const memory = new PageMemory(maxBytes)
  const staleness = new Staleness()
  const others = shared === null ? null : shareWith(shared, staleness, now)

  const usable = (key: string, entry: PageEntry | undefined): entry is PageEntry =>
    entry !== undefined && !staleness.isStale(tenantOf(key), entry, now())

  const making = (): void => noteBeginning(now(), position())

  /** Once `refreshAt` has passed, a page is served one more time while it is regenerated. It is still valid then. */
  const serve = ({ value, until, refreshAt }: PageEntry): Served => {
    const fresh = now() < refreshAt
    if (!fresh) making()
    const render = pageRenders.getStore()
    if (render) render.shownUntil = until
    const lastModified = Date.now() - (fresh ? 0 : 2 * DECIDED * 1000)
    return { value, lastModified, cacheControl: { revalidate: DECIDED, expire: undefined } }
  }

  return {
    get: async (key: string): Promise<Served | null> => {
      const entry = memory.get(key)
      if (usable(key, entry)) return serve(entry)
      if (entry) memory.drop(key)
      const foreign = await others?.find(key)
      if (usable(key, foreign)) {
        memory.set(key, foreign)
        return serve(foreign)
      }
      making()
      return null
    },

    /** @param revalidate seconds after which the page is regenerated; false for never */
    set: (key: string, value: PageValue | null, revalidate: number | false): void => {
      if (!isKept(key, value)) return
      const refreshAt = revalidate === false ? Infinity : now() + revalidate * 1000
      const known = memory.peek(key)
      if (known?.value === value) {
        // Regenerating failed: Next keeps the old page for some seconds, which does not make it fresher.
        known.refreshAt = refreshAt
        return
      }
      const render = pageRenders.getStore()
      if (!render || render.begun === null) return
      const { begun, position: at, stock, until, whole } = render
      const read = Math.min(begun, render.read)
      const entry: PageEntry = { value, begun, read, position: at, stock, until, refreshAt }
      if (!usable(key, entry)) return
      memory.set(key, entry)
      if (whole) others?.offer(key, entry)
    },

    /**
     * Returns the page at this server's address (`/site/…`) if it can be served as it is, and counts this as a use;
     * null if it has to be rendered, fetched or refreshed.
     */
    shown: (path: string): PageEntry | null => {
      const fresh = (key: string, entry: PageEntry): boolean => usable(key, entry) && now() < entry.refreshAt
      const key = memory.keyAt(path, fresh)
      return key === undefined ? null : (memory.get(key) ?? null)
    },

    /** Returns whether the page at this server's address (`/site/…`) can be served without being rendered. */
    holds: (path: string): boolean => memory.keyAt(path, usable) !== undefined,

    now,
    /** Returns whether a tenant's content that was read at a moment may have changed since. */
    hasChanged: (tenantId: string, since: number): boolean => staleness.hasChanged(tenantId, since),
    expire: (expiry: Expiry): void => staleness.expire(expiry, now()),
    /** Sets whether changes are being received. */
    listen: (listening: boolean): void => staleness.listen(listening ? now() : null),
    /** Takes a reading of Postgres's clock, with the moments of the query and its answer by this process's clock. */
    compareClock: (reading: ClockReading): void => void (staleness.clock = difference(reading)),
    size: () => ({ pages: memory.count, bytes: memory.bytes }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
