import { pageTag, type Cdn } from '@/src/integrations/cdn/port'
import type { Expiry } from './pages/staleness'

type Options = {
  readonly cdn: Cdn
  readonly log: (line: string) => void
  /** Milliseconds between the beginnings of two purges: an import that writes for seconds is not one of each batch. */
  readonly every?: number
}

export type Purger = {
  /** Notes what is stale in caches outside, and returns at once. */
  readonly expire: (expiry: Expiry) => void
  /** Resolves once nothing is left to purge, or what was left could not be. */
  readonly idle: () => Promise<void>
  readonly close: () => void
}

/** Above this many dealers everything goes: it is one request. */
const mostTenants = 100
/** Tries of one purge; afterwards the pages have gone by themselves, being kept ten seconds at most. */
const mostTries = 3
const usual = 500

/**
 * Has a CDN forget what this process no longer shows. Every process sends its own, since a page fetched meanwhile from
 * one that was behind is stale again: the last to know has the last word. One purge at a time, those due meanwhile become
 * one; nothing waits for it, and a CDN that is away costs shoppers seconds of age and no answer.
 */
export const createPurger = ({ cdn, log, every = usual }: Options): Purger => {
  let due: 'everything' | ReadonlySet<string> = new Set()
  let running: Promise<void> | null = null
  let closed = false

  /** Holds up no process that ends meanwhile. */
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
