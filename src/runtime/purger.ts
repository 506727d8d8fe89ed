import { pageTag, type Cdn } from '@/src/integrations/cdn/port'
import type { Expiry } from './pages/staleness'

type Options = {
  readonly cdn: Cdn
  readonly log: (line: string) => void
  /** Milliseconds between the starts of two purges, so that an import of several seconds does not purge per batch. */
  readonly every?: number
}

export type Purger = {
  /** Queues what is stale in outside caches, and returns at once. */
  readonly expire: (expiry: Expiry) => void
  /** Resolves once nothing is left to purge, or the rest could not be purged. */
  readonly idle: () => Promise<void>
  readonly close: () => void
}

/** Above this many tenants everything is purged: it is one request. */
const mostTenants = 100
/** After the last attempt the pages expire by themselves, within ten seconds. */
const mostTries = 3
const usual = 500

/**
 * Purges from a CDN what this process no longer shows. Every process sends its own purges, since a page fetched
 * meanwhile from a process that was behind is stale again: the last one corrects it. One purge runs at a time, and
 * those due meanwhile are merged. Nothing waits for it; while the CDN is unreachable, pages are some seconds older.
 */
export const createPurger = ({ cdn, log, every = usual }: Options): Purger => {
  let due: 'everything' | ReadonlySet<string> = new Set()
  let running: Promise<void> | null = null
  let closed = false

  /** Does not keep a process alive that is about to end. */
  const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, every).unref())

  const take = (): Parameters<Cdn['purge']>[0] | null => {
    const taken = due
    due = new Set()
    if (taken === 'everything' || taken.size > mostTenants) return 'everything'
    return taken.size === 0 ? null : { tags: [...taken].map(pageTag) }
  }

  const attempt = async (what: Parameters<Cdn['purge']>[0], tries = 1): Promise<void> => {
    try {
      await cdn.purge(what)
    } catch (error) {
      if (tries < mostTries && !closed) {
        await pause()
        return attempt(what, tries + 1)
      }
      log(`The CDN was not purged: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  const run = async (): Promise<void> => {
    for (let what = take(); what !== null && !closed; what = take()) {
      await Promise.all([attempt(what), pause()])
    }
    running = null
  }

  return {
    expire: (expiry) => {
      if (closed) return
      if (expiry === 'everything') due = 'everything'
      else if (due !== 'everything') due = new Set([...due, expiry.tenantId])
      running ??= run()
    },
    idle: () => running ?? Promise.resolve(),
    close: () => {
      closed = true
    },
  }
}
