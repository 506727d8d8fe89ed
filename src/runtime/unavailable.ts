import type { ServerResponse } from 'node:http'
import type { DealerFace } from '@/src/domain/tenancy/host'
import { unavailablePage } from './unavailable-page'

/** What a shopper may be told while Postgres is away. */
export type Database = {
  readonly away: () => boolean
  /** Away, or owing an answer for suspiciously long: reason enough to give up on a page already waited for. */
  readonly doubtful: () => boolean
  /** Lost a connection a moment ago: what fails now can be tried again. */
  readonly lostConnection: () => boolean
}

const RETRY_AFTER = 5
const PATIENCE = 1200
const LOOK_AGAIN = 150

/** In whose name an answer would say that it cannot be given; the host that was asked tells. */
const faces = new WeakMap<ServerResponse, DealerFace>()

/** Notes whose site this answer belongs to. */
export const speakFor = (response: ServerResponse, face: DealerFace | undefined): void => {
  if (face !== undefined) faces.set(response, face)
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER),
  'x-robots-tag': 'noindex',
}

/** Says that a page cannot be made just now, and when to ask again. */
export const sayUnavailable = (response: ServerResponse): void => {
  response.writeHead(503, headers)
  response.end(unavailablePage(faces.get(response)))
}

/** Whoever waits for a write that never happens is told that it did. */
const pretend = (given: readonly unknown[]): true => {
  const last = given.at(-1)
  if (typeof last === 'function') queueMicrotask(() => void last())
  return true
}

/** Calls back once what has already arrived was read: a process that stood still must not take that for silence. */
export const afterReading = (go: () => void): void => {
  setImmediate(() => setImmediate(go))
}

/**
 * While Postgres is away, turns what Next would answer with an error, or not at all, into a 503 that says so. What
 * Next writes after that goes nowhere. `impatient`: a reader waits, who is told at once; who sent work is not, since the
 * work goes on.
 */
export const insteadOfFailure = (response: ServerResponse, database: Database, impatient = true): void => {
  const own = {
    writeHead: response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...given: unknown[]) => boolean,
    end: response.end.bind(response) as (...given: unknown[]) => ServerResponse,
    setHeader: response.setHeader.bind(response),
    removeHeader: response.removeHeader.bind(response),
  }
  let over = false
  const giveUp = (): void => {
    over = true
    for (const name of response.getHeaderNames()) own.removeHeader(name)
    for (const [name, value] of Object.entries(headers)) own.setHeader(name, value)
    own.writeHead(503)
    own.end(unavailablePage(faces.get(response)))
  }
  const failing = (status: number): boolean =>
    status >= 500 && !response.headersSent && (database.away() || database.lostConnection())
  const unlessOver = <T>(given: readonly unknown[], instead: T, go: () => T): T => {
    if (!over && failing(response.statusCode)) giveUp()
    if (!over) return go()
    pretend(given)
    return instead
  }
  Object.assign(response, {
    writeHead: (status: number, ...given: unknown[]) => {
      if (!over && failing(status)) giveUp()
      return over ? response : own.writeHead(status, ...given)
    },
    setHeader: (name: string, value: string) => (over ? response : own.setHeader(name, value)),
    removeHeader: (name: string) => (over ? undefined : own.removeHeader(name)),
    write: (...given: unknown[]) => unlessOver(given, true, () => own.write(...given)),
    end: (...given: unknown[]) => unlessOver(given, response, () => own.end(...given)),
  })
  if (!impatient) return
  const look = (): void =>
    afterReading(() => {
      if (response.headersSent || over || response.closed) return
      if (database.doubtful()) giveUp()
      else timer = setTimeout(look, LOOK_AGAIN)
    })
  let timer = setTimeout(look, PATIENCE)
  response.once('close', () => clearTimeout(timer))
}
