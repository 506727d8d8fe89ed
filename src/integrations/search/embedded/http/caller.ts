import { RequestError } from '../request-error'
import { equal, readSearchKey, type KeyGrant } from '../secured-key'
import type { Caller, HttpContext, HttpRequest } from './types'

/** Reads the API key from the headers or, as browsers send it, from the query string. */
export const keyOf = (request: Pick<HttpRequest, 'headers'>, params: URLSearchParams): string =>
  request.headers['x-algolia-api-key'] ?? params.get('x-algolia-api-key') ?? ''

export const readCaller = (context: HttpContext, request: HttpRequest, params: URLSearchParams): Caller => {
  const key = keyOf(request, params)
  if (key !== '' && equal(key, context.adminKey)) return { kind: 'admin' }
  return { kind: 'shopper', ...readSearchKey(context.searchKeySecret, key, context.nowSeconds, request.address) }
}

const notAllowed = (): RequestError => new RequestError(403, 'Method not allowed with this API key')

/** Returns the grant of a shopper's key, the only kind of key that names a tenant. @throws RequestError 403 */
export const shopper = (caller: Caller): KeyGrant => {
  if (caller.kind !== 'shopper') throw notAllowed()
  return caller
}

export const requireAdmin = (caller: Caller): void => {
  if (caller.kind !== 'admin') throw notAllowed()
}

export const requireIndex = (grant: KeyGrant, index: string): void => {
  if (!grant.allowsIndex(index)) throw new RequestError(403, 'Index not allowed with this API key')
}
