import type { Pool } from 'pg'
import { toSender } from '@/src/domain/net/sender'
import { FairQueue, type Requester } from '@/src/platform/fair-queue'
import { errorResponse, jsonResponse } from './http/handle'
import { apiKeyOf } from './http/caller'
import type { HttpRequest, HttpResponse } from './http/types'
import { limits } from './limits'
import { createEventsEndpoint } from './custom-indexes/events-endpoint'
import { handleCustomIndexes } from './custom-indexes/handle'
import { createHourlyLimit } from './custom-indexes/hourly-limit'
import { CustomIndexRegistry } from './custom-indexes/registry'
import { RequestError } from './request-error'
import { isShopperKey, verifySearchKey } from './secured-key'
import type { IndexPlan } from './settings'
import { WorkerClient } from './worker/client'
import type { WorkerSetup } from './worker/messages'
import type { WorkerCaller } from './worker/query-threads'
import { withTimeout } from '@/src/platform/with-timeout'

export type EngineRequest = {
  readonly method: string
  /** Starts with `/1/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  /** The sender's address, if known. */
  readonly address?: string | undefined
}
export type EngineResponse = { status: number; headers: Record<string, string>; body: string }

/** The time limit of a shopper's request, including its wait in the queue. The thread continues after it. */
const ANSWER_TIMEOUT_MS = 10_000

export type SearchEndpointOptions = {
  readonly workerUrl: URL | string
  readonly searchKeySecret: string
  readonly adminKey: string
  readonly db?: Pool
  readonly plan: IndexPlan
  readonly query: WorkerCaller
  /** The number of threads that answer queries. */
  readonly threads: number
  readonly stats: () => Promise<{ records: number }>
  readonly createCustomSetup: () => WorkerSetup
  readonly log?: (line: string) => void
}

export type SearchEndpoint = {
  readonly handle: (request: EngineRequest, nowSeconds: number) => Promise<EngineResponse>
  readonly close: () => Promise<void>
}

const unavailableResponse = (): HttpResponse =>
  jsonResponse(503, JSON.stringify({ message: 'Search is not available', status: 503 }))

const busyResponse = (): HttpResponse => {
  const refused = errorResponse(new RequestError(429, 'Too Many Requests'))
  return { ...refused, headers: { ...refused.headers, 'retry-after': '1' } }
}

const headerNames = ['x-algolia-api-key', 'content-encoding'] as const
const toHttpRequest = ({ method, path, query, headers, body, address }: EngineRequest): HttpRequest => ({
  method,
  path,
  query: query.toString(),
  headers: Object.fromEntries(headerNames.map((name) => [name, headers[name]])),
  body: new Uint8Array(body),
  address,
})

/**
 * Creates the endpoint of Algolia's protocol. A shopper's request goes to the worker that holds the stock; requests
 * with the admin key, or with keys created by it, go to the custom indexes.
 */
export const createSearchEndpoint = (options: SearchEndpointOptions): SearchEndpoint => {
  const { query, db, searchKeySecret } = options
  const customIndexes = db ? createCustomIndexes(options, db) : null
  const handleEvents = db ? createEventsEndpoint(db, searchKeySecret) : null
  const shopperQueue = new FairQueue({ ...limits, atOnce: limits.atOnce * options.threads })
  let customRequests = 0
  const handleCustom = async (route: () => Promise<HttpResponse>): Promise<HttpResponse> => {
    if (customRequests >= limits.waiting) return busyResponse()
    customRequests += 1
    return route().finally(() => (customRequests -= 1))
  }
  const handleStock = (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    let isLate = false
    const work = async (): Promise<HttpResponse> => {
      if (isLate) return busyResponse()
      return query.call('http', { request, nowSeconds })
    }
    const answer = shopperQueue.add(requesterOf(searchKeySecret, request, nowSeconds), work)
    if (!answer) return Promise.resolve(busyResponse())
    return withTimeout(answer, ANSWER_TIMEOUT_MS, 'The search took too long').finally(() => (isLate = true))
  }
  const route = async (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    const isShopper = isShopperKey(searchKeySecret, apiKeyOf(request, new URLSearchParams(request.query)))
    if (handleEvents && request.path === '/1/events') return handleEvents(request, nowSeconds)
    if (customIndexes && !isShopper) return handleCustom(() => customIndexes.handle(request, nowSeconds))
    return handleStock(request, nowSeconds)
  }
  const handle = async (request: EngineRequest, nowSeconds: number): Promise<EngineResponse> => {
    if (request.body.length > limits.bodyBytes) return errorResponse(new RequestError(413, 'Request body is too large'))
    try {
      return await route(toHttpRequest(request), nowSeconds)
    } catch (error) {
      options.log?.(
        `Search endpoint failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return unavailableResponse()
    }
  }
  return { handle, close: async () => customIndexes?.close() }
}

const createCustomIndexes = (
  { workerUrl, adminKey, plan, createCustomSetup, stats }: SearchEndpointOptions,
  db: Pool,
) => {
  const worker = new WorkerClient(workerUrl, createCustomSetup(), () => registry.reset())
  const registry = new CustomIndexRegistry(db, worker)
  const stockRecords = async (): Promise<number> => (await stats()).records
  const context = { db, worker, registry, adminKey, stock: plan, stockRecords }
  const limit = createHourlyLimit()
  return {
    handle: (request: HttpRequest, nowSeconds: number) => handleCustomIndexes(context, limit, request, nowSeconds),
    close: () => worker.stop(),
  }
}

/** Returns the queue's key for a request: the tenant of its search key, or an empty tenant for an invalid key. */
const requesterOf = (secret: string, request: HttpRequest, nowSeconds: number): Requester => {
  const { address } = request
  const sender = address === undefined ? undefined : toSender(address)
  const key = apiKeyOf(request, new URLSearchParams(request.query))
  try {
    return { tenantId: verifySearchKey(secret, key, nowSeconds, address).tenantId, sender }
  } catch (error) {
    if (error instanceof RequestError) return { tenantId: '', sender }
    throw error
  }
}
