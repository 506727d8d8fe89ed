import { badRequest, RequestError } from '../request-error'
import { execute } from '../query/execute'
import { findObjects, type ObjectRequest } from '../query/objects'
import { flattenParams } from '../query/params'
import { isObject, parseNamesParam, parseTextParam, type RawParams } from '../query/parse-params'
import { parseFacetTask, parseHitsTask, parseStrategy, parseTasks, type Strategy, type SearchTask } from '../query/task'
import { limits } from '../limits'
import { checkShopperTasks, createAnswerCheck } from './shopper-limits'
import type { LiveIndex } from '../segment/live-index'
import type { KeyGrant } from '../secured-key'
import { requireIndex, requireShopper } from './caller'
import type { Call } from './types'

const INDEX_BUILDING_MESSAGE = 'The index of this site is being built.'

/**
 * Returns the stock of a key's tenant. While it is being loaded, an empty answer would be wrong and browsers would
 * cache it, so the request is refused.
 * @throws RequestError 503
 */
const readyIndex = ({ context }: Call, { tenantId }: KeyGrant): LiveIndex => {
  const { index, ready } = context.indexOf(tenantId)
  if (!ready) throw new RequestError(503, INDEX_BUILDING_MESSAGE)
  return index
}

const runTasks = (call: Call, grant: KeyGrant, tasks: readonly SearchTask[], strategy?: Strategy): string[] => {
  const { plan, ambient } = call.context
  checkShopperTasks(tasks)
  return execute(
    plan,
    readyIndex(call, grant),
    tasks,
    { ...ambient, checkLength: createAnswerCheck(ambient.elapsed) },
    strategy,
  )
}

export const handleMultiQuery = (call: Call): string => {
  const grant = requireShopper(call.caller)
  const body = call.body()
  const tasks = parseTasks(call.context.plan, body, (index) => {
    requireIndex(grant, index)
    return grant.filter
  })
  return `{"results":[${runTasks(call, grant, tasks, parseStrategy(body)).join()}]}`
}

export const handleQuery = (call: Call, index: string): string => {
  const grant = requireShopper(call.caller)
  requireIndex(grant, index)
  return (
    runTasks(call, grant, [parseHitsTask(call.context.plan, index, flattenParams(call.body()), grant.filter)])[0] ??
    '{}'
  )
}

export const handleFacetQuery = (call: Call, index: string, facet: string): string => {
  const grant = requireShopper(call.caller)
  requireIndex(grant, index)
  const task = parseFacetTask(call.context.plan, index, facet, flattenParams(call.body()), grant.filter)
  return runTasks(call, grant, [task])[0] ?? '{}'
}

const CREDENTIAL_PARAM = /^x-algolia-/i
const parseUrlParams = (params: URLSearchParams): RawParams =>
  Object.fromEntries([...params].filter(([name]) => !CREDENTIAL_PARAM.test(name)))

/** Like Algolia's search-only keys, a shopper's key cannot download the complete stock. */
export const rejectBrowse = (call: Call): string => {
  requireShopper(call.caller)
  throw new RequestError(403, 'Method not allowed with this API key')
}

const requireKnownIndex = (call: Call, index: string): void => {
  if (!call.context.plan.sorts.some((sort) => sort.index === index))
    throw new RequestError(404, `Index ${index.slice(0, 200)} does not exist`)
}

const fetchObjects = (
  call: Call,
  grant: KeyGrant,
  requests: readonly ObjectRequest[],
  grow?: (length: number) => void,
): (string | null)[] => findObjects(call.context.plan, readyIndex(call, grant), grant.filter, requests, grow)

export const getObject = (call: Call, index: string, id: string): string => {
  const grant = requireShopper(call.caller)
  requireIndex(grant, index)
  requireKnownIndex(call, index)
  const retrieve = parseNamesParam(parseUrlParams(call.params), 'attributesToRetrieve', limits.listItems) ?? ['*']
  const [found] = fetchObjects(call, grant, [{ id, retrieve }])
  if (!found) throw new RequestError(404, 'ObjectID does not exist')
  return found
}

export const getObjects = (call: Call): string => {
  const grant = requireShopper(call.caller)
  const body = call.body()
  const requests = isObject(body) ? body.requests : undefined
  if (!Array.isArray(requests) || requests.length > limits.objects) throw badRequest('Expected a list of requests')
  const objectRequests = requests.map((request: unknown): ObjectRequest => {
    if (!isObject(request)) throw badRequest('Expected objects in requests')
    const index = parseTextParam(request, 'indexName', 256) ?? ''
    requireIndex(grant, index)
    requireKnownIndex(call, index)
    const id = parseTextParam(request, 'objectID', 1024)
    if (id === undefined) throw badRequest('objectID is missing')
    return { id, retrieve: parseNamesParam(request, 'attributesToRetrieve', limits.listItems) ?? ['*'] }
  })
  const grow = createAnswerCheck(call.context.ambient.elapsed)
  const found = fetchObjects(call, grant, objectRequests, grow)
  return `{"results":[${found.map((object) => object ?? 'null').join()}]}`
}

/** Part of the protocol, but the engine has no recommendations. */
export const getRecommendations = (call: Call): string => {
  requireShopper(call.caller)
  const body = call.body()
  const requests = isObject(body) && Array.isArray(body.requests) ? body.requests.slice(0, limits.subRequests) : []
  const empty = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processingTimeMS: 0 }
  return JSON.stringify({ results: requests.map(() => empty) })
}
