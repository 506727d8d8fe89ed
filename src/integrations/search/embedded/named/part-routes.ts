import { limits } from '../limits'
import { isObject, readInteger, readText, type RawParams } from '../query/read-values'
import { badRequest, RequestError } from '../request-error'
import { foldText } from '../text/tokenise'
import { replicasOf } from './settings'
import {
  clearParts,
  countIndexes,
  ensureIndex,
  findIndex,
  nextTask,
  partsOf,
  publish,
  removePart,
  saveParts,
  writing,
  type PartKind,
  type StoredRecord,
} from './store'
import { nowText, requireAcl, requireIndex, requireWritable, type NamedCall, type Reply } from './types'

const types = ['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder']

const isTexts = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= 1000 &&
    value.every((item) => typeof item === 'string' && item.length <= 200))

/** Parses a synonym or rule. Searches use synonyms; rules are only stored. @throws RequestError 400 */
const readPart = (kind: PartKind, body: unknown): StoredRecord => {
  if (!isObject(body)) throw badRequest(`Expected ${kind} to be objects`)
  const id = readText(body, 'objectID', 512)
  if (!id || id.includes('\0')) throw badRequest('objectID is missing')
  if (kind === 'synonyms') checkSynonym(body)
  const json = JSON.stringify(body)
  if (json.length > limits.recordBytes || json.includes('\\u0000')) throw badRequest(`${id} cannot be stored`)
  return { id, json }
}

const checkSynonym = (body: RawParams): void => {
  const type = readText(body, 'type', 50) ?? ''
  if (!types.includes(type.toLowerCase())) throw badRequest(`Invalid type of synonym: ${type}`)
  readText(body, 'input', 200)
  readText(body, 'word', 200)
  if (!isTexts(body.synonyms) || !isTexts(body.corrections)) throw badRequest('Expected lists of words')
}

const change = async (
  call: NamedCall,
  kind: PartKind,
  name: string,
  work: (client: Parameters<typeof saveParts>[0], name: string) => Promise<void>,
): Promise<string> => {
  requireAcl(call, 'editSettings')
  requireWritable(call, name)
  return writing(call.context.db, async (client) => {
    const begun = await nextTask(client)
    if (!(await findIndex(client, name)) && (await countIndexes(client)) >= limits.namedIndexes)
      throw badRequest(`More than ${limits.namedIndexes} indexes`)
    const { settings } = await ensureIndex(client, name)
    const forwarded = call.params.get('forwardToReplicas') === 'true' ? replicasOf(settings) : []
    for (const one of [name, ...forwarded]) {
      await work(client, one)
      if ((await partsOf(client, kind, one)).length > limits.parts)
        throw badRequest(`More than ${limits.parts} ${kind}`)
      await publish(client, one, begun)
    }
    return begun
  })
}

const flag = (call: NamedCall, names: readonly string[]): boolean =>
  names.some((name) => call.params.get(name) === 'true')

export const saveMany = async (call: NamedCall, kind: PartKind, name: string): Promise<Reply> => {
  const body = call.body()
  if (!Array.isArray(body) || body.length > limits.parts) throw badRequest(`Expected a list of ${kind}`)
  const parts = body.map((one: unknown) => readPart(kind, one))
  const replaces = flag(call, ['replaceExistingSynonyms', 'clearExistingRules'])
  const id = await change(call, kind, name, async (client, one) => {
    if (replaces) await clearParts(client, kind, one)
    const unique = [...new Map(parts.map((part) => [part.id, part])).values()]
    await saveParts(client, kind, one, unique)
  })
  return { body: { updatedAt: nowText(call), taskID: Number(id) } }
}

export const saveOne = async (call: NamedCall, kind: PartKind, name: string, objectID: string): Promise<Reply> => {
  const body = call.body()
  const part = readPart(kind, isObject(body) ? { ...body, objectID } : body)
  const id = await change(call, kind, name, (client, one) => saveParts(client, kind, one, [part]))
  return { body: { updatedAt: nowText(call), taskID: Number(id), id: objectID } }
}

export const removeOne = async (call: NamedCall, kind: PartKind, name: string, id: string): Promise<Reply> => {
  const begun = await change(call, kind, name, (client, one) => removePart(client, kind, one, id))
  return { body: { deletedAt: nowText(call), taskID: Number(begun) } }
}

export const removeAll = async (call: NamedCall, kind: PartKind, name: string): Promise<Reply> => {
  const begun = await change(call, kind, name, (client, one) => clearParts(client, kind, one))
  return { body: { updatedAt: nowText(call), taskID: Number(begun) } }
}

export const getOne = async (call: NamedCall, kind: PartKind, name: string, id: string): Promise<Reply> => {
  requireAcl(call, 'settings')
  requireIndex(call, name)
  const found = (await partsOf(call.context.db, kind, name)).find((one) => one.objectID === id)
  if (!found) throw new RequestError(404, 'ObjectID does not exist')
  return { body: found }
}

/** Returns a page of the synonyms or rules that contain each word of the query. */
export const searchParts = async (call: NamedCall, kind: PartKind, name: string): Promise<Reply> => {
  requireAcl(call, 'settings')
  requireIndex(call, name)
  const body = call.body()
  const params = isObject(body) ? body : {}
  const words = foldText(readText(params, 'query', limits.queryLength) ?? '').split(/\s+/)
  const type = readText(params, 'type', 50)?.toLowerCase()
  const [page, count] = [readInteger(params, 'page', 1e6) ?? 0, readInteger(params, 'hitsPerPage', 1000) ?? 20]
  const found = (await partsOf(call.context.db, kind, name)).filter((one) => {
    const text = foldText(JSON.stringify(one))
    const isType = !type || (typeof one.type === 'string' && one.type.toLowerCase() === type)
    return isType && words.every((word) => text.includes(word))
  })
  const hits = found.slice(page * count, (page + 1) * count)
  const nbPages = count > 0 ? Math.ceil(found.length / count) : 0
  return { body: { hits, nbHits: found.length, ...(kind === 'rules' ? { page, nbPages } : {}) } }
}
