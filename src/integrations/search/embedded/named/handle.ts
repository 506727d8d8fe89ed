import { errorResponse, jsonResponse, pathSegments, refusal } from '../http/handle'
import { readBody } from '../http/body'
import { keyOf } from '../http/caller'
import type { HttpRequest, HttpResponse } from '../http/types'
import { limits } from '../limits'
import { isObject } from '../query/read-values'
import { RequestError } from '../request-error'
import { getSettings, list, operation, putSettings, taskStatus } from './index-routes'
import { addKey, allKeys, changeKey, oneKey, readNamedCaller, removeKey } from './keys'
import type { HourlyLimit } from './hourly-limit'
import { getOne, removeAll, removeOne, saveMany, saveOne, searchParts } from './part-routes'
import {
  batch,
  clearObjects,
  deleteBy,
  deleteIndex,
  deleteObject,
  multiBatch,
  partialObject,
  putObject,
  saveObject,
} from './record-routes'
import { browseIndex, facetQuery, getObject, getObjects, multiQuery, singleQuery } from './search-routes'
import type { PartKind } from './store'
import { requireAdmin, requireIndex, type NamedCall, type NamedContext, type Reply } from './types'

type Route = (call: NamedCall, ...names: string[]) => Promise<Reply>

/** Part of the protocol, but the engine has no recommendations. */
const noRecommendations: Route = async (call) => {
  const body = call.body()
  const requests: unknown[] = isObject(body) && Array.isArray(body.requests) ? body.requests : []
  const empty = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processingTimeMS: 0 }
  return { body: { results: requests.slice(0, limits.subRequests).map(() => empty) } }
}

const ofAll: Readonly<Record<string, Route>> = {
  'POST queries': multiQuery,
  'POST objects': getObjects,
  'POST batch': multiBatch,
  'POST recommendations': noRecommendations,
}

const parts = (kind: PartKind): Record<string, Route> => ({
  [`POST ${kind}/batch`]: (call, index = '') => saveMany(call, kind, index),
  [`POST ${kind}/search`]: (call, index = '') => searchParts(call, kind, index),
  [`POST ${kind}/clear`]: (call, index = '') => removeAll(call, kind, index),
  [`GET ${kind}/{}`]: (call, index = '', id = '') => getOne(call, kind, index, id),
  [`PUT ${kind}/{}`]: (call, index = '', id = '') => saveOne(call, kind, index, id),
  [`DELETE ${kind}/{}`]: (call, index = '', id = '') => removeOne(call, kind, index, id),
})

/** Routes of one index by method and path, `{}` for any segment; the first match wins. */
const ofIndex: Readonly<Record<string, Route>> = {
  'POST ': (call, index = '') => saveObject(call, index),
  'DELETE ': (call, index = '') => deleteIndex(call, index),
  'POST query': (call, index = '') => singleQuery(call, index),
  'POST browse': (call, index = '') => browseIndex(call, index),
  'GET browse': (call, index = '') => browseIndex(call, index),
  'POST batch': (call, index = '') => batch(call, index),
  'POST clear': (call, index = '') => clearObjects(call, index),
  'POST deleteByQuery': (call, index = '') => deleteBy(call, index),
  'POST operation': (call, index = '') => operation(call, index),
  'GET settings': (call, index = '') => getSettings(call, index),
  'PUT settings': (call, index = '') => putSettings(call, index),
  'GET task/{}': (call, _index, id = '') => taskStatus(call, id),
  'POST facets/{}/query': (call, index = '', facet = '') => facetQuery(call, index, facet),
  ...parts('synonyms'),
  ...parts('rules'),
  'POST {}/partial': (call, index = '', id = '') => partialObject(call, index, id),
  'GET {}': (call, index = '', id = '') => getObject(call, index, id),
  'PUT {}': (call, index = '', id = '') => putObject(call, index, id),
  'DELETE {}': (call, index = '', id = '') => deleteObject(call, index, id),
}

const ofKeys: Readonly<Record<string, Route>> = {
  'GET ': async (call) => ({ body: await allKeys(call.context.db, call.nowSeconds) }),
  'POST ': async (call) => ({ body: await addKey(call.context.db, call.body(), call.nowSeconds) }),
  'GET {}': async (call, key = '') => ({ body: await oneKey(call.context.db, key, call.nowSeconds) }),
  'PUT {}': async (call, key = '') => ({ body: await changeKey(call.context.db, key, call.body(), call.nowSeconds) }),
  'DELETE {}': async (call, key = '') => ({ body: await removeKey(call.context.db, key, call.nowSeconds) }),
}

type Found = (call: NamedCall) => Promise<Reply>

/** Finds the route for a path in which at most one segment is a variable. */
const inTable = (table: Readonly<Record<string, Route>>, method: string, rest: readonly string[]) => {
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

const findRoute = (method: string, segments: readonly string[]): Found | undefined => {
  const [version, area, first, ...rest] = segments
  if (version !== '1' || segments.length > 6) return undefined
  const isBare = method === 'GET' && rest.length === 0
  if (area === 'task') return isBare ? (call) => taskStatus(call, first ?? '') : undefined
  if (area === 'keys') return keyRoute(method, segments.slice(2))
  if (area !== 'indexes') return undefined
  if (!first) return isBare ? list : undefined
  return indexRoute(method, first, rest)
}

const indexRoute = (method: string, first: string, rest: readonly string[]): Found | undefined => {
  const found = inTable(first === '*' ? ofAll : ofIndex, method, rest)
  if (!found) return undefined
  if (first === '*') return (call) => found.route(call)
  return async (call) => {
    requireIndex(call, first)
    return found.route(call, first, ...found.name)
  }
}

const keyRoute = (method: string, rest: readonly string[]): Found | undefined => {
  const found = inTable(ofKeys, method, rest)
  if (!found) return undefined
  return async (call) => {
    requireAdmin(call)
    return found.route(call, ...found.name)
  }
}

const answer = async (
  context: NamedContext,
  limit: HourlyLimit,
  request: HttpRequest,
  nowSeconds: number,
): Promise<HttpResponse> => {
  const params = new URLSearchParams(request.query)
  const asked = { key: keyOf(request, params), address: request.address, nowSeconds }
  const caller = await readNamedCaller(context.db, context.adminKey, asked)
  const wait = limit(caller, request.address ?? '', nowSeconds)
  if (wait > 0) {
    const refused = errorResponse(new RequestError(429, 'Too Many Requests'))
    return { ...refused, headers: { ...refused.headers, 'retry-after': String(wait) } }
  }
  const route = findRoute(request.method.toUpperCase(), pathSegments(request.path))
  if (!route) throw new RequestError(404, `Path not supported by this API: ${request.path.slice(0, 200)}`)
  const { status = 200, body } = await route({ context, caller, nowSeconds, params, body: () => readBody(request) })
  return jsonResponse(status, typeof body === 'string' ? body : JSON.stringify(body))
}

/** Answers requests with the admin key, or a key created by it, for the custom indexes. */
export const handleNamed = async (
  context: NamedContext,
  limit: HourlyLimit,
  request: HttpRequest,
  nowSeconds: number,
): Promise<HttpResponse> => {
  try {
    return await answer(context, limit, request, nowSeconds)
  } catch (error) {
    return errorResponse(refusal(error))
  }
}
