import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WebServices } from '../web-services'
import { sendText } from '../responses'
import { findSender, parseRequestQuery } from '../read-request'

export const handleImage = async (
  webServer: WebServices,
  tenantId: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = request.url ?? '/'
  const answer = await webServer.images({
    pathname: url.split('?', 1)[0] ?? '/',
    search: parseRequestQuery(url),
    method: request.method ?? 'GET',
    requester: { tenantId: tenantId ?? '', sender: findSender(webServer, request) },
    ...(request.headers['if-none-match'] === undefined ? {} : { ifNoneMatch: request.headers['if-none-match'] }),
  })
  if (!answer) return sendText(response, 404)
  response.writeHead(answer.status, answer.headers)
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}
