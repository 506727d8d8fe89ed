import { limits } from '../limits'
import { isObject, parseIntegerParam, parseTextParam, type RawParams } from '../query/parse-params'
import { badRequest, RequestError } from '../request-error'
import { foldText } from '../text/tokenise'
import { replicasOf } from './settings'
import { countIndexes, ensureIndex, findIndex, nextTaskId, publishIndex, withWriteLock } from './store'
import type { StoredRecord } from './record-store'
import { clearParts, listParts, removePart, saveParts, type PartKind } from './part-store'
import { nowIso, requireAcl, requireIndex, requireWritable, type CustomIndexCall, type RouteReply } from './types'

const synonymTypes = ['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder']

const isStringList = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= 1000 &&
    value.every((item) => typeof item === 'string' && item.length <= 200))

/** Parses a synonym or rule. Searches use synonyms; rules are only stored. @throws RequestError 400 */
const parsePart = (kind: PartKind, body: unknown): StoredRecord => {
  if (!isObject(body)) throw badRequest(`Expected ${kind} to be objects`)
  const id = parseTextParam(body, 'objectID', 512)
  if (!id || id.includes('\0')) throw badRequest('objectID is missing')
  if (kind === 'synonyms') assertSynonym(body)
  const json = JSON.stringify(body)
  if (json.length > limits.recordBytes || json.includes('\\u0000')) throw badRequest(`${id} cannot be stored`)
  return { id, json }
}

const assertSynonym = (body: RawParams): void => {
  const type = parseTextParam(body, 'type', 50) ?? ''
  if (!synonymTypes.includes(type.toLowerCase())) throw badRequest(`Invalid type of synonym: ${type}`)
  parseTextParam(body, 'input', 200)
  parseTextParam(body, 'word', 200)
  if (!isStringList(body.synonyms) || !isStringList(body.corrections)) throw badRequest('Expected lists of words')
}

const changeParts = async (
  call: CustomIndexCall,
  kind: PartKind,
  name: string,
  work: (client: Parameters<typeof saveParts>[0], name: string) => Promise<void>,
): Promise<string> => {
  requireAcl(call, 'editSettings')
  requireWritable(call, name)
  return withWriteLock(call.context.db, async (client) => {
    const taskId = await nextTaskId(client)
    if (!(await findIndex(client, name)) && (await countIndexes(client)) >= limits.customIndexes)
      throw badRequest(`More than ${limits.customIndexes} indexes`)
    const { settings } = await ensureIndex(client, name)
    const forwarded = call.params.get('forwardToReplicas') === 'true' ? replicasOf(settings) : []
    for (const one of [name, ...forwarded]) {
      await work(client, one)
      if ((await listParts(client, kind, one)).length > limits.parts)
        throw badRequest(`More than ${limits.parts} ${kind}`)
      await publishIndex(client, one, taskId)
    }
    return taskId
  })
}

const hasFlag = (call: CustomIndexCall, names: readonly string[]): boolean =>
  names.some((name) => call.params.get(name) === 'true')

export const saveManyParts = async (call: CustomIndexCall, kind: PartKind, name: string): Promise<RouteReply> => {
  const body = call.body()
  if (!Array.isArray(body) || body.length > limits.parts) throw badRequest(`Expected a list of ${kind}`)
  const parts = body.map((one: unknown) => parsePart(kind, one))
  const replaces = hasFlag(call, ['replaceExistingSynonyms', 'clearExistingRules'])
  const id = await changeParts(call, kind, name, async (client, one) => {
    if (replaces) await clearParts(client, kind, one)
    const unique = [...new Map(parts.map((part) => [part.id, part])).values()]
    await saveParts(client, kind, one, unique)
  })
  return { body: { updatedAt: nowIso(call), taskID: Number(id) } }
}

export const saveOnePart = async (
  call: CustomIndexCall,
  kind: PartKind,
  name: string,
  objectID: string,
): Promise<RouteReply> => {
  const body = call.body()
  const part = parsePart(kind, isObject(body) ? { ...body, objectID } : body)
  const id = await changeParts(call, kind, name, (client, one) => saveParts(client, kind, one, [part]))
  return { body: { updatedAt: nowIso(call), taskID: Number(id), id: objectID } }
}

export const removeOnePart = async (
  call: CustomIndexCall,
  kind: PartKind,
  name: string,
  id: string,
): Promise<RouteReply> => {
  const taskId = await changeParts(call, kind, name, (client, one) => removePart(client, kind, one, id))
  return { body: { deletedAt: nowIso(call), taskID: Number(taskId) } }
}

export const removeAllParts = async (call: CustomIndexCall, kind: PartKind, name: string): Promise<RouteReply> => {
  const taskId = await changeParts(call, kind, name, (client, one) => clearParts(client, kind, one))
  return { body: { updatedAt: nowIso(call), taskID: Number(taskId) } }
}

export const getPart = async (call: CustomIndexCall, kind: PartKind, name: string, id: string): Promise<RouteReply> => {
  requireAcl(call, 'settings')
  requireIndex(call, name)
  const found = (await listParts(call.context.db, kind, name)).find((one) => one.objectID === id)
  if (!found) throw new RequestError(404, 'ObjectID does not exist')
  return { body: found }
}

/** Returns a page of the synonyms or rules that contain each word of the query. */
export const searchParts = async (call: CustomIndexCall, kind: PartKind, name: string): Promise<RouteReply> => {
  requireAcl(call, 'settings')
  requireIndex(call, name)
  const body = call.body()
  const params = isObject(body) ? body : {}
  const words = foldText(parseTextParam(params, 'query', limits.queryLength) ?? '').split(/\s+/)
  const type = parseTextParam(params, 'type', 50)?.toLowerCase()
  const [page, count] = [
    parseIntegerParam(params, 'page', 1e6) ?? 0,
    parseIntegerParam(params, 'hitsPerPage', 1000) ?? 20,
  ]
  const found = (await listParts(call.context.db, kind, name)).filter((one) => {
    const text = foldText(JSON.stringify(one))
    const isType = !type || (typeof one.type === 'string' && one.type.toLowerCase() === type)
    return isType && words.every((word) => text.includes(word))
  })
  const hits = found.slice(page * count, (page + 1) * count)
  const nbPages = count > 0 ? Math.ceil(found.length / count) : 0
  return { body: { hits, nbHits: found.length, ...(kind === 'rules' ? { page, nbPages } : {}) } }
}
