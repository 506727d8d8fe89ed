import type { IncomingMessage, ServerResponse } from 'node:http'
import { httpMessages } from '@/src/domain/net/http-messages'
import { compressResponse } from '@/src/platform/http/compress-response'
import type { WebServices } from '../web-services'
import { sendJson } from '../responses'
import { findSenderAddress, readRequestBody, parseRequestQuery } from '../read-request'

const flattenHeaders = (headers: IncomingMessage['headers']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))

export const handleSearch = async (
  webServer: WebServices,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const { handle } = webServer.search
  if (handle === null) return sendJson(response, 404, { message: httpMessages.notFound, status: 404 })
  const body = await readRequestBody(request)
  const answer = await handle({
    method: request.method ?? 'GET',
    path,
    query: parseRequestQuery(request.url ?? ''),
    headers: flattenHeaders(request.headers),
    body,
    address: findSenderAddress(webServer, request),
  })
  const { headers, body: responseBody } = await compressResponse(
    answer,
    String(request.headers['accept-encoding'] ?? ''),
  )
  response.writeHead(answer.status, headers)
  response.end(responseBody)
}
