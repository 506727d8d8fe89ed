import type { IncomingMessage, ServerResponse } from 'node:http'
import { isVehicleId } from '@/src/domain/events/beacon'
import { httpMessages } from '@/src/domain/net/http-messages'
import type { LiveState } from '@/src/domain/stock/vehicle/live'
import type { LiveHub } from './hub'
import { writeIfOpen, createConnections } from './live-connections'

const MAX_VEHICLES = 20

type Limits = {
  readonly maxConnections: number
  /** A browser has one connection; an office or a mobile carrier has many browsers behind one address. */
  readonly maxPerSender: number
  readonly heartbeatMs: number
}
const defaultLimits: Limits = { maxConnections: 5000, maxPerSender: 100, heartbeatMs: 25_000 }

export type LiveHandler = {
  /** `GET /api/live?cars=ID[,ID]`: server-sent events of one dealer's vehicles, until either side ends it (VDP-16). */
  readonly handle: (tenantId: string, sender: string, request: IncomingMessage, response: ServerResponse) => void
  readonly countOpen: () => number
  /** Ends every connection; later ones are refused. */
  readonly close: () => void
}

const refuse = (response: ServerResponse, status: number, message: string, retrySeconds?: number): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retrySeconds === undefined ? {} : { 'retry-after': String(retrySeconds) }),
  })
  response.end(JSON.stringify({ message, status }))
}

const parseVehicleIds = (url: string): readonly string[] | null => {
  const queryStart = url.indexOf('?')
  const query = new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1))
  const vehicleIds = query.get('cars')?.toLowerCase().split(',') ?? []
  return vehicleIds.length > 0 && vehicleIds.length <= MAX_VEHICLES && vehicleIds.every(isVehicleId)
    ? [...new Set(vehicleIds)]
    : null
}

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Keeps proxies from buffering the events.
  'x-accel-buffering': 'no',
}

/** Milliseconds until a browser reconnects after a cut, randomised so that they do not all return at once. */
const reconnectDelayMs = (): number => 2000 + Math.floor(Math.random() * 3000)

/** Handles the HTTP side of live availability: limits, and how updates are written. */
export const createLiveHandler = (hub: Pick<LiveHub, 'watch'>, limitOverrides: Partial<Limits> = {}): LiveHandler => {
  const limits = { ...defaultLimits, ...limitOverrides }
  const connections = createConnections(limits.heartbeatMs)
  let isClosed = false

  const refuseIfOverLimit = (sender: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') refuse(response, 405, httpMessages.methodNotAllowed)
    else if (isClosed || connections.size() >= limits.maxConnections)
      refuse(response, 503, httpMessages.unavailable, 30)
    else if (connections.countBySender(sender) >= limits.maxPerSender)
      refuse(response, 429, 'Too many connections. Please try again later.', 30)
    else return false
    return true
  }

  const startStream = (
    tenantId: string,
    sender: string,
    vehicleIds: readonly string[],
    response: ServerResponse,
  ): void => {
    response.writeHead(200, eventStreamHeaders)
    writeIfOpen(response, `retry: ${String(reconnectDelayMs())}\n\n`)
    connections.add(sender, response)
    const unwatch = hub.watch(tenantId, vehicleIds, {
      send: (state: LiveState) => writeIfOpen(response, `data: ${JSON.stringify(state)}\n\n`),
      end: () => response.end(),
    })
    response.once('close', () => {
      unwatch()
      connections.remove(sender, response)
    })
  }

  return {
    countOpen: connections.size,
    handle: (tenantId, sender, request, response) => {
      if (refuseIfOverLimit(sender, request, response)) return
      const vehicleIds = parseVehicleIds(request.url ?? '')
      if (vehicleIds === null)
        return refuse(response, 400, `cars: expected 1 to ${MAX_VEHICLES} IDs, separated by commas.`)
      startStream(tenantId, sender, vehicleIds, response)
    },
    close: () => {
      isClosed = true
      connections.endAll()
    },
  }
}
