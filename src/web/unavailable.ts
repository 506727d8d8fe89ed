import type { ServerResponse } from 'node:http'
import type { DealerBrand } from '@/src/domain/tenancy/host'
import { afterPendingReads } from '@/src/platform/after-pending-reads'
import { renderUnavailablePage } from './unavailable-page'

/** The state of the database connection, as far as it affects answers to shoppers. */
export type DatabaseStatus = {
  readonly isUnreachable: () => boolean
  /** Unreachable, or suspiciously slow to answer: reason enough to give up on a page already waited for. */
  readonly isUnreachableOrSlow: () => boolean
  /** Returns whether a connection was lost a moment ago: what fails now can be retried. */
  readonly lostConnection: () => boolean
}

const RETRY_AFTER_SECONDS = 5
const MAX_WAIT_MS = 1200
const CHECK_INTERVAL_MS = 150

/** The brand of each response's 503 page. */
const brands = new WeakMap<ServerResponse, DealerBrand>()

/** Sets the brand of this response's 503 page. */
export const setResponseBrand = (response: ServerResponse, brand: DealerBrand | undefined): void => {
  if (brand !== undefined) brands.set(response, brand)
}

const unavailableHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(RETRY_AFTER_SECONDS),
  'x-robots-tag': 'noindex',
}

/** Answers 503 with Retry-After: the page cannot be rendered just now. */
export const sendUnavailable = (response: ServerResponse): void => {
  response.writeHead(503, unavailableHeaders)
  response.end(renderUnavailablePage(brands.get(response)))
}

/** Calls the callback of a write that was discarded, so that its caller does not wait for ever. */
const acknowledgeWrite = (args: readonly unknown[]): true => {
  const callback = args.at(-1)
  if (typeof callback === 'function') queueMicrotask(() => void callback())
  return true
}

/**
 * While Postgres is unreachable, replaces an error of Next, or a missing answer, by a 503. Whatever Next writes after
 * that is discarded. `replacesLate`: a reader waits, so a late answer is replaced too; without it, work that was sent
 * is allowed to finish.
 */
export const replaceFailure = (response: ServerResponse, database: DatabaseStatus, replacesLate = true): void => {
  const original = {
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
    setHeader: response.setHeader.bind(response),
    removeHeader: response.removeHeader.bind(response),
  }
  let isReplaced = false
  const replaceResponse = (): void => {
    isReplaced = true
    for (const name of response.getHeaderNames()) original.removeHeader(name)
    for (const [name, value] of Object.entries(unavailableHeaders)) original.setHeader(name, value)
    original.writeHead(503)
    original.end(renderUnavailablePage(brands.get(response)))
  }
  const isFailure = (status: number): boolean =>
    status >= 500 && !response.headersSent && (database.isUnreachable() || database.lostConnection())
  const unlessReplaced = <T>(args: readonly unknown[], fallback: T, proceed: () => T): T => {
    if (!isReplaced && isFailure(response.statusCode)) replaceResponse()
    if (!isReplaced) return proceed()
    acknowledgeWrite(args)
    return fallback
  }
  Object.assign(response, {
    writeHead: (status: number, ...args: unknown[]) => {
      if (!isReplaced && isFailure(status)) replaceResponse()
      return isReplaced ? response : original.writeHead(status, ...args)
    },
    setHeader: (name: string, value: string) => (isReplaced ? response : original.setHeader(name, value)),
    removeHeader: (name: string) => (isReplaced ? undefined : original.removeHeader(name)),
    write: (...args: unknown[]) => unlessReplaced(args, true, () => original.write(...args)),
    end: (...args: unknown[]) => unlessReplaced(args, response, () => original.end(...args)),
  })
  if (!replacesLate) return
  const checkDatabase = (): void =>
    afterPendingReads(() => {
      if (response.headersSent || isReplaced || response.closed) return
      if (database.isUnreachableOrSlow()) replaceResponse()
      else timer = setTimeout(checkDatabase, CHECK_INTERVAL_MS)
    })
  let timer = setTimeout(checkDatabase, MAX_WAIT_MS)
  response.once('close', () => clearTimeout(timer))
}
