import { isObject, parseTextParam } from '../query/parse-params'
import { badRequest } from '../request-error'
import {
  ensureIndex,
  findIndex,
  nextTaskId,
  publishIndex,
  removeIndex,
  saveSettings,
  withWriteLock,
  type Queryable,
  type StoredIndex,
} from './store'
import { copyRecords, moveRecords } from './record-store'
import { copyParts, type PartKind } from './part-store'
import { nowIso, requireAcl, requireWritable, type CustomIndexCall, type RouteReply } from './types'

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
