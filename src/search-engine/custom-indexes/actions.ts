import { randomUUID } from 'node:crypto'
import { limits } from '../limits'
import { badRequest } from '../request-error'
import { isObject } from '../query/parse-params'

export type Body = Readonly<Record<string, unknown>>
/** A validated operation of a batch. */
export type Action =
  | { readonly kind: 'save'; readonly id: string; readonly record: Body }
  | { readonly kind: 'partial'; readonly id: string; readonly changes: Body; readonly create: boolean }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'drop' }

/** No address can name a record with one of these: clients and proxies resolve them as steps of a path. */
const PATH_STEPS: ReadonlySet<string> = new Set(['.', '..'])

const parseId = (body: Body, position: number): string => {
  const { objectID } = body
  const id = typeof objectID === 'number' ? String(objectID) : objectID
  if (typeof id !== 'string' || id === '' || id.length > 512 || id.includes('\0'))
    throw badRequest(`objectID is missing or invalid (near position ${position})`)
  if (PATH_STEPS.has(id))
    throw badRequest(`objectID ${id} can't be the last part of an address (near position ${position})`)
  return id
}

const actionNames = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
]

/** @throws RequestError 400 */
export const parseAction = (request: unknown, position: number): Action => {
  const action = isObject(request) ? request.action : undefined
  if (!isObject(request) || typeof action !== 'string' || !actionNames.includes(action))
    throw badRequest(`Invalid action in batch (near position ${position}), expected one of ${actionNames.join(', ')}`)
  if (action === 'clear') return { kind: 'clear' }
  if (action === 'delete') return { kind: 'drop' }
  const { body } = request
  if (!isObject(body)) throw badRequest(`Body is missing (near position ${position})`)
  return parseRecordAction(action, body, position)
}

const parseRecordAction = (action: string, body: Body, position: number): Action => {
  if (action === 'deleteObject') return { kind: 'delete', id: parseId(body, position) }
  if (action === 'addObject' && body.objectID === undefined) return toSaveAction(randomUUID(), body, position)
  const id = parseId(body, position)
  if (action === 'addObject' || action === 'updateObject') return toSaveAction(id, body, position)
  return { kind: 'partial', id, changes: body, create: action === 'partialUpdateObject' }
}

const toSaveAction = (id: string, record: Body, position: number): Action => {
  assertSize({ ...record, objectID: id }, id, position)
  return { kind: 'save', id, record }
}

export const assertSize = (record: Body, id: string, position: number): void => {
  const text = JSON.stringify(record)
  const bytes = Buffer.byteLength(text)
  if (bytes > limits.recordBytes)
    throw badRequest(
      `Record at the position ${position} objectID=${id} is too big size=${bytes}/${limits.recordBytes} bytes.`,
    )
  if (text.includes('\\u0000')) throw badRequest(`Record at the position ${position} objectID=${id} contains NUL`)
}
