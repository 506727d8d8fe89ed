import type { Pool } from 'pg'
import { FairQueue, type Asker } from './fair-queue'
import { errorResponse, jsonResponse } from './http/handle'
import { keyOf } from './http/caller'
import type { HttpRequest, HttpResponse } from './http/types'
import { limits } from './limits'
import { openEvents } from './named/events-door'
import { handleNamed } from './named/handle'
import { createHourlyLimit } from './named/hourly-limit'
import { NamedRegistry } from './named/registry'
import { RequestError } from './request-error'
import { isShopperKey, readSearchKey } from './secured-key'
import type { IndexPlan } from './settings'
import { WorkerClient } from './worker/client'
import type { WorkerSetup } from './worker/messages'
import { within } from './worker/within'

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
const patienceMs = 10_000

export type DoorOptions = {
  readonly workerUrl: URL | string
  readonly searchKeySecret: string
  readonly adminKey: string
  readonly db?: Pool
  readonly plan: IndexPlan
  readonly query: WorkerClient
  readonly stats: () => Promise<{ records: number }>
  readonly named: () => WorkerSetup
  readonly log?: (line: string) => void
}

export type Door = {
  readonly handle: (request: EngineRequest, nowSeconds: number) => Promise<EngineResponse>
  readonly close: () => Promise<void>
}

const unavailable = (): HttpResponse =>
  jsonResponse(503, JSON.stringify({ message: 'Search is not available', status: 503 }))

const busy = (): HttpResponse => {
  const refused = errorResponse(new RequestError(429, 'Too Many Requests'))
  return { ...refused, headers: { ...refused.headers, 'retry-after': '1' } }
}

const headerNames = ['x-algolia-api-key', 'content-encoding'] as const
const plainRequest = ({ method, path, query, headers, body, address }: EngineRequest): HttpRequest => ({
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
export const openDoor = (options: DoorOptions): Door => {
  const { query, db, searchKeySecret } = options
  const written = db ? openWritten(options, db) : null
  const takeEvents = db ? openEvents(db, searchKeySecret) : null
  const shoppers = new FairQueue()
  let writing = 0
  const askWritten = async (ask: () => Promise<HttpResponse>): Promise<HttpResponse> => {
    if (writing >= limits.waiting) return busy()
    writing += 1
    return ask().finally(() => (writing -= 1))
  }
  const askStock = (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    let isLate = false
    const work = async (): Promise<HttpResponse> => {
      if (isLate) return busy()
      return query.call('http', { request, nowSeconds })
    }
    const answer = shoppers.add(askerOf(searchKeySecret, request, nowSeconds), work)
    if (!answer) return Promise.resolve(busy())
    return within(patienceMs, answer).finally(() => (isLate = true))
  }
  const ask = async (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    const isShopper = isShopperKey(searchKeySecret, keyOf(request, new URLSearchParams(request.query)))
    if (takeEvents && request.path === '/1/events') return takeEvents(request, nowSeconds)
    if (written && !isShopper) return askWritten(() => written.handle(request, nowSeconds))
    return askStock(request, nowSeconds)
  }
  const handle = async (request: EngineRequest, nowSeconds: number): Promise<EngineResponse> => {
    if (request.body.length > limits.bodyBytes) return errorResponse(new RequestError(413, 'Request body is too large'))
    try {
      return await ask(plainRequest(request), nowSeconds)
    } catch (error) {
      options.log?.(
        `Search endpoint failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return unavailable()
    }
  }
  return { handle, close: async () => written?.close() }
}

const openWritten = ({ workerUrl, adminKey, plan, named, stats }: DoorOptions, db: Pool) => {
  const worker = new WorkerClient(workerUrl, named(), () => registry.forget())
  const registry = new NamedRegistry(db, worker)
  const stockRecords = async (): Promise<number> => (await stats()).records
  const context = { db, worker, registry, adminKey, stock: plan, stockRecords }
  const limit = createHourlyLimit()
  return {
    handle: (request: HttpRequest, nowSeconds: number) => handleNamed(context, limit, request, nowSeconds),
    close: () => worker.stop(),
  }
}

/** Returns the queue's key for a request: the tenant of its search key, or an empty tenant for an invalid key. */
const askerOf = (secret: string, request: HttpRequest, nowSeconds: number): Asker => {
  const { address } = request
  const key = keyOf(request, new URLSearchParams(request.query))
  try {
    return { tenantId: readSearchKey(secret, key, nowSeconds, address).tenantId, address }
  } catch (error) {
    if (error instanceof RequestError) return { tenantId: '', address }
    throw error
  }
}
