import { limits } from '../limits'
import { isObject, parseTextParam } from '../query/parse-params'
import { badRequest, RequestError } from '../request-error'
import { flattenParams } from '../query/params'
import { parseAction, type Action } from './actions'
import { applyActions } from './apply-actions'
import {
  countIndexes,
  ensureIndex,
  findIndex,
  nextTaskId,
  publishIndex,
  removeIndex,
  withWriteLock,
  type Queryable,
} from './store'
import { clearRecords, countRecords, findRecords, removeRecords, saveRecords } from './record-store'
import { nowIso, requireAcl, requireWritable, type CustomIndexCall, type RouteReply } from './types'

const aclByAction = {
  save: 'addObject',
  partial: 'addObject',
  delete: 'deleteObject',
  clear: 'deleteIndex',
  drop: 'deleteIndex',
} as const

/** Clients expect `taskID` as a number. */
const toTaskNumber = (id: string): number => Number(id)

/** Ensures that the index exists and may be written; creates it if necessary. */
const ensureWritableIndex = async (db: Queryable, name: string): Promise<void> => {
  const known = await findIndex(db, name)
  if (known?.primary_name)
    throw badRequest(`Index ${name} is a replica: its records are those of ${known.primary_name}`)
  if (known) return
  if ((await countIndexes(db)) >= limits.customIndexes) throw badRequest(`More than ${limits.customIndexes} indexes`)
  await ensureIndex(db, name)
}

const idsOf = (actions: readonly Action[]): string[] => actions.flatMap((action) => ('id' in action ? [action.id] : []))

const writeBatch = async (db: Queryable, name: string, actions: readonly Action[], id: string): Promise<void> => {
  await ensureWritableIndex(db, name)
  const partial = actions.filter((action) => action.kind === 'partial')
  const before = partial.length > 0 ? await findRecords(db, name, idsOf(partial)) : new Map<string, string>()
  const { cleared, dropped, records } = applyActions(actions, (one) => before.get(one))
  if (dropped) return removeIndex(db, name)
  if (cleared) await clearRecords(db, name)
  const removed = [...records].flatMap(([one, json]) => (json === null ? [one] : []))
  if (removed.length > 0) await removeRecords(db, name, removed)
  await saveRecords(
    db,
    name,
    [...records].flatMap(([one, json]) => (json === null ? [] : [{ id: one, json }])),
  )
  if ((await countRecords(db, name)) > limits.customRecords)
    throw badRequest(`Index ${name} would hold more than ${limits.customRecords} records`)
  await publishIndex(db, name, id)
}

const parseActions = (call: CustomIndexCall, requests: unknown): Action[] => {
  if (!Array.isArray(requests) || requests.length > limits.batch)
    throw badRequest(`Expected a list of at most ${limits.batch} requests`)
  const actions = requests.map(parseAction)
  for (const action of actions) requireAcl(call, aclByAction[action.kind])
  return actions
}

/** Writes to several indexes in one transaction, as one task. */
const runBatches = async (call: CustomIndexCall, ofIndex: ReadonlyMap<string, readonly Action[]>): Promise<string> => {
  for (const name of ofIndex.keys()) requireWritable(call, name)
  return withWriteLock(call.context.db, async (client) => {
    const id = await nextTaskId(client)
    for (const [name, actions] of ofIndex) await writeBatch(client, name, actions, id)
    return id
  })
}

export const handleBatch = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  const body = call.body()
  const actions = parseActions(call, isObject(body) ? body.requests : undefined)
  const id = await runBatches(call, new Map([[name, actions]]))
  return { body: { taskID: toTaskNumber(id), objectIDs: idsOf(actions) } }
}

export const handleMultiBatch = async (call: CustomIndexCall): Promise<RouteReply> => {
  const body = call.body()
  const requests: unknown = isObject(body) ? body.requests : undefined
  const actions = parseActions(call, requests)
  const ofIndex = new Map<string, Action[]>()
  ;(requests as unknown[]).forEach((request, i) => {
    const name = isObject(request) ? (parseTextParam(request, 'indexName', 256) ?? '') : ''
    const action = actions[i]
    if (action) ofIndex.set(name, [...(ofIndex.get(name) ?? []), action])
  })
  const id = await runBatches(call, ofIndex)
  const taskID = Object.fromEntries([...ofIndex.keys()].map((name) => [name, toTaskNumber(id)]))
  return { body: { taskID, objectIDs: idsOf(actions) } }
}

const runOne = async (
  call: CustomIndexCall,
  name: string,
  request: unknown,
): Promise<{ id: string; taskID: number }> => {
  const actions = parseActions(call, [request])
  const id = await runBatches(call, new Map([[name, actions]]))
  return { id: idsOf(actions)[0] ?? '', taskID: toTaskNumber(id) }
}

export const saveObject = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  const { id, taskID } = await runOne(call, name, { action: 'addObject', body: call.body() })
  return { status: 201, body: { createdAt: nowIso(call), taskID, objectID: id } }
}

const withId = (body: unknown, objectID: string): object => ({ ...(isObject(body) ? body : {}), objectID })

export const putObject = async (call: CustomIndexCall, name: string, objectID: string): Promise<RouteReply> => {
  if (!isObject(call.body())) throw badRequest('Expected an object')
  const { taskID } = await runOne(call, name, { action: 'updateObject', body: withId(call.body(), objectID) })
  return { body: { updatedAt: nowIso(call), taskID, objectID } }
}

export const partialObject = async (call: CustomIndexCall, name: string, objectID: string): Promise<RouteReply> => {
  if (!isObject(call.body())) throw badRequest('Expected an object')
  const create = call.params.get('createIfNotExists') !== 'false'
  const action = create ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate'
  const { taskID } = await runOne(call, name, { action, body: withId(call.body(), objectID) })
  return { body: { updatedAt: nowIso(call), taskID, objectID } }
}

export const deleteObject = async (call: CustomIndexCall, name: string, objectID: string): Promise<RouteReply> => {
  const { taskID } = await runOne(call, name, { action: 'deleteObject', body: { objectID } })
  return { body: { deletedAt: nowIso(call), taskID } }
}

export const clearObjects = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  const { taskID } = await runOne(call, name, { action: 'clear' })
  return { body: { updatedAt: nowIso(call), taskID } }
}

/** Deletes an index; one that does not exist is not an error. */
export const deleteIndex = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  requireAcl(call, 'deleteIndex')
  requireWritable(call, name)
  const id = await withWriteLock(call.context.db, async (client) => {
    await removeIndex(client, name)
    // Its replicas become separate indexes without records.
    await client.query('UPDATE search_indexes SET primary_name = NULL WHERE primary_name = $1', [name])
    return nextTaskId(client)
  })
  return { body: { deletedAt: nowIso(call), taskID: toTaskNumber(id) } }
}

const filterNames = ['filters', 'facetFilters', 'numericFilters', 'tagFilters']

/** Deletes the records that match filters. Refuses a request without a filter, which would delete all. */
export const deleteByFilter = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  requireAcl(call, 'deleteIndex')
  requireWritable(call, name)
  const input = flattenParams(call.body())
  const params = Object.fromEntries(Object.entries(input).filter(([key]) => filterNames.includes(key)))
  const hasFilter = Object.values(params).some(
    (value) => value !== null && value !== '' && JSON.stringify(value) !== '[]',
  )
  if (!hasFilter) throw badRequest('deleteByQuery needs a filter: filters, facetFilters, numericFilters or tagFilters')
  const { db, registry, worker } = call.context
  const id = await withWriteLock(db, async (client) => {
    if (!(await findIndex(client, name))) throw new RequestError(404, `Index ${name} does not exist`)
    await registry.ensureLoaded([name])
    const ids = await worker.call('customIds', { name, params })
    await removeRecords(client, name, ids)
    const taskId = await nextTaskId(client)
    await publishIndex(client, name, taskId)
    return taskId
  })
  return { body: { updatedAt: nowIso(call), taskID: toTaskNumber(id) } }
}
