import type { IncomingMessage, ServerResponse } from 'node:http'
import { discardBody, hasBody, mayExceed, receiveBody } from '@/src/platform/http/request-body'
import { type BodyLimit, publicBodyLimit, staffBodyLimit } from '@/src/domain/net/body-limits'
import type { WebServices } from './web-services'
import { statusTexts, sendText, sendJson } from './responses'
import { decodeUrl } from './read-request'

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
export const receiveWithinLimit = async (
  webServer: WebServices,
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
