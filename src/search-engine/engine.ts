import { availableParallelism } from 'node:os'
import { STOCK_INDEX, type StockRecord } from '@/src/domain/stock/search-record/search-record'
import type { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import type { SearchRequest, SearchResponse } from '@/src/integrations/search/port'
import { emptyResponse } from '@/src/integrations/search/empty-response'
import type { Pool } from 'pg'
import { createSearchEndpoint, type EngineRequest, type EngineResponse } from './search-endpoint'
import { createIndexPlan } from './settings'
import { BuildQueue } from './worker/build-queue'
import { WorkerClient } from './worker/client'
import type { Synonym } from './text/synonyms'
import type { Change, WorkerSetup } from './worker/messages'
import { QueryThreads, type WorkerCaller } from './worker/query-threads'
import { withTimeout } from '@/src/platform/with-timeout'

export type { EngineRequest, EngineResponse } from './search-endpoint'

export type EmbeddedEngine = {
  /**
   * Replaces a tenant's records; queries see the old ones until all are indexed. `records` is read when its turn comes:
   * later changes are kept, earlier ones must be included in it. Rejects on failure.
   */
  replaceSegment(tenantId: string, records: AsyncIterable<readonly StockRecord[]>): Promise<void>
  /** Resolves when queries see the changes. Ignored for a tenant that was never loaded. `remove` holds object ids. */
  applyChanges(
    tenantId: string,
    changes: { readonly save: readonly StockRecord[]; readonly remove: readonly string[] },
  ): Promise<void>
  removeSegment(tenantId: string): Promise<void>
  /** For use in this process; trusts its caller. Never rejects: a failure is an empty result with a `message`. */
  search(tenantId: string, requests: readonly SearchRequest[]): Promise<SearchResponse[]>
  /** Answers Algolia's protocol (STK-05) for the tenant of the request's key (STK-06). Never rejects. */
  handle(request: EngineRequest): Promise<EngineResponse>
  stats(): Promise<{ tenants: number; records: number; rssBytes: number }>
  close(): Promise<void>
}

export type EngineOptions = {
  /** The bundle of `worker.ts`. */
  readonly workerUrl: URL | string
  readonly searchKeySecret: string
  readonly adminKey: string
  readonly settings: typeof stockIndexSettings
  readonly synonyms?: readonly Synonym[]
  /** Stores custom indexes, their keys and events; without it they are not supported. */
  readonly db?: Pool
  /** Called for internal failures, which are not part of any answer. */
  readonly log?: (line: string) => void
  /** Returns milliseconds since 1970. */
  readonly now?: () => number
  /** Called when the worker crashed and was restarted without segments, so that the owner can load them again. */
  readonly onLost?: () => void
  /** The threads that answer queries; by default as many as processors, up to 8. */
  readonly threads?: number
  /** The time limit of `search` for rendering. */
  readonly searchTimeoutMs?: number
}

/** A call normally takes milliseconds; one that takes this long is considered stuck. */
const STUCK_MS = 10_000
/** Each thread needs some memory of its own. */
const MAX_THREADS = 8

const toChange = (record: StockRecord): Change => [record.objectID, JSON.stringify(record)]

async function* toChangeBatches(records: AsyncIterable<readonly StockRecord[]>): AsyncIterable<Change[]> {
  for await (const batch of records)
    for (let from = 0; from < batch.length; from += 1000) yield batch.slice(from, from + 1000).map(toChange)
}

export const createEmbeddedEngine = (options: EngineOptions): EmbeddedEngine => {
  const setup = (role: WorkerSetup['role']): WorkerSetup => ({
    role,
    primary: STOCK_INDEX,
    settings: options.settings,
    synonyms: options.synonyms ?? [],
    searchKeySecret: options.searchKeySecret,
    adminKey: options.adminKey,
  })
  const threads = Math.min(options.threads ?? availableParallelism(), MAX_THREADS)
  const query = new QueryThreads(
    threads,
    (onEnd) => new WorkerClient(options.workerUrl, setup('query'), onEnd, STUCK_MS),
    () => {
      void builds.restore().catch(() => undefined)
      options.onLost?.()
    },
  )
  const build = new WorkerClient(options.workerUrl, setup('build'), () => undefined)
  const builds = new BuildQueue(query, build)
  const now = options.now ?? Date.now
  const stats = () => query.call('stats', null)
  const plan = createIndexPlan(STOCK_INDEX, options.settings)
  const endpoint = createSearchEndpoint({
    ...options,
    query,
    threads,
    plan,
    stats,
    createCustomSetup: () => setup('custom'),
  })
  return {
    replaceSegment: (tenantId, records) => builds.replace(tenantId, toChangeBatches(records)),
    applyChanges: async (tenantId, { save, remove }) => {
      const changes = [...remove.map((id): Change => [id, null]), ...save.map(toChange)]
      const { visible, full } = await query.call('apply', { tenantId, changes })
      if (!visible) await builds.merge(tenantId)
      else if (full) builds.mergeInBackground(tenantId)
    },
    removeSegment: async (tenantId) => {
      builds.forgetTenant(tenantId)
      await query.call('drop', { tenantId })
    },
    search: (tenantId, requests) => searchSafely(query, tenantId, requests, options.searchTimeoutMs ?? 1500),
    handle: (request) => endpoint.handle(request, Math.floor(now() / 1000)),
    stats: async () => ({ ...(await stats()), rssBytes: process.memoryUsage().rss }),
    close: async () => {
      await builds.stop()
      await query.stop()
      await endpoint.close()
    },
  }
}

const searchSafely = async (
  query: WorkerCaller,
  tenantId: string,
  requests: readonly SearchRequest[],
  timeoutMs: number,
): Promise<SearchResponse[]> => {
  try {
    const answer = query.call('search', { tenantId, requests })
    return JSON.parse(await withTimeout(answer, timeoutMs, 'The search took too long')) as SearchResponse[]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return requests.map((request) => emptyResponse(request, message))
  }
}
