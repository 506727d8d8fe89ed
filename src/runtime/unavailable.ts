import type { ServerResponse } from 'node:http'
import type { DealerFace } from '@/src/domain/tenancy/host'
import { unavailablePage } from './unavailable-page'

/** The state of the database connection, as far as it affects answers to shoppers. */
export type Database = {
  readonly away: () => boolean
  /** Unreachable, or suspiciously slow to answer: reason enough to give up on a page already waited for. */
  readonly doubtful: () => boolean
  /** Returns whether a connection was lost a moment ago: what fails now can be retried. */
  readonly lostConnection: () => boolean
}

const RETRY_AFTER = 5
const PATIENCE = 1200
const LOOK_AGAIN = 150

/** The brand of each response's 503 page. */
const faces = new WeakMap<ServerResponse, DealerFace>()

/** Sets the brand of this response's 503 page. */
export const speakFor = (response: ServerResponse, face: DealerFace | undefined): void => {
  if (face !== undefined) faces.set(response, face)
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER),
  'x-robots-tag': 'noindex',
}

/** Answers 503 with Retry-After: the page cannot be rendered just now. */
export const sayUnavailable = (response: ServerResponse): void => {
  response.writeHead(503, headers)
  response.end(unavailablePage(faces.get(response)))
}

/** Calls the callback of a write that was discarded, so that its caller does not wait for ever. */
const pretend = (given: readonly unknown[]): true => {
  const last = given.at(-1)
  if (typeof last === 'function') queueMicrotask(() => void last())
  return true
}

/**
 * Calls back after data that has already arrived was read: a process that was blocked must not take that for silence.
 */
export const afterReading = (go: () => void): void => {
  setImmediate(() => setImmediate(go))
}

/**
 * While Postgres is unreachable, replaces an error of Next, or a missing answer, by a 503. Whatever Next writes after
 * that is discarded. `replacesLate`: a reader waits, so a late answer is replaced too; without it, work that was sent
 * is allowed to finish.
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
