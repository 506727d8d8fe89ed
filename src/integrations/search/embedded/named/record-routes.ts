import { limits } from '../limits'
import { isObject, readText } from '../query/read-values'
import { badRequest, RequestError } from '../request-error'
import { flattenParams } from '../query/params'
import { applyActions, readAction, type Action } from './actions'
import {
  clearRecords,
  countIndexes,
  countRecords,
  ensureIndex,
  findIndex,
  nextTask,
  publish,
  recordsById,
  removeIndex,
  removeRecords,
  saveRecords,
  writing,
  type Reads,
} from './store'
import { nowText, requireAcl, requireWritable, type NamedCall, type Reply } from './types'

const acls = {
  save: 'addObject',
  partial: 'addObject',
  delete: 'deleteObject',
  clear: 'deleteIndex',
  drop: 'deleteIndex',
} as const

/** Clients expect `taskID` as a number. */
const task = (id: string): number => Number(id)

/** Ensures that the index exists and may be written; creates it if necessary. */
const target = async (db: Reads, name: string): Promise<void> => {
  const known = await findIndex(db, name)
  if (known?.primary_name)
    throw badRequest(`Index ${name} is a replica: its records are those of ${known.primary_name}`)
  if (known) return
  if ((await countIndexes(db)) >= limits.namedIndexes) throw badRequest(`More than ${limits.namedIndexes} indexes`)
  await ensureIndex(db, name)
}

const idsIn = (actions: readonly Action[]): string[] => actions.flatMap((action) => ('id' in action ? [action.id] : []))

const write = async (db: Reads, name: string, actions: readonly Action[], id: string): Promise<void> => {
  await target(db, name)
  const partial = actions.filter((action) => action.kind === 'partial')
  const before = partial.length > 0 ? await recordsById(db, name, idsIn(partial)) : new Map<string, string>()
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
  if ((await countRecords(db, name)) > limits.namedRecords)
    throw badRequest(`Index ${name} would hold more than ${limits.namedRecords} records`)
  await publish(db, name, id)
}

const readActions = (call: NamedCall, requests: unknown): Action[] => {
  if (!Array.isArray(requests) || requests.length > limits.batch)
    throw badRequest(`Expected a list of at most ${limits.batch} requests`)
  const actions = requests.map(readAction)
  for (const action of actions) requireAcl(call, acls[action.kind])
  return actions
}

/** Writes to several indexes in one transaction, as one task. */
const run = async (call: NamedCall, ofIndex: ReadonlyMap<string, readonly Action[]>): Promise<string> => {
  for (const name of ofIndex.keys()) requireWritable(call, name)
  return writing(call.context.db, async (client) => {
    const id = await nextTask(client)
    for (const [name, actions] of ofIndex) await write(client, name, actions, id)
    return id
  })
}

export const batch = async (call: NamedCall, name: string): Promise<Reply> => {
  const body = call.body()
  const actions = readActions(call, isObject(body) ? body.requests : undefined)
  const id = await run(call, new Map([[name, actions]]))
  return { body: { taskID: task(id), objectIDs: idsIn(actions) } }
}

export const multiBatch = async (call: NamedCall): Promise<Reply> => {
  const body = call.body()
  const requests: unknown = isObject(body) ? body.requests : undefined
  const actions = readActions(call, requests)
  const ofIndex = new Map<string, Action[]>()
  ;(requests as unknown[]).forEach((request, i) => {
    const name = isObject(request) ? (readText(request, 'indexName', 256) ?? '') : ''
    const action = actions[i]
    if (action) ofIndex.set(name, [...(ofIndex.get(name) ?? []), action])
  })
  const id = await run(call, ofIndex)
  const taskID = Object.fromEntries([...ofIndex.keys()].map((name) => [name, task(id)]))
  return { body: { taskID, objectIDs: idsIn(actions) } }
}

const one = async (call: NamedCall, name: string, request: unknown): Promise<{ id: string; taskID: number }> => {
  const actions = readActions(call, [request])
  const id = await run(call, new Map([[name, actions]]))
  return { id: idsIn(actions)[0] ?? '', taskID: task(id) }
}

export const saveObject = async (call: NamedCall, name: string): Promise<Reply> => {
  const { id, taskID } = await one(call, name, { action: 'addObject', body: call.body() })
  return { status: 201, body: { createdAt: nowText(call), taskID, objectID: id } }
}

const withId = (body: unknown, objectID: string): object => ({ ...(isObject(body) ? body : {}), objectID })

export const putObject = async (call: NamedCall, name: string, objectID: string): Promise<Reply> => {
  if (!isObject(call.body())) throw badRequest('Expected an object')
  const { taskID } = await one(call, name, { action: 'updateObject', body: withId(call.body(), objectID) })
  return { body: { updatedAt: nowText(call), taskID, objectID } }
}

export const partialObject = async (call: NamedCall, name: string, objectID: string): Promise<Reply> => {
  if (!isObject(call.body())) throw badRequest('Expected an object')
  const create = call.params.get('createIfNotExists') !== 'false'
  const action = create ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate'
  const { taskID } = await one(call, name, { action, body: withId(call.body(), objectID) })
  return { body: { updatedAt: nowText(call), taskID, objectID } }
}

export const deleteObject = async (call: NamedCall, name: string, objectID: string): Promise<Reply> => {
  const { taskID } = await one(call, name, { action: 'deleteObject', body: { objectID } })
  return { body: { deletedAt: nowText(call), taskID } }
}

export const clearObjects = async (call: NamedCall, name: string): Promise<Reply> => {
  const { taskID } = await one(call, name, { action: 'clear' })
  return { body: { updatedAt: nowText(call), taskID } }
}

/** Deletes an index; one that does not exist is not an error. */
export const deleteIndex = async (call: NamedCall, name: string): Promise<Reply> => {
  requireAcl(call, 'deleteIndex')
  requireWritable(call, name)
  const id = await writing(call.context.db, async (client) => {
    await removeIndex(client, name)
    // Its replicas become separate indexes without records.
    await client.query('UPDATE search_indexes SET primary_name = NULL WHERE primary_name = $1', [name])
    return nextTask(client)
  })
  return { body: { deletedAt: nowText(call), taskID: task(id) } }
}

const filterNames = ['filters', 'facetFilters', 'numericFilters', 'tagFilters']

/** Deletes the records that match filters. Refuses a request without a filter, which would delete all. */
export const deleteBy = async (call: NamedCall, name: string): Promise<Reply> => {
  requireAcl(call, 'deleteIndex')
  requireWritable(call, name)
  const given = flattenParams(call.body())
  const params = Object.fromEntries(Object.entries(given).filter(([key]) => filterNames.includes(key)))
  const said = Object.values(params).some((value) => value !== null && value !== '' && JSON.stringify(value) !== '[]')
  if (!said) throw badRequest('deleteByQuery needs a filter: filters, facetFilters, numericFilters or tagFilters')
  const { db, registry, worker } = call.context
  const id = await writing(db, async (client) => {
    if (!(await findIndex(client, name))) throw new RequestError(404, `Index ${name} does not exist`)
    await registry.ensure([name])
    const ids = await worker.call('namedIds', { name, params })
    await removeRecords(client, name, ids)
    const begun = await nextTask(client)
    await publish(client, name, begun)
    return begun
  })
  return { body: { updatedAt: nowText(call), taskID: task(id) } }
}
