import type { IncomingMessage, ServerResponse } from 'node:http'
import { isVehicleId } from '@/src/domain/events/beacon'
import { httpMessages } from '@/src/domain/net/http-messages'
import type { LiveState } from '@/src/domain/stock/vehicle/live'
import type { LiveHub } from './hub'

const MAX_VEHICLES = 20
/** Bytes that a slow client may leave unread before its connection is cut. */
const MAX_BUFFERED_BYTES = 64 * 1024

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

/** Writes unless the response has ended: a write after the end would emit an unhandled error. */
const writeIfOpen = (response: ServerResponse, text: string): void => {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
  else response.write(text)
}

/** Cuts a connection whose client has not read the end since the last heartbeat. */
const sendHeartbeat = (response: ServerResponse): void => {
  if (response.writableEnded) response.destroy()
  else writeIfOpen(response, ':\n\n')
}

/** The open connections, counted by sender. One timer sends all heartbeats. */
const createConnections = (heartbeatMs: number) => {
  const open = new Set<ServerResponse>()
  const bySender = new Map<string, number>()
  let heartbeat: NodeJS.Timeout | undefined
  const addToCount = (sender: string, change: 1 | -1): void => {
    const now = (bySender.get(sender) ?? 0) + change
    if (now > 0) bySender.set(sender, now)
    else bySender.delete(sender)
  }
  const stopHeartbeat = (): void => {
    clearInterval(heartbeat)
    heartbeat = undefined
  }
  return {
    size: () => open.size,
    countBySender: (sender: string) => bySender.get(sender) ?? 0,
    add: (sender: string, response: ServerResponse): void => {
      open.add(response)
      addToCount(sender, 1)
      heartbeat ??= setInterval(() => open.forEach(sendHeartbeat), heartbeatMs)
    },
    remove: (sender: string, response: ServerResponse): void => {
      open.delete(response)
      addToCount(sender, -1)
      if (open.size === 0) stopHeartbeat()
    },
    endAll: (): void => {
      stopHeartbeat()
      for (const response of open) response.end()
    },
  }
}

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
