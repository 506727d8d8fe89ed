import { badRequest, RequestError } from '../request-error'
import { stockIndexSettings, taskStatus } from './admin-routes'
import { readBody } from './body'
import { readCaller } from './caller'
import {
  browseIndex,
  facetQuery,
  manyObjects,
  multiQuery,
  oneObject,
  recommendations,
  singleQuery,
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
    return jsonResponse(200, answer(context, request))
  } catch (error) {
    const refused = refusal(error)
    return errorResponse(refused)
  }
}

export const errorResponse = ({ status, message }: Pick<RequestError, 'status' | 'message'>): HttpResponse =>
  jsonResponse(status, JSON.stringify({ message, status }))

/**
 * Converts an error to a refusal. A stack overflow means deeply nested input; other errors are defects and rethrown.
 */
export const refusal = (error: unknown): RequestError => {
  if (error instanceof RequestError) return error
  if (error instanceof RangeError && error.message.includes('call stack')) return badRequest('Nested too deeply')
  throw error
}

const answer = (context: HttpContext, request: HttpRequest): string => {
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

const allIndices: Readonly<Record<string, Route>> = {
  'POST queries': multiQuery,
  'POST objects': manyObjects,
  'POST recommendations': recommendations,
}

const findRoute = (method: string, segments: readonly string[]): Route | undefined => {
  const [version, area, index, ...rest] = segments
  if (version !== '1' || area !== 'indexes' || index === undefined || index === '') return taskRoute(method, segments)
  const words = `${method} ${rest.join('/')}`
  if (index === '*') return Object.hasOwn(allIndices, words) ? allIndices[words] : undefined
  return indexRoute(method, index, rest)
}

/** Routes of one index by method and path; `{item}` matches any segment. */
const ofIndex: Readonly<Record<string, (index: string, item: string) => Route>> = {
  'POST query': (index) => (call) => singleQuery(call, index),
  'POST browse': () => browseIndex,
  'GET browse': () => browseIndex,
  'GET settings': (index) => (call) => stockIndexSettings(call, index),
  'GET {item}': (index, item) => (call) => oneObject(call, index, item),
  'GET task/{item}': () => taskStatus,
  'POST facets/{item}/query': (index, item) => (call) => facetQuery(call, index, item),
}

const indexRoute = (method: string, index: string, rest: readonly string[]): Route | undefined => {
  if (rest.length > 3) return undefined
  const items = rest.map((item, i) => ({ item, shape: rest.with(i, '{item}').join('/') }))
  for (const { item, shape } of [{ item: '', shape: rest.join('/') }, ...items]) {
    const route = `${method} ${shape}`
    if (Object.hasOwn(ofIndex, route)) return ofIndex[route]?.(index, item)
  }
  return undefined
}

const taskRoute = (method: string, [version, area, id, ...rest]: readonly string[]): Route | undefined =>
  method === 'GET' && version === '1' && area === 'task' && id !== undefined && rest.length === 0
    ? taskStatus
    : undefined
