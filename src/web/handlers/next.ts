import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WebServices } from '../web-services'
import { findSender } from '../read-request'

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

export const passToNext = async (
  webServer: WebServices,
  tenantId: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (tenantId !== null) removeDataHeaders(request)
  // Replace X-Forwarded-For with the trusted client address.
  request.headers['x-forwarded-for'] = findSender(webServer, request)
  return webServer.next(request, response)
}
