import { isObject, parseTextParam } from '../query/parse-params'
import { badRequest, RequestError } from '../request-error'
import { limits } from '../limits'
import { renderIndexSettings } from '../http/admin-routes'
import { applySettingsChange, replicasOf, withDefaultSettings } from './settings'
import {
  copyParts,
  copyRecords,
  countIndexes,
  ensureIndex,
  findIndex,
  listIndexes,
  moveRecords,
  nextTaskId,
  publishIndex,
  removeIndex,
  saveSettings,
  isKnownTask,
  withWriteLock,
  type PartKind,
  type Queryable,
  type Settings,
  type StoredIndex,
} from './store'
import {
  isStockIndex,
  nowIso,
  requireAcl,
  requireIndex,
  requireWritable,
  type CustomIndexCall,
  type RouteReply,
} from './types'

const indexNotFound = (name: string): RequestError =>
  new RequestError(404, `Index ${name.slice(0, 200)} does not exist`)

export const getSettings = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  requireAcl(call, 'settings')
  requireIndex(call, name)
  const { db, stock } = call.context
  if (isStockIndex(call.context, name)) return { body: renderIndexSettings(stock, name) }
  const index = await findIndex(db, name)
  if (!index) throw indexNotFound(name)
  const version = call.params.get('getVersion') === '1' ? 1 : 2
  const primary = index.primary_name === null ? {} : { primary: index.primary_name }
  return { body: { ...withDefaultSettings(index.settings), ...primary, version } }
}

export const putSettings = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  requireAcl(call, 'editSettings')
  requireWritable(call, name)
  const change = call.body()
  if (!isObject(change)) throw badRequest('Expected an object of settings')
  const id = await withWriteLock(call.context.db, async (client) => {
    const taskId = await nextTaskId(client)
    if (!(await findIndex(client, name)) && (await countIndexes(client)) >= limits.customIndexes)
      throw badRequest(`More than ${limits.customIndexes} indexes`)
    const index = await ensureIndex(client, name)
    const settings = applySettingsChange(index.settings, change)
    await saveSettings(client, name, settings)
    await updateReplicas(call, client, index, settings)
    if (call.params.get('forwardToReplicas') === 'true') await forwardToReplicas(client, settings, change)
    await publishIndex(client, name, taskId)
    return taskId
  })
  return { body: { updatedAt: nowIso(call), taskID: Number(id) } }
}

/** A new replica uses the records of the primary. A removed one keeps a copy and becomes a separate index. */
const updateReplicas = async (
  call: CustomIndexCall,
  db: Queryable,
  index: StoredIndex,
  settings: Settings,
): Promise<void> => {
  const [before, after] = [replicasOf(index.settings), replicasOf(settings)]
  for (const replica of after) {
    requireWritable(call, replica)
    const known = await findIndex(db, replica)
    if (replica === index.name || (known?.primary_name ?? index.name) !== index.name)
      throw badRequest(`Index ${replica} cannot be a replica of ${index.name}`)
    await ensureIndex(db, replica, index.name)
  }
  for (const replica of before.filter((one) => !after.includes(one))) {
    await copyRecords(db, index.name, replica)
    await db.query('UPDATE search_indexes SET primary_name = NULL WHERE name = $1', [replica])
  }
}

const forwardToReplicas = async (
  db: Queryable,
  settings: Settings,
  { replicas: _, ranking: __, ...change }: Settings,
): Promise<void> => {
  for (const replica of replicasOf(settings)) {
    const index = await findIndex(db, replica)
    if (index) await saveSettings(db, replica, applySettingsChange(index.settings, change))
  }
}

const scopes = ['settings', 'synonyms', 'rules'] as const
type Scope = (typeof scopes)[number]

export const copyOrMoveIndex = async (call: CustomIndexCall, name: string): Promise<RouteReply> => {
  requireAcl(call, 'addObject')
  const body = call.body()
  if (!isObject(body)) throw badRequest('Expected an object')
  const [kind, destination] = [parseTextParam(body, 'operation', 20), parseTextParam(body, 'destination', 256) ?? '']
  if (kind !== 'copy' && kind !== 'move') throw badRequest('Invalid operation, expected "copy" or "move"')
  if (destination === name) throw badRequest('The destination is the index itself')
  requireWritable(call, destination)
  requireWritable(call, name)
  const scope = parseScope(body.scope)
  const id = await withWriteLock(call.context.db, async (client) => {
    const taskId = await nextTaskId(client)
    const source = await findIndex(client, name)
    if (!source && kind === 'move') return taskId
    await copyOrMove(client, source ?? (await ensureIndex(client, name)), destination, kind, scope)
    await publishIndex(client, destination, taskId)
    return taskId
  })
  return { body: { updatedAt: nowIso(call), taskID: Number(id) } }
}

/** Returns null for everything, including the records. */
const parseScope = (value: unknown): Scope[] | null => {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return null
  if (!Array.isArray(value) || !value.every((one) => scopes.includes(one as Scope)))
    throw badRequest(`Invalid scope, expected some of ${scopes.join(', ')}`)
  return value as Scope[]
}

const copyOrMove = async (
  db: Queryable,
  source: StoredIndex,
  destination: string,
  kind: 'copy' | 'move',
  scope: Scope[] | null,
): Promise<void> => {
  const target = await ensureOverwritable(db, destination)
  const parts = (kind === 'copy' && scope) || scopes
  if (parts.includes('settings')) await copySettings(db, source, target)
  for (const part of ['synonyms', 'rules'] satisfies PartKind[])
    if (parts.includes(part)) await copyParts(db, part, source.name, destination)
  const records = source.primary_name ?? source.name
  if (kind === 'copy') {
    if (scope === null) await copyRecords(db, records, destination)
    return
  }
  const transferRecords = source.primary_name === null ? moveRecords : copyRecords
  await transferRecords(db, records, destination)
  await removeIndex(db, source.name)
}

const ensureOverwritable = async (db: Queryable, name: string): Promise<StoredIndex> => {
  const target = await ensureIndex(db, name)
  if (target.primary_name !== null) throw badRequest(`Index ${name} is a replica of ${target.primary_name}`)
  return target
}

/** The list of replicas is not copied, because a copy would claim the replicas of its source. */
const copySettings = async (db: Queryable, source: StoredIndex, target: StoredIndex): Promise<void> => {
  const { replicas: _, ...settings } = source.settings
  const { replicas } = target.settings
  await saveSettings(db, target.name, { ...settings, ...(replicas === undefined ? {} : { replicas }) })
}

/** A write is complete before its call is answered, so every known task is published, whatever its index. */
export const getTaskStatus = async (call: CustomIndexCall, id: string): Promise<RouteReply> => {
  if (!/^\d{1,18}$/.test(id)) throw badRequest('Invalid task id')
  if (!(await isKnownTask(call.context.db, id))) throw new RequestError(404, `Task ${id} does not exist`)
  return { body: { status: 'published', pendingTask: false } }
}

export const getIndexList = async (call: CustomIndexCall): Promise<RouteReply> => {
  requireAcl(call, 'listIndexes')
  const { db, stock, stockRecords } = call.context
  const entries = await stockRecords()
  const stockFacts = { createdAt: nowIso(call), updatedAt: nowIso(call), entries, ...zeroSizes }
  const replicas = stock.sorts.slice(1).map(({ index }) => index)
  const stockItems = [
    { name: stock.primary, ...stockFacts, replicas },
    ...replicas.map((name) => ({ name, ...stockFacts, primary: stock.primary })),
  ]
  const customItems = (await listIndexes(db)).map((index) => ({
    name: index.name,
    createdAt: index.created_at.toISOString(),
    updatedAt: index.updated_at.toISOString(),
    entries: index.entries,
    ...zeroSizes,
    dataSize: index.bytes,
    fileSize: index.bytes,
    ...(index.primary_name === null ? {} : { primary: index.primary_name }),
    ...(replicasOf(index.settings).length === 0 ? {} : { replicas: replicasOf(index.settings) }),
  }))
  const items = [...stockItems, ...customItems].filter(({ name }) => call.caller.allowsIndex(name))
  const page = call.params.get('page')
  if (page === null) return { body: { items, nbPages: 1 } }
  const [at, count] = [parseNumber(page, 0), Math.max(1, parseNumber(call.params.get('hitsPerPage'), 100))]
  return { body: { items: items.slice(at * count, (at + 1) * count), nbPages: Math.ceil(items.length / count) } }
}

const zeroSizes = { dataSize: 0, fileSize: 0, lastBuildTimeS: 0, numberOfPendingTasks: 0, pendingTask: false }

const parseNumber = (text: string | null, fallback: number): number => {
  if (text === null) return fallback
  if (!/^\d{1,9}$/.test(text)) throw badRequest('Expected a number')
  return Number(text)
}
