import type { IncomingMessage } from 'node:http'
import { resolveAddress, toSender } from '@/src/domain/net/sender'
import type { WebServices } from './web-services'

export const findSenderAddress = ({ proxies = [] }: WebServices, request: IncomingMessage): string =>
  resolveAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], proxies)

export const findSender = (webServer: WebServices, request: IncomingMessage): string =>
  toSender(findSenderAddress(webServer, request))

export const readRequestBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

export const parseRequestQuery = (url: string): URLSearchParams => {
  const queryStart = url.indexOf('?')
  return new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1))
}

export const decodeUrl = (url: string): string => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
