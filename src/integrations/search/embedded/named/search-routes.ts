import type { Clause } from '@/src/domain/stock/filters/ast'
import { parseFilters } from '../filters/parse'
import { limits } from '../limits'
import { flattenParams } from '../query/params'
import { isObject, readNames, readText, type RawParams } from '../query/read-values'
import { readStrategy, type Strategy } from '../query/task'
import { badRequest, RequestError } from '../request-error'
import type { NamedObject, NamedRequest } from './segments'
import { requireAcl, requireReadable, type NamedCall, type Reply } from './types'

/** The filters of the key, which are combined with the request's by AND. */
const restriction = ({ caller }: NamedCall): Clause[] => caller.filters.flatMap((text) => parseFilters(text))

const fixed = ({ caller }: NamedCall, params: RawParams): RawParams => {
  const together = { ...params, ...caller.fixed }
  if (caller.mostHits === 0) return together
  const asked = together.hitsPerPage === undefined ? 20 : Number(together.hitsPerPage)
  return { ...together, hitsPerPage: Math.min(caller.mostHits, Number.isInteger(asked) && asked >= 0 ? asked : 20) }
}

const answers = async (call: NamedCall, requests: readonly NamedRequest[], strategy: Strategy): Promise<string> => {
  requireAcl(call, 'search')
  for (const { index } of requests) requireReadable(call, index)
  const { registry, worker } = call.context
  await registry.ensure(requests.map(({ index }) => index))
  const given = requests.map((request) => ({ ...request, params: fixed(call, request.params) }))
  return worker.call('namedSearch', { requests: given, restriction: restriction(call), strategy })
}

export const multiQuery = async (call: NamedCall): Promise<Reply> => {
  requireAcl(call, 'search')
  const body = call.body()
  const requests: unknown = isObject(body) ? body.requests : body
  if (!Array.isArray(requests) || requests.length > limits.subRequests)
    throw badRequest(`Expected a list of at most ${limits.subRequests} requests`)
  const read = requests.map((request: unknown): NamedRequest => {
    const params = flattenParams(request)
    const index = readText(params, 'indexName', 256)
    if (index === undefined) throw badRequest('indexName is missing')
    const isFacet = readText(params, 'type', 20) === 'facet'
    return { index, params, ...(isFacet && { facet: readText(params, 'facet', 256) ?? '' }) }
  })
  return { body: `{"results":${await answers(call, read, readStrategy(body))}}` }
}

const first = (list: string): string => list.slice(1, -1)

export const singleQuery = async (call: NamedCall, index: string): Promise<Reply> => {
  const request = { index, params: flattenParams(call.body()) }
  return { body: first(await answers(call, [request], 'none')) }
}

export const facetQuery = async (call: NamedCall, index: string, facet: string): Promise<Reply> => {
  const request = { index, params: flattenParams(call.body()), facet }
  return { body: first(await answers(call, [request], 'none')) }
}

const urlParams = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...params].filter(([name]) => !/^x-algolia-/i.test(name)))

export const browseIndex = async (call: NamedCall, name: string): Promise<Reply> => {
  requireAcl(call, 'browse')
  requireReadable(call, name)
  const { registry, worker } = call.context
  await registry.ensure([name])
  const params = fixed(call, { ...urlParams(call.params), ...flattenParams(call.body()) })
  return { body: await worker.call('namedBrowse', { name, params, restriction: restriction(call) }) }
}

const objects = async (call: NamedCall, requests: readonly NamedObject[]): Promise<(string | null)[]> => {
  requireAcl(call, 'search')
  for (const { index } of requests) requireReadable(call, index)
  const { registry, worker } = call.context
  await registry.ensure(requests.map(({ index }) => index))
  return worker.call('namedObjects', { requests, restriction: restriction(call) })
}

export const getObject = async (call: NamedCall, index: string, id: string): Promise<Reply> => {
  const retrieve = readNames(urlParams(call.params), 'attributesToRetrieve', limits.listItems) ?? ['*']
  const [found] = await objects(call, [{ index, id, retrieve }])
  if (!found) throw new RequestError(404, 'ObjectID does not exist')
  return { body: found }
}

export const getObjects = async (call: NamedCall): Promise<Reply> => {
  const body = call.body()
  const requests: unknown = isObject(body) ? body.requests : undefined
  if (!Array.isArray(requests) || requests.length > limits.objects) throw badRequest('Expected a list of requests')
  const wanted = requests.map((request: unknown): NamedObject => {
    if (!isObject(request)) throw badRequest('Expected objects in requests')
    const id = readText(request, 'objectID', 1024)
    if (id === undefined) throw badRequest('objectID is missing')
    const retrieve = readNames(request, 'attributesToRetrieve', limits.listItems) ?? ['*']
    return { index: readText(request, 'indexName', 256) ?? '', id, retrieve }
  })
  const found = await objects(call, wanted)
  return { body: `{"results":[${found.map((one) => one ?? 'null').join()}]}` }
}
