import { isObject, readText } from '../query/read-values'
import { badRequest, RequestError } from '../request-error'
import { limits } from '../limits'
import { indexSettings } from '../http/admin-routes'
import { changedSettings, replicasOf, shownSettings } from './settings'
import {
  copyParts,
  copyRecords,
  countIndexes,
  ensureIndex,
  findIndex,
  listIndexes,
  moveRecords,
  nextTask,
  publish,
  removeIndex,
  saveSettings,
  taskIsKnown,
  writing,
  type PartKind,
  type Reads,
  type Settings,
  type StoredIndex,
} from './store'
import { isStock, nowText, requireAcl, requireIndex, requireWritable, type NamedCall, type Reply } from './types'

const noIndex = (name: string): RequestError => new RequestError(404, `Index ${name.slice(0, 200)} does not exist`)

export const getSettings = async (call: NamedCall, name: string): Promise<Reply> => {
  requireAcl(call, 'settings')
  requireIndex(call, name)
  const { db, stock } = call.context
  if (isStock(call.context, name)) return { body: indexSettings(stock, name) }
  const index = await findIndex(db, name)
  if (!index) throw noIndex(name)
  const version = call.params.get('getVersion') === '1' ? 1 : 2
  const primary = index.primary_name === null ? {} : { primary: index.primary_name }
  return { body: { ...shownSettings(index.settings), ...primary, version } }
}

export const putSettings = async (call: NamedCall, name: string): Promise<Reply> => {
  requireAcl(call, 'editSettings')
  requireWritable(call, name)
  const change = call.body()
  if (!isObject(change)) throw badRequest('Expected an object of settings')
  const id = await writing(call.context.db, async (client) => {
    const begun = await nextTask(client)
    if (!(await findIndex(client, name)) && (await countIndexes(client)) >= limits.namedIndexes)
      throw badRequest(`More than ${limits.namedIndexes} indexes`)
    const index = await ensureIndex(client, name)
    const settings = changedSettings(index.settings, change)
    await saveSettings(client, name, settings)
    await changeReplicas(call, client, index, settings)
    if (call.params.get('forwardToReplicas') === 'true') await forward(client, settings, change)
    await publish(client, name, begun)
    return begun
  })
  return { body: { updatedAt: nowText(call), taskID: Number(id) } }
}

/** A new replica uses the records of the primary. A removed one keeps a copy and becomes a separate index. */
const changeReplicas = async (call: NamedCall, db: Reads, index: StoredIndex, settings: Settings): Promise<void> => {
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

const forward = async (
  db: Reads,
  settings: Settings,
  { replicas: _, ranking: __, ...change }: Settings,
): Promise<void> => {
  for (const replica of replicasOf(settings)) {
    const index = await findIndex(db, replica)
    if (index) await saveSettings(db, replica, changedSettings(index.settings, change))
  }
}

const scopes = ['settings', 'synonyms', 'rules'] as const
type Scope = (typeof scopes)[number]

export const operation = async (call: NamedCall, name: string): Promise<Reply> => {
  requireAcl(call, 'addObject')
  const body = call.body()
  if (!isObject(body)) throw badRequest('Expected an object')
  const [kind, destination] = [readText(body, 'operation', 20), readText(body, 'destination', 256) ?? '']
  if (kind !== 'copy' && kind !== 'move') throw badRequest('Invalid operation, expected "copy" or "move"')
  if (destination === name) throw badRequest('The destination is the index itself')
  requireWritable(call, destination)
  requireWritable(call, name)
  const scope = readScope(body.scope)
  const id = await writing(call.context.db, async (client) => {
    const begun = await nextTask(client)
    const source = await findIndex(client, name)
    if (!source && kind === 'move') return begun
    await carry(client, source ?? (await ensureIndex(client, name)), destination, kind, scope)
    await publish(client, destination, begun)
    return begun
  })
  return { body: { updatedAt: nowText(call), taskID: Number(id) } }
}

/** Returns null for everything, including the records. */
const readScope = (value: unknown): Scope[] | null => {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return null
  if (!Array.isArray(value) || !value.every((one) => scopes.includes(one as Scope)))
    throw badRequest(`Invalid scope, expected some of ${scopes.join(', ')}`)
  return value as Scope[]
}

const carry = async (
  db: Reads,
  source: StoredIndex,
  destination: string,
  kind: 'copy' | 'move',
  scope: Scope[] | null,
): Promise<void> => {
  const target = await overwritable(db, destination)
  const parts = (kind === 'copy' && scope) || scopes
  if (parts.includes('settings')) await carrySettings(db, source, target)
  for (const part of ['synonyms', 'rules'] satisfies PartKind[])
    if (parts.includes(part)) await copyParts(db, part, source.name, destination)
  const records = source.primary_name ?? source.name
  if (kind === 'copy') {
    if (scope === null) await copyRecords(db, records, destination)
    return
  }
  const carryRecords = source.primary_name === null ? moveRecords : copyRecords
  await carryRecords(db, records, destination)
  await removeIndex(db, source.name)
}

const overwritable = async (db: Reads, name: string): Promise<StoredIndex> => {
  const target = await ensureIndex(db, name)
  if (target.primary_name !== null) throw badRequest(`Index ${name} is a replica of ${target.primary_name}`)
  return target
}

/** The list of replicas is not copied, because a copy would claim the replicas of its source. */
const carrySettings = async (db: Reads, source: StoredIndex, target: StoredIndex): Promise<void> => {
  const { replicas: _, ...settings } = source.settings
  const { replicas } = target.settings
  await saveSettings(db, target.name, { ...settings, ...(replicas === undefined ? {} : { replicas }) })
}

/** A write is complete before its call is answered, so every known task is published, whatever its index. */
export const taskStatus = async (call: NamedCall, id: string): Promise<Reply> => {
  if (!/^\d{1,18}$/.test(id)) throw badRequest('Invalid task id')
  if (!(await taskIsKnown(call.context.db, id))) throw new RequestError(404, `Task ${id} does not exist`)
  return { body: { status: 'published', pendingTask: false } }
}

export const list = async (call: NamedCall): Promise<Reply> => {
  requireAcl(call, 'listIndexes')
  const { db, stock, stockRecords } = call.context
  const entries = await stockRecords()
  const about = { createdAt: nowText(call), updatedAt: nowText(call), entries, ...noSize }
  const replicas = stock.sorts.slice(1).map(({ index }) => index)
  const ofStock = [
    { name: stock.primary, ...about, replicas },
    ...replicas.map((name) => ({ name, ...about, primary: stock.primary })),
  ]
  const written = (await listIndexes(db)).map((index) => ({
    name: index.name,
    createdAt: index.created_at.toISOString(),
    updatedAt: index.updated_at.toISOString(),
    entries: index.entries,
    ...noSize,
    dataSize: index.bytes,
    fileSize: index.bytes,
    ...(index.primary_name === null ? {} : { primary: index.primary_name }),
    ...(replicasOf(index.settings).length === 0 ? {} : { replicas: replicasOf(index.settings) }),
  }))
  const items = [...ofStock, ...written].filter(({ name }) => call.caller.allowsIndex(name))
  const page = call.params.get('page')
  if (page === null) return { body: { items, nbPages: 1 } }
  const [at, count] = [number(page, 0), Math.max(1, number(call.params.get('hitsPerPage'), 100))]
  return { body: { items: items.slice(at * count, (at + 1) * count), nbPages: Math.ceil(items.length / count) } }
}

const noSize = { dataSize: 0, fileSize: 0, lastBuildTimeS: 0, numberOfPendingTasks: 0, pendingTask: false }

const number = (text: string | null, otherwise: number): number => {
  if (text === null) return otherwise
  if (!/^\d{1,9}$/.test(text)) throw badRequest('Expected a number')
  return Number(text)
}
