import type { ServerResponse } from 'node:http'
import { httpMessages } from '@/src/domain/net/http-messages'

export const statusTexts: Readonly<Record<number, string>> = {
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

export const sendText = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${statusTexts[status] ?? ''}\n`)
}

export const redirect = (response: ServerResponse, status: 307 | 308, location: string): void => {
  response.writeHead(status, { location, 'cache-control': 'no-store' })
  response.end()
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
