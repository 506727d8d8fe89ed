import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { type HostMap, targetOf, type TenantHost } from '@/src/domain/tenancy/host'
import type { createImageHandler } from '@/src/integrations/images/handler'
import { health } from './health'
import { senderOf } from '@/src/domain/net/sender'
import { packed } from './packed'
import type { Beacons } from './beacons'
import type { LiveAnswers } from './live/answer'
import { platformRoute, type Route, tenantRoute } from './route'
import type { StockSearch } from './stock-search'
import { dropBody, hasBody, mayExceed, receiveBody } from './request-body'
import { type BodyLimit, publicLimit, staffLimit } from '@/src/domain/net/body-limits'
import { secondsToWait } from '@/src/services/limits/count'
import { mostBeaconBytes } from '@/src/domain/events/beacon'
import type { ContentReports } from './content-reports'
import type { SiteHeaders } from './site-headers'
import { speakFor } from './unavailable'

export type Ground = {
  readonly db: Pool
  readonly search: StockSearch
  readonly images: ReturnType<typeof createImageHandler>
  readonly hosts: () => HostMap
  readonly searchKey: (tenant: TenantHost) => unknown
  readonly live: LiveAnswers
  readonly beacons: Beacons
  readonly reports: ContentReports
  /** Returns whether a request comes from signed-in staff. */
  readonly isStaff: (request: IncomingMessage) => Promise<boolean>
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly headers: SiteHeaders
  readonly log: (line: string) => void
  /** Addresses of trusted proxies: their X-Forwarded-For is believed. */
  readonly proxies?: readonly string[]
  /** True if the platform's host serves the empty pages that benchmarks compare with. */
  readonly control?: boolean
}

const texts: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  403: 'This request comes from another site.',
  404: 'Not found.',
  405: 'Method not allowed.',
  408: 'The request took too long to arrive.',
  413: 'Too large.',
  429: 'Too many tries; wait a minute.',
  414: 'The address is too long.',
  500: 'Something went wrong.',
  503: 'Not available just now.',
}

const plain = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${texts[status] ?? ''}\n`)
}

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

const senderTo = (ground: Ground, request: IncomingMessage): string =>
  senderOf(request.socket.remoteAddress, request.headers['x-forwarded-for'], ground.proxies ?? [])

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const queryOf = (url: string): URLSearchParams => {
  const mark = url.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
}

const flat = (headers: IncomingMessage['headers']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))

const answerSearch = async (
  ground: Ground,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const { handle } = ground.search
  if (handle === null) return json(response, 404, { message: 'Not found.', status: 404 })
  const body = await readBody(request)
  const answer = await handle({
    method: request.method ?? 'GET',
    path,
    query: queryOf(request.url ?? ''),
    headers: flat(request.headers),
    body,
    address: senderTo(ground, request),
  })
  const { headers, body: sent } = await packed(answer, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(answer.status, headers)
  response.end(sent)
}

const answerImage = async (ground: Ground, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = request.url ?? '/'
  const answer = await ground.images({
    pathname: url.split('?', 1)[0] ?? '/',
    search: queryOf(url),
    method: request.method ?? 'GET',
    ...(request.headers['if-none-match'] === undefined ? {} : { ifNoneMatch: request.headers['if-none-match'] }),
  })
  if (!answer) return plain(response, 404)
  response.writeHead(answer.status, answer.headers)
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

/** Next tells a page from its data by these headers. Without `_rsc` in the address they are removed: it is the page. */
const dataHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]
const asPage = (request: IncomingMessage): void => {
  if (request.url?.includes('_rsc=') === true || request.method === 'POST') return
  for (const name of dataHeaders) Reflect.deleteProperty(request.headers, name)
}

const toNext = async (
  ground: Ground,
  tenantId: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (tenantId !== null) asPage(request)
  // Replace X-Forwarded-For with the trusted client address.
  request.headers['x-forwarded-for'] = senderTo(ground, request)
  return ground.next(request, response)
}

/** `POST /api/events`: a page's own events. Answered without waiting for a write, and without a body. */
const answerBeacon = async (
  ground: Ground,
  tenantId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'POST') return plain(response, 405)
  const body = await readBody(request)
  if (body.length > mostBeaconBytes) return plain(response, 413)
  const status = ground.beacons.take(tenantId, senderTo(ground, request), body.toString('utf8'))
  if (status !== 204) return plain(response, status)
  response.writeHead(204, { 'cache-control': 'no-store' })
  response.end()
}

/** `POST` of what a browser refused by a page's policy (SEC-03). It is logged; the answer has no body. */
const answerReport = async (ground: Ground, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method !== 'POST') return plain(response, 405)
  const text = (await readBody(request)).toString('utf8')
  ground.reports.take(senderTo(ground, request), request.headers.host ?? '', text)
  response.writeHead(204, { 'cache-control': 'no-store' })
  response.end()
}

/** Endpoints of open pages. All but the report need a host that names a tenant. */
const answerOpenPage = (
  ground: Ground,
  door: 'live' | 'beacon' | 'report',
  tenantId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> => {
  if (door === 'report') return answerReport(ground, request, response)
  return door === 'live'
    ? ground.live.answer(tenantId, senderTo(ground, request), request, response)
    : answerBeacon(ground, tenantId, request, response)
}

const idOf = (tenant: TenantHost | null): string | null => tenant?.id ?? null

const follow = async (
  ground: Ground,
  route: Route,
  tenant: TenantHost | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  switch (route.kind) {
    case 'refuse':
      return plain(response, route.status)
    case 'redirect':
      response.writeHead(308, { location: route.location, 'cache-control': 'no-store' })
      response.end()
      return
    case 'images':
      return answerImage(ground, request, response)
    case 'search-api':
      return answerSearch(ground, request, response, route.path)
    case 'search-key':
      return json(response, 200, tenant === null ? null : ground.searchKey(tenant))
    case 'open-page':
      return answerOpenPage(ground, route.door, idOf(tenant) ?? '', request, response)
    case 'next':
      request.url = route.url
      return toNext(ground, idOf(tenant), request, response)
  }
}

/**
 * Endpoints that take a password, in every spelling that Payload reads. Sign-in counts the tries for one account; this
 * limit is for senders that try many accounts.
 */
const takesPassword = /^\/api\/users\/(?:login|forgot-password|reset-password|unlock|first-register)(?:[/?]|$)/i

const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Answers 429 and returns true if this sender has tried too often. */
const turnedAway = async (
  { db, proxies = [] }: Ground,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (request.method !== 'POST' || !takesPassword.test(decoded(request.url ?? ''))) return false
  const sender = senderOf(request.socket.remoteAddress, request.headers['x-forwarded-for'], proxies)
  const wait = await secondsToWait(db, [['passwordsBySender', sender]])
  if (wait === 0) return false
  response.setHeader('retry-after', String(wait))
  plain(response, 429)
  return true
}

/** Refuses a body in the error format of its API: search in Algolia's, the rest in Payload's. */
const refuseBody = (response: ServerResponse, path: string, status: 408 | 413, { bytes }: BodyLimit): void => {
  if (!path.startsWith('/api/')) return plain(response, status)
  const most = Number((bytes / 1_000_000).toFixed(1))
  const message = status === 413 ? `At most ${most} MB can be sent here.` : (texts[status] ?? '')
  json(response, status, path.startsWith('/api/search/') ? { message, status } : { errors: [{ message }] })
}

/**
 * Waits until a request's body has arrived completely and within its limit; otherwise refuses it and returns false.
 * Only signed-in staff on the platform's host have a higher limit (SEC-04).
 */
const hasArrived = async (
  ground: Ground,
  isPlatform: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (!hasBody(request)) return true
  const [path = '/'] = decoded(request.url ?? '/').split('?', 1)
  let limit = publicLimit(path)
  const find = async (): Promise<BodyLimit> => {
    if (await ground.isStaff(request)) limit = staffLimit(path)
    return limit
  }
  const isSmall = !isPlatform || !mayExceed(request, limit)
  const outcome = await receiveBody(request, isSmall ? limit : find())
  if (outcome === 'too large' || outcome === 'too slow') {
    dropBody(request)
    refuseBody(response, path, outcome === 'too large' ? 413 : 408, limit)
  }
  return outcome === 'complete'
}

/**
 * Returns whether a changing request was begun by a page of another site. Sign-in has no session yet that could protect
 * it, so a foreign page could sign its visitor in to the attacker's account (STF-09). Programs send no origin.
 */
const isForeign = ({ method = 'GET', headers }: IncomingMessage): boolean => {
  const { origin } = headers
  if (origin === undefined || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase()
}

const answerHealth = async (ground: Ground, response: ServerResponse): Promise<void> => {
  const state = await health(ground.db, ground.search)
  json(response, state.ok ? 200 : 503, state)
}

/** Listens in front of Next: the host selects the tenant, invalid requests end here, search and images bypass Next. */
export const createListener = (ground: Ground): RequestListener => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/'
    if (url === '/healthz') return answerHealth(ground, response)
    const target = targetOf(ground.hosts(), request.headers.host)
    if (target.kind === 'unknown') return plain(response, 404)
    if (!(await hasArrived(ground, target.kind === 'platform', request, response))) return
    ground.headers.setPagePolicy(response, target.kind === 'tenant' ? target.tenant : null)
    if (target.kind === 'tenant') {
      speakFor(response, target.tenant.face)
      return follow(ground, tenantRoute(target.tenant, url), target.tenant, request, response)
    }
    if (isForeign(request)) return plain(response, 403)
    if (await turnedAway(ground, request, response)) return
    return follow(ground, platformRoute(url, { control: ground.control ?? false }), null, request, response)
  }
  return (request, response) => {
    ground.headers.setCommon(response)
    answer(request, response).catch((error: unknown) => {
      ground.log(
        `${request.method ?? ''} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      if (response.headersSent) response.destroy()
      else plain(response, 500)
    })
  }
}
