import { toSender } from '@/src/domain/net/sender'
import { errorResponse, jsonResponse, pathSegments, toRequestError } from '../http/handle'
import { readBody } from '../http/body'
import { apiKeyOf } from '../http/caller'
import type { HttpRequest, HttpResponse } from '../http/types'
import { limits } from '../limits'
import { isObject } from '../query/parse-params'
import { RequestError } from '../request-error'
import { getSettings, putSettings, getTaskStatus } from './index-routes'
import { getIndexList } from './index-list'
import { copyOrMoveIndex } from './copy-index'
import { createKey, listKeys, updateKey, getKey, deleteKey } from './keys'
import { readCustomIndexCaller } from './caller'
import type { HourlyLimit } from './hourly-limit'
import { getPart, removeAllParts, removeOnePart, saveManyParts, saveOnePart, searchParts } from './part-routes'
import {
  handleBatch,
  clearObjects,
  deleteByFilter,
  deleteIndex,
  deleteObject,
  handleMultiBatch,
  partialObject,
  putObject,
  saveObject,
} from './record-routes'
import {
  browseIndex,
  handleFacetQuery,
  getObject,
  getObjects,
  handleMultiQuery,
  handleQuery,
} from './search-custom-index'
import type { PartKind } from './part-store'
import { requireAdmin, requireIndex, type CustomIndexCall, type CustomIndexContext, type RouteReply } from './types'

type Route = (call: CustomIndexCall, ...names: string[]) => Promise<RouteReply>

/** Part of the protocol, but the engine has no recommendations. */
const noRecommendations: Route = async (call) => {
  const body = call.body()
  const requests: unknown[] = isObject(body) && Array.isArray(body.requests) ? body.requests : []
  const empty = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processingTimeMS: 0 }
  return { body: { results: requests.slice(0, limits.subRequests).map(() => empty) } }
}

const allIndexRoutes: Readonly<Record<string, Route>> = {
  'POST queries': handleMultiQuery,
  'POST objects': getObjects,
  'POST batch': handleMultiBatch,
  'POST recommendations': noRecommendations,
}

const createPartRoutes = (kind: PartKind): Record<string, Route> => ({
  [`POST ${kind}/batch`]: (call, index = '') => saveManyParts(call, kind, index),
  [`POST ${kind}/search`]: (call, index = '') => searchParts(call, kind, index),
  [`POST ${kind}/clear`]: (call, index = '') => removeAllParts(call, kind, index),
  [`GET ${kind}/{}`]: (call, index = '', id = '') => getPart(call, kind, index, id),
  [`PUT ${kind}/{}`]: (call, index = '', id = '') => saveOnePart(call, kind, index, id),
  [`DELETE ${kind}/{}`]: (call, index = '', id = '') => removeOnePart(call, kind, index, id),
})

/** Routes of one index by method and path, `{}` for any segment; the first match wins. */
const indexRoutes: Readonly<Record<string, Route>> = {
  'POST ': (call, index = '') => saveObject(call, index),
  'DELETE ': (call, index = '') => deleteIndex(call, index),
  'POST query': (call, index = '') => handleQuery(call, index),
  'POST browse': (call, index = '') => browseIndex(call, index),
  'GET browse': (call, index = '') => browseIndex(call, index),
  'POST batch': (call, index = '') => handleBatch(call, index),
  'POST clear': (call, index = '') => clearObjects(call, index),
  'POST deleteByQuery': (call, index = '') => deleteByFilter(call, index),
  'POST operation': (call, index = '') => copyOrMoveIndex(call, index),
  'GET settings': (call, index = '') => getSettings(call, index),
  'PUT settings': (call, index = '') => putSettings(call, index),
  'GET task/{}': (call, _index, id = '') => getTaskStatus(call, id),
  'POST facets/{}/query': (call, index = '', facet = '') => handleFacetQuery(call, index, facet),
  ...createPartRoutes('synonyms'),
  ...createPartRoutes('rules'),
  'POST {}/partial': (call, index = '', id = '') => partialObject(call, index, id),
  'GET {}': (call, index = '', id = '') => getObject(call, index, id),
  'PUT {}': (call, index = '', id = '') => putObject(call, index, id),
  'DELETE {}': (call, index = '', id = '') => deleteObject(call, index, id),
}

const keyRoutes: Readonly<Record<string, Route>> = {
  'GET ': async (call) => ({ body: await listKeys(call.context.db, call.nowSeconds) }),
  'POST ': async (call) => ({ body: await createKey(call.context.db, call.body(), call.nowSeconds) }),
  'GET {}': async (call, key = '') => ({ body: await getKey(call.context.db, key, call.nowSeconds) }),
  'PUT {}': async (call, key = '') => ({ body: await updateKey(call.context.db, key, call.body(), call.nowSeconds) }),
  'DELETE {}': async (call, key = '') => ({ body: await deleteKey(call.context.db, key, call.nowSeconds) }),
}

type BoundRoute = (call: CustomIndexCall) => Promise<RouteReply>

/** Finds the route for a path in which at most one segment is a variable. */
const findInTable = (table: Readonly<Record<string, Route>>, method: string, rest: readonly string[]) => {
  const shapes: [shape: string, name: string[]][] = [
    [rest.join('/'), []],
    ...rest.map((name, i): [string, string[]] => [rest.with(i, '{}').join('/'), [name]]).reverse(),
  ]
  for (const [shape, name] of shapes) {
    const route = Object.hasOwn(table, `${method} ${shape}`) ? table[`${method} ${shape}`] : undefined
    if (route) return { route, name }
  }
  return undefined
}

const findRoute = (method: string, segments: readonly string[]): BoundRoute | undefined => {
  const [version, area, first, ...rest] = segments
  if (version !== '1' || segments.length > 6) return undefined
  const isBare = method === 'GET' && rest.length === 0
  if (area === 'task') return isBare ? (call) => getTaskStatus(call, first ?? '') : undefined
  if (area === 'keys') return findKeyRoute(method, segments.slice(2))
  if (area !== 'indexes') return undefined
  if (!first) return isBare ? getIndexList : undefined
  return findIndexRoute(method, first, rest)
}

const findIndexRoute = (method: string, first: string, rest: readonly string[]): BoundRoute | undefined => {
  const found = findInTable(first === '*' ? allIndexRoutes : indexRoutes, method, rest)
  if (!found) return undefined
  if (first === '*') return (call) => found.route(call)
  return async (call) => {
    requireIndex(call, first)
    return found.route(call, first, ...found.name)
  }
}

const findKeyRoute = (method: string, rest: readonly string[]): BoundRoute | undefined => {
  const found = findInTable(keyRoutes, method, rest)
  if (!found) return undefined
  return async (call) => {
    requireAdmin(call)
    return found.route(call, ...found.name)
  }
}

const routeRequest = async (
  context: CustomIndexContext,
  limit: HourlyLimit,
  request: HttpRequest,
  nowSeconds: number,
): Promise<HttpResponse> => {
  const params = new URLSearchParams(request.query)
  const credentials = { key: apiKeyOf(request, params), address: request.address, nowSeconds }
  const caller = await readCustomIndexCaller(context.db, context.adminKey, credentials)
  const waitSeconds = limit(caller, toSender(request.address ?? ''), nowSeconds)
  if (waitSeconds > 0) {
    const refused = errorResponse(new RequestError(429, 'Too Many Requests'))
    return { ...refused, headers: { ...refused.headers, 'retry-after': String(waitSeconds) } }
  }
  const route = findRoute(request.method.toUpperCase(), pathSegments(request.path))
  if (!route) throw new RequestError(404, `Path not supported by this API: ${request.path.slice(0, 200)}`)
  const { status = 200, body } = await route({ context, caller, nowSeconds, params, body: () => readBody(request) })
  return jsonResponse(status, typeof body === 'string' ? body : JSON.stringify(body))
}

/** Answers requests with the admin key, or a key created by it, for the custom indexes. */
export const handleCustomIndexes = async (
  context: CustomIndexContext,
  limit: HourlyLimit,
  request: HttpRequest,
  nowSeconds: number,
): Promise<HttpResponse> => {
  try {
    return await routeRequest(context, limit, request, nowSeconds)
  } catch (error) {
    return errorResponse(toRequestError(error))
  }
}
