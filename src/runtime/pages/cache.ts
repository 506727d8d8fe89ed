import type { LogPosition } from '@/src/services/stock-index/change-log'
import type { ClockReading } from '../changes'
import { isKept, type PageEntry, type PageValue, tenantOf } from './entry'
import { PageMemory } from './memory'
import type { SharedPages } from './redis'
import { pageRenders } from './render'
import { type Expiry, Staleness } from './staleness'

/** What Next's incremental cache takes from a handler: with a `cacheControl`, that decides and nothing remembered. */
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
  /** Milliseconds since 1970 that never jump. */
  readonly now?: () => number
}

const steady = (): number => performance.timeOrigin + performance.now()
const HOUR = 3_600_000

/** The stored pages of one process: memory first, then what other processes share. */
export const createPageCache = ({ maxBytes, shared, position, now = steady }: Options) => {
  const memory = new PageMemory(maxBytes)
  const staleness = new Staleness()

  const usable = (key: string, entry: PageEntry | undefined): entry is PageEntry =>
    entry !== undefined && !staleness.isStale(tenantOf(key), entry, now())

  const making = (): void => {
    const render = pageRenders.getStore()
    if (render) Object.assign(render, { begun: now(), position: position(), stock: false, until: Infinity })
  }

  /** Past its time to be refreshed a page is shown once more, while it is made again. It is still true then. */
  const serve = (entry: PageEntry): Served => {
    const at = Date.now()
    const render = pageRenders.getStore()
    if (now() < entry.refreshAt) {
      if (render) render.until = entry.until
      return { value: entry.value, lastModified: at, cacheControl: { revalidate: 60, expire: undefined } }
    }
    making()
    return { value: entry.value, lastModified: at - 2000, cacheControl: { revalidate: 1, expire: undefined } }
  }

  /** A page that another process made since all that this one heard of changes. */
  const fetch = async (key: string): Promise<PageEntry | null> => {
    if (!shared || tenantOf(key) === '') return null
    // It is as old as the asking: a change heard while it is on its way expires it.
    const asked = now()
    const found = await shared.get(key)
    if (found === null || !staleness.mayShow(tenantOf(key), found, now())) return null
    const entry = { ...found, begun: asked }
    memory.set(key, entry)
    return entry
  }

  const share = (key: string, entry: PageEntry): void => {
    const begun = staleness.onSharedClock(entry.begun)
    if (!shared || begun === null || tenantOf(key) === '') return
    shared.set(key, { ...entry, begun }, Math.min(entry.until - now(), entry.refreshAt - now(), HOUR))
  }

  return {
    get: async (key: string): Promise<Served | null> => {
      const entry = memory.get(key)
      if (usable(key, entry)) return serve(entry)
      if (entry) memory.drop(key)
      const foreign = await fetch(key)
      if (usable(key, foreign ?? undefined) && foreign) return serve(foreign)
      making()
      return null
    },

    /** @param revalidate seconds after which the page is made again; false for never */
    set: (key: string, value: PageValue | null, revalidate: number | false): void => {
      if (!isKept(key, value)) return
      const refreshAt = revalidate === false ? Infinity : now() + revalidate * 1000
      const known = memory.peek(key)
      if (known?.value === value) {
        // It could not be made again: Next keeps the old one for some seconds, which does not make it younger.
        known.refreshAt = refreshAt
        return
      }
      const render = pageRenders.getStore()
      if (!render || render.begun === null) return
      const { begun, position: at, stock, until } = render
      const entry: PageEntry = { value, begun, position: at, stock, until, refreshAt }
      if (!usable(key, entry)) return
      memory.set(key, entry)
      share(key, entry)
    },

    /** Whether the page at this server's address (`/site/…`) can be shown without being made. */
    holds: (path: string): boolean => {
      const entry = memory.at(path)
      return entry !== undefined && usable(path, entry)
    },

    expire: (expiry: Expiry): void => staleness.expire(expiry, now()),
    /** Changes are heard from now on, or not any more. */
    listen: (listening: boolean): void => staleness.listen(listening ? now() : null),
    /** What a question to Postgres told of its clock: asked and answered here, its clock in between. */
    compareClock: ({ asked, answered, clock }: ClockReading): void => {
      const within = (answered - asked) / 2 + 5
      staleness.clock = { ahead: clock - (asked + answered) / 2, within }
    },
    now,
    size: () => ({ pages: memory.count, bytes: memory.bytes }),
    clear: () => memory.clear(),
  }
}

export type PageCache = ReturnType<typeof createPageCache>

const lent = Symbol.for('forecourt.page-cache')

/** Next loads `cache-handler.mjs` by itself; it finds the pages here. */
export const lendPages = (pages: PageCache): void => {
  ;(globalThis as { [lent]?: PageCache })[lent] = pages
}
