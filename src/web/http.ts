import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { resolveHost, type TenantHost } from '@/src/domain/tenancy/host'
import { checkHealth } from './health'
import { platformRoute, type Route, tenantRoute } from './route'
import { log, runWithRequestId } from '@/src/platform/log'
import { setResponseBrand } from './unavailable'
import type { WebServices } from './web-services'
import { sendText, redirect, sendJson } from './responses'
import { receiveWithinLimit } from './receive-body'
import { rateLimitSignIn } from './sign-in-limit'
import { handleSearch } from './handlers/search'
import { handleImage } from './handlers/image'
import { passToNext } from './handlers/next'
import { handleOpenPage } from './handlers/open-page'

/**
 * Leads staff who try their own site's address to the panel. The target is the same for every request, so nothing that a
 * visitor sends can change it; deeper addresses of the panel stay unknown on a dealer's host (TEN-01).
 */
const redirectToPanel = ({ panelUrl }: WebServices, { method }: IncomingMessage, response: ServerResponse): void => {
  if (method !== 'GET' && method !== 'HEAD') return sendText(response, 404)
  redirect(response, 307, panelUrl)
}

const sendSearchKey = ({ searchKey }: WebServices, tenant: TenantHost | null, response: ServerResponse): void =>
  sendJson(response, 200, tenant && searchKey(tenant))

const idOf = (tenant: TenantHost | null): string | null => tenant?.id ?? null

const handleRoute = async (
  webServer: WebServices,
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
 * Returns whether a changing request was begun by a page of another site. Sign-in has no session yet that could protect
 * it, so a foreign page could sign its visitor in to the attacker's account (STF-09). Programs send no origin.
 */
const isCrossSite = ({ method = 'GET', headers }: IncomingMessage): boolean => {
  const { origin } = headers
  if (origin === undefined || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host?.toLowerCase()
}

const handleHealth = async (webServer: WebServices, response: ServerResponse): Promise<void> => {
  const state = await checkHealth(webServer.db, webServer.search)
  sendJson(response, state.ok ? 200 : 503, state)
}

/** Listens in front of Next: the host selects the tenant, invalid requests end here, search and images bypass Next. */
export const createRequestListener = (webServer: WebServices): RequestListener => {
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
