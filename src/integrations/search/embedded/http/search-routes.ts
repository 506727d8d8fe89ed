import { badRequest, RequestError } from '../request-error'
import { execute } from '../query/execute'
import { objectsById, type ObjectRequest } from '../query/objects'
import { flattenParams } from '../query/params'
import { isObject, readNames, readText, type RawParams } from '../query/read-values'
import { readFacetTask, readHitsTask, readStrategy, readTasks, type Strategy, type Task } from '../query/task'
import { limits } from '../limits'
import { checkShopperTasks, shopperRoom } from './shopper-bounds'
import type { LiveIndex } from '../segment/live'
import type { KeyGrant } from '../secured-key'
import { requireIndex, shopper } from './caller'
import type { Call } from './types'

const building = 'The index of this site is being built.'

/**
 * Returns the stock of a key's tenant. While it is being loaded, an empty answer would be wrong and browsers would
 * cache it, so the request is refused.
 * @throws RequestError 503
 */
const readyIndex = ({ context }: Call, { tenantId }: KeyGrant): LiveIndex => {
  const { index, ready } = context.indexOf(tenantId)
  if (!ready) throw new RequestError(503, building)
  return index
}

const run = (call: Call, grant: KeyGrant, tasks: readonly Task[], strategy?: Strategy): string[] => {
  const { plan, ambient } = call.context
  checkShopperTasks(tasks)
  return execute(plan, readyIndex(call, grant), tasks, { ...ambient, grow: shopperRoom(ambient.elapsed) }, strategy)
}

export const multiQuery = (call: Call): string => {
  const grant = shopper(call.caller)
  const body = call.body()
  const tasks = readTasks(call.context.plan, body, (index) => {
    requireIndex(grant, index)
    return grant.filter
  })
  return `{"results":[${run(call, grant, tasks, readStrategy(body)).join()}]}`
}

export const singleQuery = (call: Call, index: string): string => {
  const grant = shopper(call.caller)
  requireIndex(grant, index)
  return run(call, grant, [readHitsTask(call.context.plan, index, flattenParams(call.body()), grant.filter)])[0] ?? '{}'
}

export const facetQuery = (call: Call, index: string, facet: string): string => {
  const grant = shopper(call.caller)
  requireIndex(grant, index)
  const task = readFacetTask(call.context.plan, index, facet, flattenParams(call.body()), grant.filter)
  return run(call, grant, [task])[0] ?? '{}'
}

const credentials = /^x-algolia-/i
const urlParams = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...params].filter(([name]) => !credentials.test(name)))

/** Like Algolia's search-only keys, a shopper's key cannot download the complete stock. */
export const browseIndex = (call: Call): string => {
  shopper(call.caller)
  throw new RequestError(403, 'Method not allowed with this API key')
}

const requirePrimary = (call: Call, index: string): void => {
  if (!call.context.plan.sorts.some((sort) => sort.index === index))
    throw new RequestError(404, `Index ${index.slice(0, 200)} does not exist`)
}

const fetchObjects = (
  call: Call,
  grant: KeyGrant,
  requests: readonly ObjectRequest[],
  grow?: (length: number) => void,
): (string | null)[] => objectsById(call.context.plan, readyIndex(call, grant), grant.filter, requests, grow)

export const oneObject = (call: Call, index: string, id: string): string => {
  const grant = shopper(call.caller)
  requireIndex(grant, index)
  requirePrimary(call, index)
  const retrieve = readNames(urlParams(call.params), 'attributesToRetrieve', limits.listItems) ?? ['*']
  const [found] = fetchObjects(call, grant, [{ id, retrieve }])
  if (!found) throw new RequestError(404, 'ObjectID does not exist')
  return found
}

export const manyObjects = (call: Call): string => {
  const grant = shopper(call.caller)
  const body = call.body()
  const requests = isObject(body) ? body.requests : undefined
  if (!Array.isArray(requests) || requests.length > limits.objects) throw badRequest('Expected a list of requests')
  const wanted = requests.map((request: unknown): ObjectRequest => {
    if (!isObject(request)) throw badRequest('Expected objects in requests')
    const index = readText(request, 'indexName', 256) ?? ''
    requireIndex(grant, index)
    requirePrimary(call, index)
    const id = readText(request, 'objectID', 1024)
    if (id === undefined) throw badRequest('objectID is missing')
    return { id, retrieve: readNames(request, 'attributesToRetrieve', limits.listItems) ?? ['*'] }
  })
  const grow = shopperRoom(call.context.ambient.elapsed)
  const found = fetchObjects(call, grant, wanted, grow)
  return `{"results":[${found.map((object) => object ?? 'null').join()}]}`
}

/** Part of the protocol, but the engine has no recommendations. */
export const recommendations = (call: Call): string => {
  shopper(call.caller)
  const body = call.body()
  const requests = isObject(body) && Array.isArray(body.requests) ? body.requests.slice(0, limits.subRequests) : []
  const empty = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processingTimeMS: 0 }
  return JSON.stringify({ results: requests.map(() => empty) })
}
