import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCarId } from '@/src/domain/events/beacon'
import type { LiveState } from '@/src/domain/stock/live'
import type { LiveHub } from './hub'

const mostCars = 20
/** Bytes that a slow client may leave unread before its connection is cut. */
const mostWaiting = 64 * 1024

type Limits = {
  readonly open: number
  /** A browser has one connection; an office or a mobile carrier has many browsers behind one address. */
  readonly ofSender: number
  readonly heartbeatMs: number
}
const usual: Limits = { open: 5000, ofSender: 100, heartbeatMs: 25_000 }

export type LiveAnswers = {
  /** `GET /api/live?cars=ID[,ID]`: server-sent events of one dealer's vehicles, until either side ends it (VDP-16). */
  readonly answer: (tenantId: string, sender: string, request: IncomingMessage, response: ServerResponse) => void
  readonly open: () => number
  /** Ends every connection; later ones are refused. */
  readonly close: () => void
}

const refuse = (response: ServerResponse, status: number, message: string, retry?: number): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
  })
  response.end(JSON.stringify({ message, status }))
}

const carsOf = (url: string): readonly string[] | null => {
  const mark = url.indexOf('?')
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const cars = query.get('cars')?.toLowerCase().split(',') ?? []
  return cars.length > 0 && cars.length <= mostCars && cars.every(isCarId) ? [...new Set(cars)] : null
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Keeps proxies from buffering the events.
  'x-accel-buffering': 'no',
}

/** Milliseconds until a browser reconnects after a cut, randomised so that they do not all return at once. */
const comeBack = (): number => 2000 + Math.floor(Math.random() * 3000)

/** Writes unless the response has ended: a write after the end would emit an unhandled error. */
const write = (response: ServerResponse, text: string): void => {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > mostWaiting) response.destroy()
  else response.write(text)
}

/** Cuts a connection whose client has not read the end since the last heartbeat. */
const keepAwake = (response: ServerResponse): void => {
  if (response.writableEnded) response.destroy()
  else write(response, ':\n\n')
}

/** The open connections, counted by sender. One timer sends all heartbeats. */
const createConnections = (heartbeatMs: number) => {
  const open = new Set<ServerResponse>()
  const bySender = new Map<string, number>()
  let beat: NodeJS.Timeout | undefined
  const count = (sender: string, by: 1 | -1): void => {
    const now = (bySender.get(sender) ?? 0) + by
    if (now > 0) bySender.set(sender, now)
    else bySender.delete(sender)
  }
  const rest = (): void => {
    clearInterval(beat)
    beat = undefined
  }
  return {
    size: () => open.size,
    ofSender: (sender: string) => bySender.get(sender) ?? 0,
    add: (sender: string, response: ServerResponse): void => {
      open.add(response)
      count(sender, 1)
      beat ??= setInterval(() => open.forEach(keepAwake), heartbeatMs)
    },
    remove: (sender: string, response: ServerResponse): void => {
      open.delete(response)
      count(sender, -1)
      if (open.size === 0) rest()
    },
    end: (): void => {
      rest()
      for (const response of open) response.end()
    },
  }
}

/** Handles the HTTP side of live availability: limits, and how updates are written. */
export const answerLive = (hub: Pick<LiveHub, 'watch'>, given: Partial<Limits> = {}): LiveAnswers => {
  const limits = { ...usual, ...given }
  const connections = createConnections(limits.heartbeatMs)
  let closed = false

  const refused = (sender: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') refuse(response, 405, 'Method not allowed.')
    else if (closed || connections.size() >= limits.open) refuse(response, 503, 'Not available just now.', 30)
    else if (connections.ofSender(sender) >= limits.ofSender) refuse(response, 429, 'Too many connections.', 30)
    else return false
    return true
  }

  const begin = (tenantId: string, sender: string, cars: readonly string[], response: ServerResponse): void => {
    response.writeHead(200, headers)
    write(response, `retry: ${String(comeBack())}\n\n`)
    connections.add(sender, response)
    const stop = hub.watch(tenantId, cars, {
      tell: (state: LiveState) => write(response, `data: ${JSON.stringify(state)}\n\n`),
      end: () => response.end(),
    })
    response.once('close', () => {
      stop()
      connections.remove(sender, response)
    })
  }

  return {
    open: connections.size,
    answer: (tenantId, sender, request, response) => {
      if (refused(sender, request, response)) return
      const cars = carsOf(request.url ?? '')
      if (cars === null) return refuse(response, 400, `cars: expected 1 to ${mostCars} ids, joined by commas.`)
      begin(tenantId, sender, cars, response)
    },
    close: () => {
      closed = true
      connections.end()
    },
  }
}
