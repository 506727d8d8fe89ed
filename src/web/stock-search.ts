import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pool } from 'pg'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { stockSynonyms } from '@/src/domain/stock/search-record/synonyms'
import { env } from '@/src/env'
import { createEmbeddedDriver, createEmbeddedEngine, type EmbeddedEngine } from '@/src/search-engine'
import { createHostedSearch } from '@/src/integrations/search/index'
import type { HostedSearch, SearchDriver } from '@/src/integrations/search/port'
import { retryUntil } from '@/src/platform/retry-until'
import type { Expiry } from '@/src/page-cache'
import type { LogPosition } from '@/src/domain/stock/search-record/log-position'
import { createStockIndexer } from './stock-indexer'

/** The search of one web process: its own engine, or a hosted one that the jobs fill. */
export type SearchService = {
  readonly driver: SearchDriver
  /** The search's endpoint on the sites' own hosts; null if browsers query a hosted search. */
  readonly handle: EmbeddedEngine['handle'] | null
  /** Resolves once stock can be searched. */
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
  /** Rejects if nothing can be searched. */
  readonly ping: () => Promise<unknown>
  /** How far this process's engine has followed the change log; null without one. */
  readonly position: () => LogPosition | null
  /** The stock of a tenant changed, or (without one) that of any tenant may have changed. */
  readonly follow: (tenantId?: string) => void
  readonly close: () => Promise<void>
}

type Options = {
  readonly db: Pool
  readonly root: string
  readonly derive: (secretName: string) => string
  readonly expirePages: (expiry: Expiry) => void
  readonly log: (line: string) => void
}

const createEmbeddedSearch = ({ db, root, derive, expirePages, log }: Options): SearchService => {
  const searchKeySecret = derive('search key')
  let isLoaded = false
  const load = async (): Promise<void> => {
    await retryUntil(() => indexer.load(), Number.POSITIVE_INFINITY)
    isLoaded = true
  }
  const engine = createEmbeddedEngine({
    workerUrl: pathToFileURL(path.join(root, 'dist/search-worker.mjs')),
    searchKeySecret,
    adminKey: env.SEARCH_ADMIN_KEY ?? derive('search admin'),
    settings: stockIndexSettings,
    synonyms: stockSynonyms,
    onLost: () => void load(),
    db,
    log,
    searchTimeoutMs: 3000,
  })
  const onApplied = (tenantId: string, newest: LogPosition): void => expirePages({ tenantId, stock: true, newest })
  const indexer = createStockIndexer({ db, engine, onApplied, log })
  return {
    driver: createEmbeddedDriver(engine, searchKeySecret),
    handle: (request) => engine.handle(request),
    load,
    isLoaded: () => isLoaded,
    ping: () => engine.stats(),
    position: () => indexer.position(),
    follow: () => indexer.follow(),
    close: async () => {
      indexer.close()
      await engine.close()
    },
  }
}

/**
 * Pages also show vehicles from Postgres, so they expire with the change; and once more when the index has followed,
 * which the sync job announces as a change of `search`. A hosted search that is down must not make every web process
 * unhealthy, so it has no part in the health check.
 */
const wrapHostedSearch = ({ driver }: HostedSearch, expirePages: Options['expirePages']): SearchService => ({
  driver,
  handle: null,
  load: async () => undefined,
  isLoaded: () => true,
  ping: async () => undefined,
  position: () => null,
  follow: (tenantId) => expirePages(tenantId === undefined ? 'everything' : { tenantId, stock: true }),
  close: async () => undefined,
})

export const createStockSearch = (options: Options): SearchService => {
  const hosted = createHostedSearch(env)
  return hosted ? wrapHostedSearch(hosted, options.expirePages) : createEmbeddedSearch(options)
}
