import type { LogPosition } from '@/src/domain/stock/search-record/log-position'
import type { ClockReading } from '@/src/platform/postgres/heartbeat'
import { isCacheable, type PageEntry, type PageValue, tenantOf } from './entry'
import { PageMemory } from './memory'
import type { SharedPages } from './redis'
import { createPageSharing } from './page-sharing'
import { createRender, pageRenders } from './render'
import { type Expiry, Staleness } from './staleness'

/** The form in which Next's incremental cache takes a page from a handler. `cacheControl` overrides its own memory. */
type ServedPage = {
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
const NEXT_REVALIDATE_SECONDS = 60

const monotonicNow = (): number => performance.timeOrigin + performance.now()

const clockDifference = ({ sentAt, answeredAt, databaseTime }: ClockReading) => ({
  ahead: databaseTime - (sentAt + answeredAt) / 2,
  within: (answeredAt - sentAt) / 2 + 5,
})

const recordRenderStart = (startedAt: number, position: LogPosition | null): void => {
  const render = pageRenders.getStore()
  if (render) Object.assign(render, { ...createRender(), startedAt, position, shownUntil: render.shownUntil })
}

/** Creates the page cache of one process: memory first, then what other processes share. */
export const createPageCache = ({ maxBytes, shared, position, now = monotonicNow }: Options) => {
  const memory = new PageMemory(maxBytes)
  const staleness = new Staleness()
  const sharedStore = shared === null ? null : createPageSharing(shared, staleness, now)

  const isUsable = (key: string, entry: PageEntry | undefined): entry is PageEntry =>
    entry !== undefined && !staleness.isStale(tenantOf(key), entry, now())

  const startRender = (): void => recordRenderStart(now(), position())

  /** Once `refreshAt` has passed, a page is served one more time while it is regenerated. It is still valid then. */
  const serve = ({ value, until, refreshAt }: PageEntry): ServedPage => {
    const fresh = now() < refreshAt
    if (!fresh) startRender()
    const render = pageRenders.getStore()
    if (render) render.shownUntil = until
    const lastModified = Date.now() - (fresh ? 0 : 2 * NEXT_REVALIDATE_SECONDS * 1000)
    return { value, lastModified, cacheControl: { revalidate: NEXT_REVALIDATE_SECONDS, expire: undefined } }
  }

  return {
    get: async (key: string): Promise<ServedPage | null> => {
      const entry = memory.get(key)
      if (isUsable(key, entry)) return serve(entry)
      if (entry) memory.remove(key)
      const sharedEntry = await sharedStore?.find(key)
      if (isUsable(key, sharedEntry)) {
        memory.set(key, sharedEntry)
        return serve(sharedEntry)
      }
      startRender()
      return null
    },

    /** @param revalidate seconds after which the page is regenerated; false for never */
    set: (key: string, value: PageValue | null, revalidate: number | false): void => {
      if (!isCacheable(key, value)) return
      const refreshAt = revalidate === false ? Infinity : now() + revalidate * 1000
      const existing = memory.peek(key)
      if (existing?.value === value) {
        // Regenerating failed: Next keeps the old page for some seconds, which does not make it fresher.
        existing.refreshAt = refreshAt
        return
      }
      const render = pageRenders.getStore()
      if (!render || render.startedAt === null) return
      const { startedAt, position: at, stock, until, isComplete } = render
      const read = Math.min(startedAt, render.read)
      const entry: PageEntry = { value, startedAt, read, position: at, stock, until, refreshAt }
      if (!isUsable(key, entry)) return
      memory.set(key, entry)
      if (isComplete) sharedStore?.share(key, entry)
    },

    /**
     * Returns the page at this server's address (`/site/…`) if it can be served as it is, and counts this as a use;
     * null if it has to be rendered, fetched or refreshed.
     */
    getFresh: (path: string): PageEntry | null => {
      const fresh = (key: string, entry: PageEntry): boolean => isUsable(key, entry) && now() < entry.refreshAt
      const key = memory.findKey(path, fresh)
      return key === undefined ? null : (memory.get(key) ?? null)
    },

    /** Returns whether the page at this server's address (`/site/…`) can be served without being rendered. */
    has: (path: string): boolean => memory.findKey(path, isUsable) !== undefined,

    now,
    /** Returns whether a tenant's content that was read at a moment may have changed since. */
    hasChanged: (tenantId: string, since: number): boolean => staleness.hasChanged(tenantId, since),
    expire: (expiry: Expiry): void => staleness.expire(expiry, now()),
    /** Sets whether changes are being received. */
    setListening: (listening: boolean): void => staleness.setListeningSince(listening ? now() : null),
    /** Takes a reading of Postgres's clock, with the moments of the query and its answer by this process's clock. */
    compareClock: (reading: ClockReading): void => void (staleness.clock = clockDifference(reading)),
    size: () => ({ pages: memory.count, bytes: memory.bytes }),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
