import { badRequest, RequestError } from '../request-error'
import { getStockSettings, getTaskStatus } from './admin-routes'
import { readBody } from './body'
import { readCaller } from './caller'
import {
  rejectBrowse,
  handleFacetQuery,
  getObjects,
  handleMultiQuery,
  getObject,
  getRecommendations,
  handleQuery,
} from './search-routes'
import type { Call, HttpContext, HttpRequest, HttpResponse } from './types'

export const jsonResponse = (status: number, body: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' },
  body,
})

/** Answers a request of Algolia's protocol; a refusal is `{message, status}`. */
export const handleRequest = (context: HttpContext, request: HttpRequest): HttpResponse => {
  try {
    return jsonResponse(200, routeRequest(context, request))
  } catch (error) {
    const refused = toRequestError(error)
    return errorResponse(refused)
  }
}

export const errorResponse = ({ status, message }: Pick<RequestError, 'status' | 'message'>): HttpResponse =>
  jsonResponse(status, JSON.stringify({ message, status }))

/**
 * Converts an error to a refusal. A stack overflow means deeply nested input; other errors are defects and rethrown.
 */
export const toRequestError = (error: unknown): RequestError => {
  if (error instanceof RequestError) return error
  if (error instanceof RangeError && error.message.includes('call stack')) return badRequest('Nested too deeply')
  throw error
}

const routeRequest = (context: HttpContext, request: HttpRequest): string => {
  const segments = pathSegments(request.path)
  const params = new URLSearchParams(request.query)
  const caller = readCaller(context, request, params)
  const call: Call = { context, caller, params, body: () => readBody(request) }
  const route = findRoute(request.method.toUpperCase(), segments)
  if (!route && isWrite(request.method, segments)) throw new RequestError(403, 'Method not allowed with this API key')
  if (!route) throw new RequestError(404, `Path not supported by this API: ${request.path.slice(0, 200)}`)
  return route(call)
}

export const pathSegments = (path: string): string[] => {
  if (path.length > 2048) throw badRequest('Path is too long')
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    throw badRequest('Path is not well-formed')
  }
}

/** Routes that the protocol has but a shopper's key may not use. */
const isWrite = (method: string, [version, area]: readonly string[]): boolean =>
  version === '1' && (area === 'keys' || (area === 'indexes' && method.toUpperCase() !== 'OPTIONS'))

type Route = (call: Call) => string

const allIndexRoutes: Readonly<Record<string, Route>> = {
  'POST queries': handleMultiQuery,
  'POST objects': getObjects,
  'POST recommendations': getRecommendations,
}

const findRoute = (method: string, segments: readonly string[]): Route | undefined => {
  const [version, area, index, ...rest] = segments
  if (version !== '1' || area !== 'indexes' || index === undefined || index === '')
    return findTaskRoute(method, segments)
  const routeName = `${method} ${rest.join('/')}`
  if (index === '*') return Object.hasOwn(allIndexRoutes, routeName) ? allIndexRoutes[routeName] : undefined
  return findIndexRoute(method, index, rest)
}

/** Routes of one index by method and path; `{item}` matches any segment. */
const indexRoutes: Readonly<Record<string, (index: string, item: string) => Route>> = {
  'POST query': (index) => (call) => handleQuery(call, index),
  'POST browse': () => rejectBrowse,
  'GET browse': () => rejectBrowse,
  'GET settings': (index) => (call) => getStockSettings(call, index),
  'GET {item}': (index, item) => (call) => getObject(call, index, item),
  'GET task/{item}': () => getTaskStatus,
  'POST facets/{item}/query': (index, item) => (call) => handleFacetQuery(call, index, item),
}

const findIndexRoute = (method: string, index: string, rest: readonly string[]): Route | undefined => {
  if (rest.length > 3) return undefined
  const items = rest.map((item, i) => ({ item, shape: rest.with(i, '{item}').join('/') }))
  for (const { item, shape } of [{ item: '', shape: rest.join('/') }, ...items]) {
    const route = `${method} ${shape}`
    if (Object.hasOwn(indexRoutes, route)) return indexRoutes[route]?.(index, item)
  }
  return undefined
}

const findTaskRoute = (method: string, [version, area, id, ...rest]: readonly string[]): Route | undefined =>
  method === 'GET' && version === '1' && area === 'task' && id !== undefined && rest.length === 0
    ? getTaskStatus
    : undefined
