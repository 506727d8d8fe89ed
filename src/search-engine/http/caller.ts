import { RequestError } from '../request-error'
import { isEqualConstantTime, verifySearchKey, type KeyGrant } from '../secured-key'
import type { Caller, HttpContext, HttpRequest } from './types'

/** Reads the API key from the headers or, as browsers send it, from the query string. */
export const apiKeyOf = (request: Pick<HttpRequest, 'headers'>, params: URLSearchParams): string =>
  request.headers['x-algolia-api-key'] ?? params.get('x-algolia-api-key') ?? ''

export const readCaller = (context: HttpContext, request: HttpRequest, params: URLSearchParams): Caller => {
  const key = apiKeyOf(request, params)
  if (key !== '' && isEqualConstantTime(key, context.adminKey)) return { kind: 'admin' }
  return { kind: 'shopper', ...verifySearchKey(context.searchKeySecret, key, context.nowSeconds, request.address) }
}

const notAllowedError = (): RequestError => new RequestError(403, 'Method not allowed with this API key')

/** Returns the grant of a shopper's key, the only kind of key that names a tenant. @throws RequestError 403 */
export const requireShopper = (caller: Caller): KeyGrant => {
  if (caller.kind !== 'shopper') throw notAllowedError()
  return caller
}

export const requireAdmin = (caller: Caller): void => {
  if (caller.kind !== 'admin') throw notAllowedError()
}

export const requireIndex = (grant: KeyGrant, index: string): void => {
  if (!grant.allowsIndex(index)) throw new RequestError(403, 'Index not allowed with this API key')
}
