import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_BEACON_BYTES } from '@/src/domain/events/beacon'
import type { WebServices } from '../web-services'
import { sendText } from '../responses'
import { findSender, readRequestBody } from '../read-request'

/** `POST /api/events`: a page's own events. Answered without waiting for a write, and without a body. */
const handleBeacon = async (
  webServer: WebServices,
  tenantId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'POST') return sendText(response, 405)
  const body = await readRequestBody(request)
  if (body.length > MAX_BEACON_BYTES) return sendText(response, 413)
  const status = webServer.beacons.accept(tenantId, findSender(webServer, request), body.toString('utf8'))
  if (status !== 204) return sendText(response, status)
  response.writeHead(204, { 'cache-control': 'no-store' })
  response.end()
}

/** `POST` of what a browser refused by a page's policy (SEC-03). It is logged; the answer has no body. */
const handleReport = async (
  webServer: WebServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'POST') return sendText(response, 405)
  const text = (await readRequestBody(request)).toString('utf8')
  webServer.reports.handleReport(findSender(webServer, request), request.headers.host ?? '', text)
  response.writeHead(204, { 'cache-control': 'no-store' })
  response.end()
}

/** Endpoints of open pages. All but the report need a host that names a tenant. */
export const handleOpenPage = (
  webServer: WebServices,
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
