import type { Pool } from 'pg'
import { errorResponse, jsonResponse } from './http/handle'
import { keyOf } from './http/caller'
import { readBody } from './http/body'
import type { HttpRequest, HttpResponse } from './http/types'
import { limits } from './limits'
import { readEvents, saveEvents } from './named/events'
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
  /** Begins `/1/`. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
  /** The sender's, where it is known. */
  readonly address?: string | undefined
}
export type EngineResponse = { status: number; headers: Record<string, string>; body: string }

const handleTimeoutMs = 10_000

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
 * Where a request of the protocol goes: a shopper's to the worker that holds the stock, the installation's own and those
 * of keys made with it to the indexes that are written over the protocol.
 */
export const openDoor = (options: DoorOptions): Door => {
  const { query, db, searchKeySecret } = options
  const written = db ? openWritten(options, db) : null
  const oneByOne = createQueue(limits.waitingEvents)
  let waiting = 0
  const ask = async (request: HttpRequest, nowSeconds: number): Promise<HttpResponse> => {
    const isShopper = isShopperKey(searchKeySecret, keyOf(request, new URLSearchParams(request.query)))
    if (db && request.path === '/1/events')
      return (await oneByOne(() => takeEvents(options, db, request, nowSeconds))) ?? busy()
    if (written && !isShopper) return written.handle(request, nowSeconds)
    return within(handleTimeoutMs, query.call('http', { request, nowSeconds }), () => query.kill())
  }
  const handle = async (request: EngineRequest, nowSeconds: number): Promise<EngineResponse> => {
    if (request.body.length > limits.bodyBytes) return errorResponse(new RequestError(413, 'Request body is too large'))
    if (waiting >= limits.waiting) return busy()
    waiting += 1
    try {
      return await ask(plainRequest(request), nowSeconds)
    } catch (error) {
      options.log?.(
        `Search endpoint failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return unavailable()
    } finally {
      waiting -= 1
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

/** Works one after another, so that events never take the connections pages need; null beyond `most` that wait. */
const createQueue = (most: number) => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (waiting >= most) return null
    waiting += 1
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run.finally(() => (waiting -= 1))
  }
}

/** The events of a site's shoppers; the tenant is the key's, whatever the events say. */
const takeEvents = async (
  { searchKeySecret }: DoorOptions,
  db: Pool,
  request: HttpRequest,
  nowSeconds: number,
): Promise<HttpResponse> => {
  try {
    if (request.method.toUpperCase() !== 'POST') throw new RequestError(405, 'Method not allowed')
    const tenantId = eventsTenant(searchKeySecret, request, nowSeconds)
    await saveEvents(db, tenantId, readEvents(readBody(request), nowSeconds * 1000))
    return jsonResponse(200, '{"status":200,"message":"OK"}')
  } catch (error) {
    if (error instanceof RequestError) return errorResponse(error)
    throw error
  }
}

const eventsTenant = (secret: string, request: HttpRequest, nowSeconds: number): string => {
  const key = keyOf(request, new URLSearchParams(request.query))
  try {
    const { tenantId } = readSearchKey(secret, key, nowSeconds, request.address)
    if (/^[0-9a-f-]{36}$/i.test(tenantId)) return tenantId
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
  }
  throw new RequestError(401, 'Invalid credentials')
}
