import { pageTag, type Cdn } from '@/src/integrations/cdn/port'
import type { Expiry } from '@/src/page-cache'

type Options = {
  readonly cdn: Cdn
  readonly log: (line: string) => void
  /** Milliseconds between the starts of two purges, so that an import of several seconds does not purge per batch. */
  readonly intervalMs?: number
}

export type CdnPurger = {
  /** Queues what is stale in outside caches, and returns at once. */
  readonly expire: (expiry: Expiry) => void
  /** Resolves once nothing is left to purge, or the rest could not be purged. */
  readonly idle: () => Promise<void>
  readonly close: () => void
}

/** Above this many tenants everything is purged: it is one request. */
const MAX_TENANTS_PER_PURGE = 100
/** After the last attempt the pages expire by themselves, within ten seconds. */
const MAX_ATTEMPTS = 3
const DEFAULT_INTERVAL_MS = 500

/**
 * Purges from a CDN what this process no longer shows. Every process sends its own purges, since a page fetched
 * meanwhile from a process that was behind is stale again: the last one corrects it. One purge runs at a time, and
 * those due meanwhile are merged. Nothing waits for it; while the CDN is unreachable, pages are some seconds older.
 */
export const createCdnPurger = ({ cdn, log, intervalMs = DEFAULT_INTERVAL_MS }: Options): CdnPurger => {
  let pending: 'everything' | ReadonlySet<string> = new Set()
  let running: Promise<void> | null = null
  let isClosed = false

  /** Does not keep a process alive that is about to end. */
  const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, intervalMs).unref())

  const takePending = (): Parameters<Cdn['purge']>[0] | null => {
    const batch = pending
    pending = new Set()
    if (batch === 'everything' || batch.size > MAX_TENANTS_PER_PURGE) return 'everything'
    return batch.size === 0 ? null : { tags: [...batch].map(pageTag) }
  }

  const attempt = async (purge: Parameters<Cdn['purge']>[0], attemptNumber = 1): Promise<void> => {
    try {
      await cdn.purge(purge)
    } catch (error) {
      if (attemptNumber < MAX_ATTEMPTS && !isClosed) {
        await pause()
        return attempt(purge, attemptNumber + 1)
      }
      log(`The CDN was not purged: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  const run = async (): Promise<void> => {
    for (let purge = takePending(); purge !== null && !isClosed; purge = takePending()) {
      await Promise.all([attempt(purge), pause()])
    }
    running = null
  }

  return {
    expire: (expiry) => {
      if (isClosed) return
      if (expiry === 'everything') pending = 'everything'
      else if (pending !== 'everything') pending = new Set([...pending, expiry.tenantId])
      running ??= run()
    },
    idle: () => running ?? Promise.resolve(),
    close: () => {
      isClosed = true
    },
  }
}
