import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { type HostMap, resolveHost, type TenantHost } from '@/src/domain/tenancy/host'
import type { createImageHandler } from '@/src/integrations/images/handler'
import { checkHealth } from './health'
import { httpMessages } from '@/src/domain/net/http-messages'
import { resolveAddress, toSender } from '@/src/domain/net/sender'
import { compressResponse } from '@/src/platform/http/compress-response'
import type { Beacons } from './beacons'
import type { LiveHandler } from './live/live-handler'
import { platformRoute, type Route, tenantRoute } from './route'
import type { SearchService } from './stock-search'
import { discardBody, hasBody, mayExceed, receiveBody } from '@/src/platform/http/request-body'
import { type BodyLimit, publicBodyLimit, staffBodyLimit } from '@/src/domain/net/body-limits'
import { consumeRateLimits } from '@/src/services/limits/count-attempts'
import { MAX_BEACON_BYTES } from '@/src/domain/events/beacon'
import { log, runWithRequestId } from '@/src/platform/log'
import type { ContentReports } from './content-reports'
import type { SiteHeaders } from './site-headers'
import { setResponseBrand } from './unavailable'

export type WebServer = {
  readonly db: Pool
  readonly search: SearchService
  readonly images: ReturnType<typeof createImageHandler>
  readonly hosts: () => HostMap
  readonly searchKey: (tenant: TenantHost) => unknown
  readonly live: LiveHandler
  readonly beacons: Beacons
  readonly reports: ContentReports
  /** Returns whether a request comes from signed-in staff. */
  readonly isStaff: (request: IncomingMessage) => Promise<boolean>
  readonly next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly headers: SiteHeaders
  /** The address of the panel, from the configuration alone. */
  readonly panelUrl: string
  /** Addresses of trusted proxies: their X-Forwarded-For is believed. */
  readonly proxies?: readonly string[]
  /** True if the platform's host serves the empty pages that benchmarks compare with. */
  readonly control?: boolean
}

const statusTexts: Readonly<Record<number, string>> = {
  400: httpMessages.badRequest,
  403: httpMessages.otherSite,
  404: httpMessages.notFound,
  405: httpMessages.methodNotAllowed,
  408: httpMessages.tooSlow,
  413: httpMessages.tooLarge,
  414: httpMessages.addressTooLong,
  429: httpMessages.tooManyRequests,
  500: httpMessages.failed,
  503: httpMessages.unavailable,
}

const sendText = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${statusTexts[status] ?? ''}\n`)
}

const redirect = (response: ServerResponse, status: 307 | 308, location: string): void => {
  response.writeHead(status, { location, 'cache-control': 'no-store' })
  response.end()
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

const findAddress = ({ proxies = [] }: WebServer, request: IncomingMessage): string =>
  resolveAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], proxies)

const findSender = (webServer: WebServer, request: IncomingMessage): string => toSender(findAddress(webServer, request))

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const parseQuery = (url: string): URLSearchParams => {
  const queryStart = url.indexOf('?')
  return new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1))
}

const flattenHeaders = (headers: IncomingMessage['headers']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))

const handleSearch = async (
  webServer: WebServer,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const { handle } = webServer.search
  if (handle === null) return sendJson(response, 404, { message: httpMessages.notFound, status: 404 })
  const body = await readBody(request)
  const answer = await handle({
    method: request.method ?? 'GET',
    path,
    query: parseQuery(request.url ?? ''),
    headers: flattenHeaders(request.headers),
    body,
    address: findAddress(webServer, request),
  })
  const { headers, body: responseBody } = await compressResponse(
    answer,
    String(request.headers['accept-encoding'] ?? ''),
  )
  response.writeHead(answer.status, headers)
  response.end(responseBody)
}

const handleImage = async (
  webServer: WebServer,
  tenantId: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = request.url ?? '/'
  const answer = await webServer.images({
    pathname: url.split('?', 1)[0] ?? '/',
    search: parseQuery(url),
    method: request.method ?? 'GET',
    requester: { tenantId: tenantId ?? '', sender: findSender(webServer, request) },
    ...(request.headers['if-none-match'] === undefined ? {} : { ifNoneMatch: request.headers['if-none-match'] }),
  })
  if (!answer) return sendText(response, 404)
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
const removeDataHeaders = (request: IncomingMessage): void => {
  if (request.url?.includes('_rsc=') === true || request.method === 'POST') return
  for (const name of dataHeaders) Reflect.deleteProperty(request.headers, name)
}

const passToNext = async (
  webServer: WebServer,
  tenantId: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (tenantId !== null) removeDataHeaders(request)
  // Replace X-Forwarded-For with the trusted client address.
  request.headers['x-forwarded-for'] = findSender(webServer, request)
  return webServer.next(request, response)
}

/** `POST /api/events`: a page's own events. Answered without waiting for a write, and without a body. */
const handleBeacon = async (
  webServer: WebServer,
  tenantId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'POST') return sendText(response, 405)
  const body = await readBody(request)
  if (body.length > MAX_BEACON_BYTES) return sendText(response, 413)
  const status = webServer.beacons.accept(tenantId, findSender(webServer, request), body.toString('utf8'))
  if (status !== 204) return sendText(response, status)
  response.writeHead(204, { 'cache-control': 'no-store' })
  response.end()
}

/** `POST` of what a browser refused by a page's policy (SEC-03). It is logged; the answer has no body. */
const handleReport = async (
  webServer: WebServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'POST') return sendText(response, 405)
  const text = (await readBody(request)).toString('utf8')
  webServer.reports.handleReport(findSender(webServer, request), request.headers.host ?? '', text)
  response.writeHead(204, { 'cache-control': 'no-store' })
  response.end()
}

/** Endpoints of open pages. All but the report need a host that names a tenant. */
const handleOpenPage = (
  webServer: WebServer,
  endpoint: 'live' | 'beacon' | 'report',
  tenantId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> => {
  if (endpoint === 'report') return handleReport(webServer, request, response)
  return endpoint === 'live'
    ? webServer.live.handle(tenantId, findSender(webServer, request), request, response)
    : handleBeacon(webServer, tenantId, request, response)
}

/**
 * Leads staff who try their own site's address to the panel. The target is the same for every request, so nothing that a
 * visitor sends can change it; deeper addresses of the panel stay unknown on a dealer's host (TEN-01).
 */
const redirectToPanel = ({ panelUrl }: WebServer, { method }: IncomingMessage, response: ServerResponse): void => {
  if (method !== 'GET' && method !== 'HEAD') return sendText(response, 404)
  redirect(response, 307, panelUrl)
}

const sendSearchKey = ({ searchKey }: WebServer, tenant: TenantHost | null, response: ServerResponse): void =>
  sendJson(response, 200, tenant && searchKey(tenant))

const idOf = (tenant: TenantHost | null): string | null => tenant?.id ?? null

const handleRoute = async (
  webServer: WebServer,
  route: Route,
  tenant: TenantHost | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  switch (route.kind) {
    case 'refuse':
      return sendText(response, route.status)
    case 'redirect':
      return redirect(response, 308, route.location)
    case 'panel':
      return redirectToPanel(webServer, request, response)
    case 'images':
      return handleImage(webServer, idOf(tenant), request, response)
    case 'search-api':
      return handleSearch(webServer, request, response, route.path)
    case 'search-key':
      return sendSearchKey(webServer, tenant, response)
    case 'open-page':
      return handleOpenPage(webServer, route.endpoint, idOf(tenant) ?? '', request, response)
    case 'next':
      request.url = route.url
      return passToNext(webServer, idOf(tenant), request, response)
  }
}

/**
 * Endpoints that take a password, in every spelling that Payload reads. Sign-in counts the tries for one account; this
 * limit is for senders that try many accounts.
 */
const PASSWORD_PATHS =
  /^\/api\/users\/(?:login|forgot-password|reset-password|unlock|first-register|invitation\/accept)(?:[/?]|$)/i

const decodeUrl = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Answers 429 and returns true if this sender has tried too often. */
const rateLimitSignIn = async (
  webServer: WebServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (request.method !== 'POST' || !PASSWORD_PATHS.test(decodeUrl(request.url ?? ''))) return false
  const seconds = await consumeRateLimits(webServer.db, [['passwordsBySender', findSender(webServer, request)]])
  if (seconds === 0) return false
  response.setHeader('retry-after', String(seconds))
  sendText(response, 429)
  return true
}

/** Refuses a body in the error format of its API: search in Algolia's, the rest in Payload's. */
const refuseBody = (response: ServerResponse, path: string, status: 408 | 413, { bytes }: BodyLimit): void => {
  if (!path.startsWith('/api/')) return sendText(response, status)
  const maxMegabytes = Number((bytes / 1_000_000).toFixed(1))
  const message =
    status === 413 ? `The request is too large. Send ${maxMegabytes} MB or less.` : (statusTexts[status] ?? '')
  sendJson(response, status, path.startsWith('/api/search/') ? { message, status } : { errors: [{ message }] })
}

/**
 * Waits until a request's body has arrived completely and within its limit; otherwise refuses it and returns false.
 * Only signed-in staff on the platform's host have a higher limit (SEC-04).
 */
const receiveWithinLimit = async (
  webServer: WebServer,
  isPlatform: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (!hasBody(request)) return true
  const [path = '/'] = decodeUrl(request.url ?? '/').split('?', 1)
  let limit = publicBodyLimit(path)
  const findLimit = async (): Promise<BodyLimit> => {
    if (await webServer.isStaff(request)) limit = staffBodyLimit(path)
    return limit
  }
  const isSmall = !isPlatform || !mayExceed(request, limit)
  const outcome = await receiveBody(request, isSmall ? limit : findLimit())
  if (outcome === 'too large' || outcome === 'too slow') {
    discardBody(request)
    refuseBody(response, path, outcome === 'too large' ? 413 : 408, limit)
  }
  return outcome === 'complete'
}

/**
 * Returns whether a changing request was begun by a page of another site. Sign-in has no session yet that could protect
 * it, so a foreign page could sign its visitor in to the attacker's account (STF-09). Programs send no origin.
 */
const isCrossSite = ({ method = 'GET', headers }: IncomingMessage): boolean => {
  const { origin } = headers
  if (origin === undefined || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase()
}

const handleHealth = async (webServer: WebServer, response: ServerResponse): Promise<void> => {
  const state = await checkHealth(webServer.db, webServer.search)
  sendJson(response, state.ok ? 200 : 503, state)
}

/** Listens in front of Next: the host selects the tenant, invalid requests end here, search and images bypass Next. */
export const createRequestListener = (webServer: WebServer): RequestListener => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/'
    if (url === '/healthz') return handleHealth(webServer, response)
    const target = resolveHost(webServer.hosts(), request.headers.host)
    if (target.kind === 'unknown') return sendText(response, 404)
    if (!(await receiveWithinLimit(webServer, target.kind === 'platform', request, response))) return
    webServer.headers.setPagePolicy(response, target.kind === 'tenant' ? target.tenant : null)
    if (target.kind === 'tenant') {
      setResponseBrand(response, target.tenant.brand)
      return handleRoute(webServer, tenantRoute(target.tenant, url), target.tenant, request, response)
    }
    if (isCrossSite(request)) return sendText(response, 403)
    if (await rateLimitSignIn(webServer, request, response)) return
    return handleRoute(webServer, platformRoute(url, { control: webServer.control ?? false }), null, request, response)
  }
  const answerOrFail = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    webServer.headers.setCommon(response)
    try {
      await answer(request, response)
    } catch (error) {
      log.error({ err: error }, `${request.method ?? ''} failed.`)
      if (response.headersSent) response.destroy()
      else sendText(response, 500)
    }
  }
  return (request, response) =>
    void runWithRequestId(request.headers['x-request-id'], () => answerOrFail(request, response))
}
