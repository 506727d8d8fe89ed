import type { Clause } from '@/src/domain/stock/filters/ast'
import { parseFilters } from '../filters/parse'
import { limits } from '../limits'
import { flattenParams } from '../query/params'
import { isObject, parseNamesParam, parseTextParam, type RawParams } from '../query/parse-params'
import { parseStrategy, type Strategy } from '../query/task'
import { badRequest, RequestError } from '../request-error'
import type { CustomObjectRequest, CustomIndexRequest } from './segments'
import { requireAcl, requireReadable, type CustomIndexCall, type RouteReply } from './types'

/** The filters of the key, which are combined with the request's by AND. */
const restrictionOf = ({ caller }: CustomIndexCall): Clause[] => caller.filters.flatMap((text) => parseFilters(text))

const applyKeyParams = ({ caller }: CustomIndexCall, params: RawParams): RawParams => {
  const merged = { ...params, ...caller.fixed }
  if (caller.maxHits === 0) return merged
  const requestedHits = merged.hitsPerPage === undefined ? 20 : Number(merged.hitsPerPage)
  return {
    ...merged,
    hitsPerPage: Math.min(caller.maxHits, Number.isInteger(requestedHits) && requestedHits >= 0 ? requestedHits : 20),
  }
}

const searchIndexes = async (
  call: CustomIndexCall,
  requests: readonly CustomIndexRequest[],
  strategy: Strategy,
): Promise<string> => {
  requireAcl(call, 'search')
  for (const { index } of requests) requireReadable(call, index)
  const { registry, worker } = call.context
  await registry.ensureLoaded(requests.map(({ index }) => index))
  const limitedRequests = requests.map((request) => ({ ...request, params: applyKeyParams(call, request.params) }))
  return worker.call('customSearch', { requests: limitedRequests, restriction: restrictionOf(call), strategy })
}

export const handleMultiQuery = async (call: CustomIndexCall): Promise<RouteReply> => {
  requireAcl(call, 'search')
  const body = call.body()
  const requests: unknown = isObject(body) ? body.requests : body
  if (!Array.isArray(requests) || requests.length > limits.subRequests)
    throw badRequest(`Expected a list of at most ${limits.subRequests} requests`)
  const parsed = requests.map((request: unknown): CustomIndexRequest => {
    const params = flattenParams(request)
    const index = parseTextParam(params, 'indexName', 256)
    if (index === undefined) throw badRequest('indexName is missing')
    const isFacet = parseTextParam(params, 'type', 20) === 'facet'
    return { index, params, ...(isFacet && { facet: parseTextParam(params, 'facet', 256) ?? '' }) }
  })
  return { body: `{"results":${await searchIndexes(call, parsed, parseStrategy(body))}}` }
}

const unwrapSingle = (list: string): string => list.slice(1, -1)

export const handleQuery = async (call: CustomIndexCall, index: string): Promise<RouteReply> => {
  const request = { index, params: flattenParams(call.body()) }
  return { body: unwrapSingle(await searchIndexes(call, [request], 'none')) }
}

export const handleFacetQuery = async (call: CustomIndexCall, index: string, facet: string): Promise<RouteReply> => {
  const request = { index, params: flattenParams(call.body()), facet }
  return { body: unwrapSingle(await searchIndexes(call, [request], 'none')) }
}

const parseUrlParams = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...params].filter(([name]) => !/^x-algolia-/i.test(name)))

export const browseIndex = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  requireAcl(call, 'browse')
  requireReadable(call, name)
  const { registry, worker } = call.context
  await registry.ensureLoaded([name])
  const params = applyKeyParams(call, { ...parseUrlParams(call.params), ...flattenParams(call.body()) })
  return { body: await worker.call('customBrowse', { name, params, restriction: restrictionOf(call) }) }
}

const fetchObjects = async (
  call: CustomIndexCall,
  requests: readonly CustomObjectRequest[],
): Promise<(string | null)[]> => {
  requireAcl(call, 'search')
  for (const { index } of requests) requireReadable(call, index)
  const { registry, worker } = call.context
  await registry.ensureLoaded(requests.map(({ index }) => index))
  return worker.call('customObjects', { requests, restriction: restrictionOf(call) })
}

export const getObject = async (call: CustomIndexCall, index: string, id: string): Promise<RouteReply> => {
  const retrieve = parseNamesParam(parseUrlParams(call.params), 'attributesToRetrieve', limits.listItems) ?? ['*']
  const [found] = await fetchObjects(call, [{ index, id, retrieve }])
  if (!found) throw new RequestError(404, 'ObjectID does not exist')
  return { body: found }
}

export const getObjects = async (call: CustomIndexCall): Promise<RouteReply> => {
  const body = call.body()
  const requests: unknown = isObject(body) ? body.requests : undefined
  if (!Array.isArray(requests) || requests.length > limits.objects) throw badRequest('Expected a list of requests')
  const objectRequests = requests.map((request: unknown): CustomObjectRequest => {
    if (!isObject(request)) throw badRequest('Expected objects in requests')
    const id = parseTextParam(request, 'objectID', 1024)
    if (id === undefined) throw badRequest('objectID is missing')
    const retrieve = parseNamesParam(request, 'attributesToRetrieve', limits.listItems) ?? ['*']
    return { index: parseTextParam(request, 'indexName', 256) ?? '', id, retrieve }
  })
  const found = await fetchObjects(call, objectRequests)
  return { body: `{"results":[${found.map((one) => one ?? 'null').join()}]}` }
}
