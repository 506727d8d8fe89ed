import { isObject } from '../query/parse-params'
import { badRequest, RequestError } from '../request-error'
import { limits } from '../limits'
import { renderIndexSettings } from '../http/admin-routes'
import { applySettingsChange, replicasOf, withDefaultSettings } from './settings'
import {
  countIndexes,
  ensureIndex,
  findIndex,
  nextTaskId,
  publishIndex,
  saveSettings,
  isKnownTask,
  withWriteLock,
  type Queryable,
  type Settings,
  type StoredIndex,
} from './store'
import { copyRecords } from './record-store'
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

/** A write is complete before its call is answered, so every known task is published, whatever its index. */
export const getTaskStatus = async (call: CustomIndexCall, id: string): Promise<RouteReply> => {
  if (!/^\d{1,18}$/.test(id)) throw badRequest('Invalid task id')
  if (!(await isKnownTask(call.context.db, id))) throw new RequestError(404, `Task ${id} does not exist`)
  return { body: { status: 'published', pendingTask: false } }
}
